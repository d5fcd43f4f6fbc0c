import {
  type Block,
  type SampleFile,
  clientEntity,
  longDay,
  numbered,
  placeOf,
  section,
  signatures,
  versionDay,
} from "./content.ts";

/** What the client promised before seeing a property's figures. */
export function confidentialityAgreement({
  buyer = clientEntity,
  property,
  version,
}: SampleFile): Block[] {
  const street = property.name.replace(/^\d+ /, "");
  const owner = `${street} Offices LLC`;
  return [
    ...section(
      "Confidentiality agreement",
      `${buyer} (“Recipient”) receives information on ${placeOf(property)} from ${owner} (“Owner”) and agrees on ${longDay(versionDay(version))}:`,
    ),
    ...numbered([
      [
        "Information",
        "Everything that is delivered about the property is confidential, on paper, by email or through a data room, except what is public or what Recipient already knew.",
      ],
      [
        "Use",
        "Recipient uses the information only to decide on a purchase. It may share it with its partners, lenders, attorneys and accountants, who are bound in the same way.",
      ],
      [
        "Term",
        "The duties last for two years. Rent information of tenants stays confidential for three.",
      ],
      [
        "Contacts",
        "Recipient contacts neither tenants nor the property manager nor the city about the property, and visits only with an appointment.",
      ],
      [
        "Return",
        "On request Recipient destroys the information within five business days and confirms it in writing.",
      ],
      [
        "Registration",
        "Recipient names Jordan Avery Commercial Real Estate as its broker. Owner pays no other broker.",
      ],
      [
        "No obligation",
        "Owner may change or withdraw the offering at any time. Nothing here obliges either side to a sale, and no warranty is given for the information.",
      ],
      [
        "Remedies",
        "A breach may be enjoined. For each proven breach of the contact clause Recipient pays $10,000 as liquidated damages.",
      ],
    ]),
    ...signatures(`Recipient, ${buyer}`),
  ];
}
