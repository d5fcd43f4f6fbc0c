import { addDays } from "@frontage/records/deal-clock/days";
import {
  type Block,
  type SampleFile,
  clientEntity,
  contactAt,
  dollars,
  keyDay,
  longDay,
  numbered,
  partyOf,
  placeOf,
  section,
  signatures,
  versionDay,
} from "./content.ts";
import { warehouseReduction } from "./purchase-agreement.ts";

/** The main terms of a sale that is planned. */
export function letterOfIntent(file: SampleFile): Block[] {
  return file.property.id === "48-example-road" ? warehouseLetter(file) : plazaLetter(file);
}

function warehouseLetter(file: SampleFile): Block[] {
  const { property, version } = file;
  const isAccepted = version.number > 1;
  const agreed = (property.price ?? 0) + warehouseReduction;
  const price = isAccepted ? agreed : agreed - 400_000;
  const seller = partyOf(file, "cooperating-broker");
  const title = partyOf(file, "title-officer");
  return [
    ...section(
      "Letter of intent",
      `From ${clientEntity} to Example Road Industrial LLC, in care of ${seller.name} of ${seller.company}. ${longDay(versionDay(version))}. Purchase of ${placeOf(property)}.`,
    ),
    ...numbered([
      [
        "Price",
        `Buyer pays ${dollars(price)} in cash at closing.${isAccepted ? ` This answers Seller's counteroffer to our letter of ${longDay(addDays(versionDay(version), -5))}.` : ""}`,
      ],
      [
        "Deposit",
        `Buyer deposits ${dollars(140_000)}, about 1.5% of the price, with ${title.company} within three business days after the purchase agreement is signed.`,
      ],
      [
        "Purchase agreement",
        "Seller's attorney sends a first draft within seven days. The parties aim to sign within two weeks of the day on which both have signed this letter.",
      ],
      [
        "Due diligence",
        "Due diligence lasts thirty to thirty-five days from the signing of the purchase agreement, with access for an environmental consultant and a building inspector.",
      ],
      [
        "Closing",
        isAccepted
          ? "Closing takes place within 75 days after this letter is accepted."
          : "Closing takes place within 90 days after this letter is accepted.",
      ],
      [
        "Exchange",
        "Buyer completes an exchange under section 1031 and needs Seller's cooperation, at no cost to Seller.",
      ],
      [
        "Exclusivity",
        "For 30 days after acceptance Seller does not offer the property to others or negotiate with them.",
      ],
      [
        "Commission",
        "Seller pays a commission of 4% by separate agreement, shared equally by both brokers.",
      ],
      [
        "Not binding",
        "This letter binds neither party, except for exclusivity and confidentiality. Only a signed purchase agreement does.",
      ],
      isAccepted
        ? [
            "Acceptance",
            `Countersigned for Seller on ${longDay(keyDay(property, "Offer accepted"))}.`,
          ]
        : ["Expiry", "This offer ends at 5:00pm Central time on the seventh day after its date."],
    ]),
    ...signatures(`Buyer, ${clientEntity}`, "Seller, Example Road Industrial LLC"),
  ];
}

/** The letter of a prospective buyer of the plaza, with the client's changes. */
function plazaLetter(file: SampleFile): Block[] {
  const { property } = file;
  const buyer = contactAt(file, "Independent");
  const price = (property.price ?? 0) - 350_000;
  const attorney = partyOf(file, "attorney");
  return [
    ...section(
      "Letter of intent, draft with changes marked",
      `From ${buyer.name}, an independent investor (“Buyer”), to ${clientEntity} (“Seller”). ${longDay(keyDay(property, "Letters of intent due"))}. Purchase of ${placeOf(property)}. Changes that Seller asks for are in brackets.`,
    ),
    ...numbered([
      ["Price", `Buyer offers ${dollars(price)} [Seller: ${dollars(property.price ?? 0)}].`],
      [
        "Deposit",
        "Buyer deposits $150,000 on signing and $150,000 after due diligence [Seller: $300,000 on signing].",
      ],
      [
        "Due diligence",
        "Due diligence lasts 45 days from the delivery of all documents [Seller: 30 days]. Buyer pays for its own reports.",
      ],
      [
        "Closing",
        "Closing takes place 30 days after the end of due diligence, with one extension of 15 days for $50,000.",
      ],
      [
        "Financing",
        "Buyer intends to borrow 60% of the price. [Seller: no financing contingency.]",
      ],
      [
        "Estoppels",
        "Seller delivers estoppel certificates from Sample Pharmacy, Placeholder Coffee and tenants of 80% of the remaining leased area.",
      ],
      [
        "Leasing until closing",
        "Seller signs no lease for space 8 without Buyer's consent, which counts as given after three business days.",
      ],
      [
        "Roofs",
        "Seller assigns the warranties of the roofs that were replaced in 2019; they run for 20 years.",
      ],
      ["Escrow holdback", "[Seller strikes the holdback of $100,000 for the parking lot.]"],
      [
        "Exclusivity",
        "Seller negotiates with nobody else for twenty-one days. Seller may go on collecting offers until the offer deadline, but signs none.",
      ],
      [
        "Confidentiality",
        `Both sides keep the terms to themselves and their advisors. Seller's advisor is ${attorney.name}.`,
      ],
      [
        "Not binding",
        "Apart from exclusivity and confidentiality, nobody is bound before a purchase agreement is signed.",
      ],
    ]),
    ...signatures(`Buyer, ${buyer.name}`, `Seller, ${clientEntity}`),
  ];
}
