import { addDays, toBusinessDay } from "@frontage/records/deal-clock/days";
import { contractTerms, signedLabel } from "../contract-dates.ts";
import {
  type Block,
  type SampleFile,
  clientEntity,
  dollars,
  keyDay,
  longDay,
  numbered,
  partyOf,
  placeOf,
  section,
  signatures,
  squareFeet,
} from "./content.ts";

type Section = readonly [heading: string, ...texts: readonly string[]];

/** What the parties of a sale agreed on. */
type Terms = {
  seller: string;
  buyer: string;
  price: number;
  deposit: number;
  /** "It replaces …", if there is an earlier agreement. */
  replaces?: string;
  /** The last days, as "2026-07-14". */
  effective: string;
  diligenceEnds: string;
  closing: string;
  diligence: readonly string[];
  depositTexts: readonly string[];
  financing: Section;
  estoppels: readonly string[];
  /** Only for this sale. */
  special: readonly Section[];
  titleCompany: string;
  titleObjections: string;
  brokers: string;
  costs: string;
  notices: string;
};

/** How much the seller reduced the price of 48 Example Road after the assessment, US dollars. */
export const warehouseReduction = 250_000;

/** A purchase and sale agreement, as its version words it. */
export function purchaseAgreement(file: SampleFile): Block[] {
  const { property } = file;
  const terms = termsOf(file);
  return [
    ...section(
      "Purchase and sale agreement",
      `This agreement is made as of ${longDay(terms.effective)} (the “effective date”) between ${terms.seller} (“Seller”) and ${terms.buyer} (“Buyer”) for the property known as ${placeOf(property)}.`,
      ...(terms.replaces === undefined ? [] : [terms.replaces]),
    ),
    ...numbered([
      [
        "Parties and property",
        `Seller agrees to sell and Buyer agrees to buy the land and the building of about ${squareFeet(property.squareFeet)} at ${property.name}, with all fixtures, easements, permits, warranties and the leases in force (together, the “property”).`,
        "Personal property of tenants is not part of the sale. Seller's name, signs and computer equipment are excluded.",
      ],
      [
        "Purchase price",
        `The purchase price is ${dollars(terms.price)}, payable at closing in immediately available funds, after credit for the deposit and subject to the prorations of section 15.`,
        "No part of the price is allocated to personal property. Each party files its own tax reports.",
      ],
      [
        "Title and survey",
        `Seller conveys good and marketable fee title by special warranty deed, subject only to permitted exceptions. ${terms.titleCompany} issues the title commitment within five business days of the effective date.`,
        terms.titleObjections,
        "Seller removes at or before closing every mortgage, mechanic's lien and other monetary encumbrance that it created, whether or not Buyer objected to it.",
      ],
      ["Due diligence", ...terms.diligence],
      [
        "Closing",
        `Closing takes place on ${longDay(terms.closing)} through the escrow of ${terms.titleCompany}. Neither party needs to attend in person.`,
        "At closing Seller delivers the deed, a bill of sale, an assignment of leases and deposits, tenant notice letters, a certificate of non-foreign status and the keys. Buyer delivers the balance of the price and its counterparts.",
        "Possession passes at closing, subject to the rights of tenants under the leases.",
      ],
      ["Estoppel certificates", ...terms.estoppels],
      ["Deposit", ...terms.depositTexts],
      [
        "Default",
        "If Seller defaults, Buyer may either terminate and recover the deposit and its documented third-party costs up to $75,000, or enforce specific performance by a suit filed within 60 days of the scheduled closing.",
        "If Buyer defaults, Seller's sole remedy is to keep the deposit as liquidated damages. Before either party may act on a default, other than a failure to close, it gives notice and five business days to cure.",
      ],
      terms.financing,
      [
        "Assignment and exchange",
        "Buyer may assign this agreement to an entity that it controls, or to a qualified intermediary for an exchange under section 1031 of the Internal Revenue Code, by notice given at least five business days before closing. Any other assignment needs Seller's written consent.",
        "Each party cooperates with the other's exchange, provided that closing is not delayed and the cooperating party bears no cost or liability.",
      ],
      ["Notices", terms.notices],
      [
        "Representations",
        "Seller represents that it has authority to sell; that the rent roll and the leases delivered are complete; that it has received no notice of condemnation, of a violation of law or of a suit that concerns the property; and that no person holds an option or a right of first refusal to buy it.",
        "Seller's representations survive closing for nine months. Claims must exceed $25,000 in total, and Seller's liability for them is limited to 2% of the purchase price.",
        "Except for these representations, Buyer takes the property as is, with all faults.",
      ],
      [
        "Operation until closing",
        "Until closing Seller operates, insures and maintains the property as before. After the due diligence period Seller signs, amends or terminates no lease or service contract without Buyer's written consent. Before that, consent may not be unreasonably withheld and counts as given after five business days of silence.",
      ],
      [
        "Casualty and condemnation",
        "If before closing the property is damaged so that repair costs more than 3% of the purchase price, or if access or parking is taken by condemnation, Buyer may terminate within ten days of notice and recover the deposit.",
        "Otherwise Buyer closes without a reduction of the price and receives the insurance proceeds or the award, with a credit for the deductible.",
      ],
      [
        "Costs and prorations",
        terms.costs,
        "Rents, operating expenses and real estate taxes are prorated as of 11:59pm of the day before closing. Rent that is past due is not prorated; Buyer remits it to Seller if it is collected within 90 days. Security deposits are credited to Buyer.",
      ],
      [
        "Brokers",
        terms.brokers,
        "Each party indemnifies the other against claims of any other broker who dealt with it.",
      ],
      ...terms.special,
      [
        "General",
        "Days are calendar days unless business days are stated. A period that ends on a Saturday, Sunday or federal holiday ends on the next business day. Time is of the essence.",
        "This agreement is the entire agreement, may be changed only in writing, may be signed electronically and in counterparts, and is governed by the law of the state where the property lies. A dispute is decided by a court without a jury.",
      ],
    ]),
    ...signatures(`Seller, ${terms.seller}`, `Buyer, ${terms.buyer}`),
  ];
}

const inWords = (count: 1 | 2 | 3 | 5) => ({ 1: "one", 2: "two", 3: "three", 5: "five" })[count];

function termsOf(file: SampleFile): Terms {
  switch (file.property.id) {
    case "48-example-road":
      return warehouseTerms(file);
    case "2-sample-square":
      return squareTerms(file);
    case "640-example-boulevard":
      return centerTerms(file);
    default:
      throw new Error(`No purchase agreement is written for ${file.property.name}.`);
  }
}

/** Agreed on after the assessment. */
const environmentalMatters: Section = [
  "Environmental matters",
  "Seller discloses that an underground fuel tank was removed in 1996 and that the state agency issued a closure letter. If the soil samples show contamination above the state's industrial standard, Buyer may terminate and recover the deposit, even after the due diligence period, until ten days after the laboratory's report.",
  "Seller keeps responsibility for the cost of cleanup that the agency orders for the former tank, up to $300,000, for two years after closing.",
];

/** 48 Example Road: bought by the client; three versions. */
function warehouseTerms(file: SampleFile): Terms {
  const { property, version } = file;
  const title = partyOf(file, "title-officer");
  const attorney = partyOf(file, "attorney");
  const lender = partyOf(file, "lender");
  const intermediary = partyOf(file, "exchange-intermediary");
  const effective = keyDay(property, signedLabel("48-example-road"));
  const { deposit: depositDays, titleObjection, ...terms } = contractTerms["48-example-road"];
  const isRevised = version.number === 3;
  const isDraft = version.number === 1;
  const diligence = isDraft ? 30 : terms.diligence;
  const price = (property.price ?? 0) + (isRevised ? 0 : warehouseReduction);
  const deposit = 140_000;
  const diligenceEnds = isDraft
    ? toBusinessDay(addDays(effective, diligence), "next")
    : keyDay(property, "Due diligence ends");
  const closing = isRevised
    ? keyDay(property, "Closing")
    : toBusinessDay(addDays(keyDay(property, "Offer accepted"), 75), "previous");
  const held = `The deposit is held by ${title.company} in an interest-bearing account and applied to the price at closing.`;
  const paid = `Within ${inWords(depositDays)} business days of the effective date Buyer pays a deposit of ${dollars(deposit)}.`;
  const returned =
    "If Buyer terminates on or before the last day of the due diligence period, the deposit is returned to Buyer within three business days.";
  const depositTexts = isRevised
    ? [
        `${paid} ${held}`,
        returned,
        "After the due diligence period the deposit becomes nonrefundable, except that it stays refundable until items 9 and 11 of Schedule B of the title commitment are removed or insured over.",
      ]
    : isDraft
      ? [
          `${paid} ${held}`,
          "The deposit is nonrefundable when it is paid, except on Seller's default.",
        ]
      : [
          `${paid} ${held}`,
          returned,
          "After the due diligence period the deposit is nonrefundable, except on Seller's default, casualty or condemnation.",
        ];
  return {
    seller: "Example Road Industrial LLC",
    buyer: clientEntity,
    price,
    deposit,
    ...(isRevised && {
      replaces:
        "This third revision changes what Seller and Buyer signed on the effective date, the second revision, and replaces it once both have signed it. Until then the second revision stays in force. The effective date and what is counted from it stay the same.",
    }),
    effective,
    diligenceEnds,
    closing,
    titleCompany: title.company,
    titleObjections: `Buyer may object to matters of title and survey in writing within ${titleObjection} days of the effective date. ${isRevised ? "Buyer has objected to items 9 and 11 of Schedule B. " : ""}What is not objected to is a permitted exception.`,
    diligence: [
      `The due diligence period ends at 5:00pm Central time on ${longDay(diligenceEnds)}, ${diligence} days from the effective date. Buyer may terminate this agreement for any reason or no reason by notice given on or before that time.`,
      ...(isDraft
        ? []
        : [
            "Buyer and its consultants may enter the property on one business day's notice, inspect the roof, docks, floor and systems, and interview the tenant with Seller present.",
          ]),
      ...(isRevised
        ? [
            "Buyer may take soil samples at its own cost in the area of the former fuel tank. Buyer may extend the due diligence period once, by ten days, if the laboratory's report on the samples is not available, by notice and an additional deposit of $25,000.",
          ]
        : []),
      "Within five business days of the effective date Seller delivers the lease, its amendments, the last three years' operating statements, the roof warranty, the most recent environmental report and all service contracts. Buyer carries liability insurance of $2,000,000 while it is on the property and repairs what its inspections damage.",
    ],
    depositTexts,
    financing: [
      "Financing",
      `Buyer applies for a loan of up to 65% of the purchase price within five business days of the effective date. Buyer may terminate and recover the deposit if a written loan commitment is not received within ${terms.loanCommitment} days of the effective date.`,
      `Buyer intends to borrow from ${lender.company}. Seller gives the lender's appraiser access and signs what the lender reasonably requires, at no cost to Seller.`,
    ],
    estoppels: [
      `Seller delivers an estoppel certificate signed by Specimen Logistics, dated no more than 30 days before closing, which confirms the rent, the term and that neither side is in default. It is due ${inWords(terms.estoppels)} business days before closing.`,
      "Seller also requests a subordination, non-disturbance and attornment agreement (SNDA) in the lender's form. The tenant's refusal to sign it is not a default of Seller.",
    ],
    special: [
      ...(isRevised ? [environmentalMatters] : []),
      [
        "Exchange",
        `Buyer acquires the property as replacement property. ${intermediary.company} acts as qualified intermediary and takes an assignment of Buyer's rights before closing.`,
      ],
    ],
    brokers:
      "Example Realty Partners represents Seller. Jordan Avery Commercial Real Estate represents Buyer. Seller pays a commission of 4% of the purchase price at closing, shared equally by both.",
    costs:
      "Seller pays the transfer tax, the owner's title policy and half of the escrow fee. Buyer pays the survey, the lender's policy, endorsements, recording of the deed and the other half of the escrow fee. Each party pays its own attorney.",
    notices: `Notices are in writing and count when delivered by courier or by email with a copy by courier. Copies for Buyer go to ${attorney.name} of ${attorney.company}; copies for Seller go to Reese Holloway of Holloway Placeholder Law. No party sends or changes payment instructions by email.`,
  };
}

/** 2 Sample Square: bought by the client; the first version lacked what the second adds. */
function squareTerms(file: SampleFile): Terms {
  const { property, version } = file;
  const title = partyOf(file, "title-officer");
  const lender = partyOf(file, "lender");
  const terms = contractTerms["2-sample-square"];
  const effective = keyDay(property, terms.signed);
  const deposit = 340_000;
  const isSigned = version.number > 1;
  return {
    seller: "Square Placeholder Associates LP",
    buyer: clientEntity,
    price: property.price ?? 0,
    deposit,
    effective,
    diligenceEnds: keyDay(property, "Due diligence ends"),
    closing: keyDay(property, "Closing"),
    titleCompany: title.company,
    titleObjections: `Buyer gives notice of objections to title or survey within ${terms.titleObjection} days of the effective date. Seller answers within seven days; if Seller does not agree to cure, Buyer may terminate until the end of the due diligence period or waive the objection.`,
    diligence: [
      `Buyer's right to inspect and to terminate without cause ends on ${longDay(keyDay(property, "Due diligence ends"))}, at 6:00pm local time, ${terms.diligence} days from the effective date. Silence is approval: if Buyer gives no notice of termination, it has approved the property.`,
      "Inspection of apartments needs 48 hours' notice to the residents. No more than six apartments may be entered on one day.",
      "Seller delivers the rent roll of the 24 apartments, the shop and office leases, elevator and fire certificates, and utility bills of 24 months.",
    ],
    depositTexts: [
      `Buyer pays ${dollars(deposit)} into escrow with ${title.company} in two installments: ${dollars(200_000)} within ${inWords(terms.deposit)} business days of the effective date and ${dollars(140_000)} within two business days after the end of due diligence.`,
      "The first installment goes hard at the end of the due diligence period. The second is nonrefundable when paid. Interest follows the deposit.",
    ],
    financing: isSigned
      ? [
          "Loan assumption",
          `Closing is not conditioned on financing. Buyer may, at its choice, assume Seller's existing loan if the lender's consent arrives by ten days before closing; the assumption fee of 1% of the loan balance is Buyer's. New financing, if any, comes from ${lender.company}.`,
        ]
      : ["No financing condition", "Closing is not conditioned on financing."],
    estoppels: [
      "Seller delivers estoppel certificates from every office tenant and from shops that together occupy at least 80% of the retail area, dated within 45 days of closing. No certificates are required from residents.",
      ...(isSigned
        ? [
            "For shops that do not sign, Seller may deliver its own certificate for up to 10% of the retail area; it ends when the tenant's own is delivered.",
          ]
        : []),
    ],
    special: [
      [
        "Apartments",
        "At closing at least 22 of the 24 apartments are leased, or Buyer receives a credit of $2,150 for each apartment fewer. Vacant apartments are delivered ready to rent; for each that is not, Buyer receives a credit of $1,800.",
        "Residents' deposits are transferred as state law requires, with a list that Seller certifies.",
      ],
      [
        "Elevator",
        "Seller completes the modernization of elevator 2 before closing and assigns the contractor's warranty. If it is not complete, $64,000 are held back in escrow until the certificate is issued.",
      ],
    ],
    brokers:
      "Jordan Avery Commercial Real Estate represents Buyer. Seller is represented by Template Brokerage. Seller pays both by separate agreement.",
    costs:
      "Buyer and Seller share the escrow fee and the transfer tax equally. Seller pays the base premium of the owner's policy. Buyer pays for endorsements, its survey update and all costs of its loan.",
    notices:
      "Notices are given by nationally recognized overnight courier or by email that the other party confirms, to the addresses on the signature page. Notice by courier counts on the next business day.",
  };
}

/** 640 Example Boulevard: sold by the client. */
function centerTerms(file: SampleFile): Terms {
  const { property, version } = file;
  const title = partyOf(file, "title-officer");
  const attorney = partyOf(file, "attorney");
  const cooperating = partyOf(file, "cooperating-broker");
  const terms = contractTerms["640-example-boulevard"];
  const effective = keyDay(property, terms.signed);
  const deposit = 400_000;
  const isSigned = version.number > 1;
  return {
    seller: clientEntity,
    buyer: "Boulevard Specimen Retail Fund LP",
    price: property.price ?? 0,
    deposit,
    effective,
    diligenceEnds: keyDay(property, "Due diligence ends"),
    closing: keyDay(property, "Closing"),
    titleCompany: title.company,
    titleObjections: `Buyer objects, if at all, within ${terms.titleObjection} days of the effective date. Seller may but need not cure. Utility easements, the reciprocal easement agreement with the owner of the fuel station and zoning are permitted exceptions.`,
    diligence: [
      `Buyer completes its due diligence by 5:00pm Eastern time on ${longDay(keyDay(property, "Due diligence ends"))}, ${terms.diligence} days from the effective date. To proceed, Buyer gives a notice of approval; without one, this agreement ends and the deposit is returned.`,
      "Invasive testing needs Seller's consent, which Seller may withhold. Buyer shares every third-party report with Seller if it terminates.",
      "Buyer may meet the store manager of Example Grocers once, together with Seller's property manager.",
    ],
    depositTexts: [
      `Buyer deposits ${dollars(deposit)} with ${title.company} within ${inWords(terms.deposit)} business day of the effective date. Of this, $100 is independent consideration and is never refundable.`,
      "On Buyer's notice of approval the deposit becomes nonrefundable and an additional deposit of $350,000 is due within two business days.",
    ],
    financing: [
      "No financing contingency",
      "Buyer's obligations do not depend on financing. Buyer has shown Seller evidence of equity of at least 40% of the price.",
    ],
    estoppels: [
      "Closing is conditioned on an estoppel certificate from Example Grocers, from both pads, and from shops with at least 75% of the leased shop area, none of which shows a rent lower than the rent roll.",
      isSigned
        ? "Seller may extend closing by up to 20 days to obtain the certificates that are missing."
        : "If certificates are missing, Buyer may terminate.",
    ],
    special: [
      [
        "Anchor",
        "If before closing Example Grocers gives notice that it will close its store or end its lease, Buyer may terminate within seven days and the deposit is returned, also after approval.",
      ],
      [
        "Percentage rent",
        "Percentage rent for the lease year in which closing falls is divided by days when the anchor reports its sales. Buyer pays Seller's share within 15 days of receiving it.",
      ],
      [
        "Leasing costs",
        "Seller pays commissions and improvements for leases signed before the effective date. Buyer pays them for new leases that it approved, including the renewal of space 8.",
      ],
    ],
    brokers: `Jordan Avery Commercial Real Estate represents Seller. ${cooperating.company} represents Buyer. Seller pays a total commission of 3% at closing, of which 1.25% goes to Buyer's broker.`,
    costs:
      "Seller pays the documentary transfer tax and the standard owner's policy. Buyer pays extended coverage, the survey and the escrow fee. Recording fees are paid by the party that benefits.",
    notices: `Notices to Seller go to ${clientEntity}, with a copy to ${attorney.name} of ${attorney.company}, which is required for notice. Email counts if sent before 5:00pm Eastern time on a business day.`,
  };
}
