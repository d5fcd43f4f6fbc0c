import { broker } from "../../broker.ts";
import {
  type Block,
  type SampleFile,
  addMonths,
  clientEntity,
  dollars,
  dollarsAndCents,
  keyDay,
  lastOf,
  longDay,
  numbered,
  placeOf,
  section,
  signatures,
  squareFeet,
} from "./content.ts";

/** An agreement that gives the broker the exclusive right to sell or lease. */
export function listingAgreement(file: SampleFile): Block[] {
  switch (file.property.id) {
    case "200-sample-avenue":
      return leasingAgreement(file);
    case "77-instance-lane":
      return workshopListing(file);
    default:
      return plazaListing(file);
  }
}

/** The last day of a term that began in that month. */
const endOfTerm = (day: string, months: number) =>
  longDay(lastOf(addMonths(day.slice(0, 7), months)));

const opening = (file: SampleFile, title: string, day: string): Block[] =>
  section(
    title,
    `Between ${clientEntity} (“Owner”) and ${broker.businessName} (“Broker”), for ${placeOf(file.property)}. Effective ${longDay(day)}.`,
  );

const end = (): Block[] => signatures(`Owner, ${clientEntity}`, `Broker, ${broker.name}`);

function plazaListing(file: SampleFile): Block[] {
  const { property, version } = file;
  const signed = keyDay(property, "Listing agreement signed");
  const isExtended = version.number > 1;
  return [
    ...opening(file, "Exclusive right-to-sell listing agreement", signed),
    ...numbered([
      [
        "Exclusive right",
        "Owner gives Broker the exclusive right to sell the property. Owner refers every inquiry to Broker during the term.",
      ],
      [
        "Term",
        isExtended
          ? `The term, first six months, is extended by six months and ends on ${endOfTerm(signed, 12)}. Owner may end it earlier on 30 days' notice, but not before offers of the current round were answered.`
          : `The term is six months and ends on ${endOfTerm(signed, 6)}. Owner may end it earlier on 30 days' notice.`,
      ],
      [
        "Price",
        `The asking price is ${dollars(property.price ?? 0)}. Broker does not publish a price in the first round and asks for letters of intent by ${longDay(keyDay(property, "Letters of intent due"))}.`,
      ],
      [
        "Commission",
        "Owner pays a commission of 3.5% of the gross price at closing, out of the proceeds. If another broker represents the buyer, that broker receives 1.5% out of it. No commission is due if a sale fails for any reason other than Owner's default.",
      ],
      [
        "Protection period",
        "The commission is also due if, within 120 days after the term, Owner sells to a buyer whose name is on the list that Broker delivers within ten days after the term.",
      ],
      [
        "Excluded buyers",
        isExtended
          ? "A sale to Placeholder Coffee or to its owner, Emerson Malik, earns a commission of 2% instead. The list of excluded buyers is closed."
          : "A sale to a tenant of the plaza within the first 45 days earns a commission of 2% instead.",
      ],
      [
        "Marketing",
        "Broker pays for photography, the offering memorandum, the listing services and email campaigns, up to $12,000. Owner pays for the survey, the environmental report and legal review of documents.",
      ],
      [
        "Broker's duties",
        "Broker presents every offer within one business day, reports each Friday, screens buyers and obtains confidentiality agreements before rent information is released.",
      ],
      [
        "Owner's duties",
        "Owner delivers leases, rent roll, statements of three years and known reports within ten days, and tells Broker at once of notices from tenants or authorities.",
      ],
      [
        "Agency",
        "Broker represents Owner only. Broker acts for both sides only with the written consent of both, and then discloses neither side's price limits.",
      ],
      ["Disputes", "The parties mediate before they sue. The mediator's fee is shared."],
    ]),
    ...end(),
  ];
}

function workshopListing(file: SampleFile): Block[] {
  const { property } = file;
  const signed = keyDay(property, "Listing agreement signed");
  return [
    ...opening(file, "Exclusive listing agreement", signed),
    ...numbered([
      [
        "Property",
        `Workshop and showroom of ${squareFeet(property.squareFeet)} on a corner lot, with a buildable pad of 14,000 square feet of land.`,
      ],
      [
        "Term",
        `The term is nine months, through ${endOfTerm(signed, 9)}. It renews month by month until either side gives 15 days' notice.`,
      ],
      [
        "Price",
        `The asking price is ${dollars(property.price ?? 0)}, or any other price that Owner accepts. Owner finances up to 20% of the price at 7% interest for three years if the buyer will occupy the building.`,
      ],
      [
        "Commission",
        "Owner pays a commission of 5% of the first $1,000,000 and 4% of the rest, divided equally with the buyer's broker. A lease instead of a sale earns 6% of the base rent of its first five years.",
      ],
      [
        "Sign and lockbox",
        "Broker may place one sign of 4 by 8 feet on the corner and a lockbox at the office door. Tours of the workshop need a day's notice to Placeholder Cabinetry.",
      ],
      [
        "Protection period",
        "For 90 days after the term the commission is also due for buyers to whom Broker showed the building in person.",
      ],
      [
        "Offers",
        `Broker collects offers until ${longDay(keyDay(property, "Offers due"))} and delivers them unopened to Owner.`,
      ],
      [
        "Cancellation",
        "If Owner withdraws the property from sale, Owner pays Broker's documented marketing costs, at most $6,500.",
      ],
      [
        "Disclosure",
        "Owner discloses that the roof of the showroom leaks near the skylight and that the paint booth has no current permit.",
      ],
    ]),
    ...end(),
  ];
}

function leasingAgreement(file: SampleFile): Block[] {
  const { property } = file;
  const signed = keyDay(property, "Leasing agreement signed");
  return [
    ...opening(file, "Exclusive leasing agreement", signed),
    ...numbered([
      [
        "Exclusive right",
        "Broker has the exclusive right to lease vacant space in the building, now or later.",
      ],
      [
        "Term",
        `The term is twelve months, through ${endOfTerm(signed, 12)}, renewed for six months each time unless a party gives 60 days' notice.`,
      ],
      [
        "Asking rent",
        `The asking rent is ${dollarsAndCents(property.rent ?? 0)} per square foot and year, modified gross, with three percent increases. Broker may quote up to $1.00 less for terms of seven years or more.`,
      ],
      [
        "Commission",
        "Owner pays a commission of 6% of the base rent of the first five years and 3% of later years, half when the lease is signed and half when rent begins. If a tenant's broker takes part, the total is 7.5%, of which 4% goes to the tenant's broker.",
      ],
      [
        "Renewals and expansions",
        "Broker earns 2% of the base rent of a renewal if Broker negotiates it. Options that a tenant exercises without negotiation earn nothing.",
      ],
      [
        "Concessions",
        "Broker may offer up to one month of free rent for every 30 months of term and an improvement allowance of up to $30.00 per square foot. Anything beyond needs Owner's approval by email.",
      ],
      [
        "Marketing",
        "Broker provides floor plans, a leasing brochure and a listing on two services at its own cost. A furnished model suite would be at Owner's cost.",
      ],
      [
        "Registration",
        "Within seven days after the term Broker names up to fifteen prospects; a lease with one of them within 150 days earns the commission.",
      ],
      [
        "Insurance",
        "Broker carries errors and omissions insurance of $1,000,000 and general liability insurance of $1,000,000.",
      ],
      [
        "Termination for cause",
        "Either party may terminate on ten days' notice if the other breaches and does not cure, or if Broker's license lapses.",
      ],
    ]),
    ...end(),
  ];
}
