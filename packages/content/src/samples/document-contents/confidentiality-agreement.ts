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
  const isWarehouse = property.id === "48-example-road";
  const street = property.name.replace(/^\d+ /, "");
  const owner = `${street} ${isWarehouse ? "Industrial" : "Offices"} LLC`;
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
      isWarehouse
        ? [
            "Term",
            "The duties last for eighteen months from the date above, or until Recipient buys the property.",
          ]
        : [
            "Term",
            "The duties last for two years. Rent information of tenants stays confidential for three.",
          ],
      isWarehouse
        ? [
            "Contacts",
            "Recipient speaks with the tenant, its employees or the park's association only with Owner's prior consent.",
          ]
        : [
            "Contacts",
            "Recipient contacts neither tenants nor the property manager nor the city about the property, and visits only with an appointment.",
          ],
      [
        "Return",
        isWarehouse
          ? "On request Recipient returns or destroys the information within ten business days, and may keep one copy for its legal files."
          : "On request Recipient destroys the information within five business days and confirms it in writing.",
      ],
      [
        "Registration",
        isWarehouse
          ? "Recipient is represented by Jordan Avery Commercial Real Estate, whom Seller's broker recognizes."
          : "Recipient names Jordan Avery Commercial Real Estate as its broker. Owner pays no other broker.",
      ],
      [
        "No obligation",
        "Owner may change or withdraw the offering at any time. Nothing here obliges either side to a sale, and no warranty is given for the information.",
      ],
      [
        "Remedies",
        isWarehouse
          ? "A breach may be enjoined without a bond. Damages are limited to direct damages."
          : "A breach may be enjoined. For each proven breach of the contact clause Recipient pays $10,000 as liquidated damages.",
      ],
    ]),
    ...signatures(`Recipient, ${buyer}`),
  ];
}
