import {
  type Block,
  type SampleFile,
  clientEntity,
  contactAt,
  dollars,
  dollarsAndCents,
  keyDay,
  lastOf,
  addMonths,
  longDay,
  numbered,
  placeOf,
  section,
  signatures,
  squareFeet,
  versionDay,
} from "./content.ts";
import { type Tenancy, rentSchedule, tenancyOf } from "./tenancies.ts";

type Section = readonly [heading: string, ...texts: readonly string[]];

/** A lease, or a proposal for one. */
export function lease(file: SampleFile): Block[] {
  switch (file.document.id) {
    case "lease-suite-1-200-sample-avenue":
      return dentalLease(file);
    case "lease-suite-5-200-sample-avenue":
      return softwareLease(file);
    case "lease-placeholder-coffee-15-placeholder-plaza":
      return coffeeLease(file);
    case "lease-bay-1-301-specimen-yard":
      return millworkLease(file);
    case "lease-unit-2-18-placeholder-row":
      return fitnessLease(file);
    case "lease-proposal-bay-2-301-specimen-yard":
      return bayProposal(file);
    default:
      throw new Error(`No lease is written for "${file.document.name}".`);
  }
}

/** The base rent of each lease year. */
export function rentTable(tenancy: Tenancy, file: SampleFile, increase: number): Block {
  return {
    kind: "table",
    columns: [
      { label: "Lease year", share: 0.14 },
      { label: "From", share: 0.24 },
      { label: "To", share: 0.24 },
      { label: "Rent/SF/yr", share: 0.16, isFigure: true },
      { label: "Monthly rent", share: 0.22, isFigure: true },
    ],
    rows: rentSchedule(tenancy, file.property, increase).map(({ from, rent, to, year }) => [
      String(year),
      longDay(from),
      longDay(to),
      dollarsAndCents(rent),
      dollarsAndCents((rent * tenancy.squareFeet) / 12),
    ]),
  };
}

type LeaseParts = {
  file: SampleFile;
  tenancy: Tenancy;
  increase: number;
  tenantSigner: string;
  premises: readonly string[];
  rent: readonly string[];
  /** Everything after the rent. */
  sections: readonly Section[];
};

function leaseOf({
  file,
  increase,
  premises,
  rent,
  sections,
  tenancy,
  tenantSigner,
}: LeaseParts): Block[] {
  const { begins, deposit, ends, suite, tenant } = tenancy;
  return [
    ...section(
      "Lease",
      `Lease between ${clientEntity} (“Landlord”) and ${tenant} (“Tenant”) for ${/^\d/.test(suite) ? `space ${suite}` : suite} at ${placeOf(file.property)}.`,
    ),
    ...numbered([
      ["Premises", ...premises],
      [
        "Term",
        `The term begins on ${longDay(begins)} and ends on ${longDay(ends)}, unless it is extended or ends earlier under this lease.`,
      ],
      ["Base rent", ...rent],
    ]),
    { kind: "heading", text: "Rent schedule" },
    rentTable(tenancy, file, increase),
    ...numbered(
      [
        [
          "Security deposit",
          deposit === undefined
            ? "No security deposit is held."
            : `Tenant has paid a security deposit of ${dollars(deposit)}. Landlord returns what it does not apply within 30 days after the end of the term.`,
        ],
        ...sections,
      ],
      4,
    ),
    ...signatures(`Landlord, ${clientEntity}`, `Tenant, ${tenant}, by ${tenantSigner}`),
  ];
}

function dentalLease(file: SampleFile): Block[] {
  const tenancy = tenancyOf(file.property, "Suite 1");
  return leaseOf({
    file,
    tenancy,
    increase: 3,
    tenantSigner: contactAt(file, tenancy.tenant).name,
    premises: [
      `The premises are Suite 1 on the ground floor, ${squareFeet(tenancy.squareFeet)} of rentable area, with its own entrance on the east side. Tenant has eight reserved parking spaces and the use of the others in common.`,
      "Landlord delivered the premises with a $35.00 per square foot tenant improvement allowance, which has been paid in full.",
    ],
    rent: [
      "Base rent is due in advance on the first day of each month, without demand or set-off. Rent that is more than five days late bears a charge of 4%, and interest of 10% a year after thirty days.",
      "Base rent rises 3% on each anniversary of the commencement date.",
    ],
    sections: [
      [
        "Operating expenses",
        "This is a modified gross lease. Tenant pays its share, 25.3%, of the amount by which operating expenses and taxes of the building exceed those of the base year, which is the calendar year in which the term began.",
        "Controllable expenses may not rise by more than 5% a year for this purpose. Landlord delivers a reconciliation by April 30; Tenant may audit it within 120 days.",
      ],
      [
        "Utilities and services",
        "Landlord provides heat, cooling, water, elevator and janitorial service on business days from 7am to 7pm and on Saturdays from 8am to 1pm. Cooling after hours costs $48 an hour. Tenant pays for the electricity of its sterilization and imaging equipment, by submeter.",
      ],
      [
        "Use",
        "Tenant uses the premises as a dental practice with a laboratory, and for nothing else. Tenant disposes of medical waste and amalgam through a licensed contractor and keeps the plumbing free of both.",
        "Landlord leases no other space in the building to a general dentist or an orthodontist while Tenant practices in the premises.",
      ],
      [
        "Repairs",
        "Landlord maintains roof, structure, common areas and building systems. Tenant maintains the interior, its plumbing for dental chairs, the compressor and vacuum pumps.",
      ],
      [
        "Alterations",
        "Tenant may spend up to $15,000 a year on changes that touch neither structure nor systems, with notice. Anything else needs Landlord's consent, with plans.",
      ],
      [
        "Assignment and subletting",
        "Assignment and subletting need Landlord's prior written consent, which may not be unreasonably withheld, conditioned or delayed. A transfer to a dentist who buys the practice is allowed without consent if the buyer has a net worth of $750,000 and Tenant gives 20 days' notice. Half of any profit from a sublease goes to Landlord.",
      ],
      [
        "Options to renew",
        "Tenant may renew twice for five years each, by notice at least nine months before the term ends, at 95% of market rent. If the parties disagree on market rent, each names a broker with ten years of experience, and the two choose a third who decides.",
      ],
      [
        "Insurance and indemnity",
        "Tenant carries general liability insurance of $1,000,000 per occurrence and $2,000,000 in the aggregate, professional liability insurance, and insurance of its equipment. Landlord insures the building at replacement cost. Both waive subrogation.",
      ],
      [
        "Default",
        "Tenant is in default if rent is unpaid ten days after notice, or another duty is unmet thirty days after notice. Landlord may then end the lease or Tenant's possession, relet, and recover the rent that reletting does not bring. Landlord must mitigate its damages.",
      ],
      [
        "Subordination and estoppel",
        "This lease is subordinate to mortgages on the property if the lender agrees not to disturb Tenant. Tenant signs an estoppel certificate within ten business days of a request.",
      ],
      [
        "Surrender and holding over",
        "At the end of the term Tenant returns the premises broom clean, caps the plumbing of the chairs and removes its equipment. Holding over costs 150% of the last rent, by the day.",
      ],
    ],
  });
}

function softwareLease(file: SampleFile): Block[] {
  const tenancy = tenancyOf(file.property, "Suite 5");
  return leaseOf({
    file,
    tenancy,
    increase: 3,
    tenantSigner: contactAt(file, tenancy.tenant).name,
    premises: [
      `The premises are Suite 5, the entire third floor, ${squareFeet(tenancy.squareFeet)} of rentable area. Tenant may use the roof deck, at its own risk, on workdays.`,
      "Tenant accepts the premises as they are. Landlord contributed $22.00 per square foot to Tenant's work.",
    ],
    rent: [
      "Base rent is payable by automatic transfer on the first business day of each month. The first three months of the term were free of base rent.",
      "Base rent rises 3% on each anniversary of the commencement date.",
    ],
    sections: [
      [
        "Operating expenses",
        "Tenant pays 25.8% of the increase of operating expenses over the base year. Electricity for lights and outlets is included up to 1.2 kilowatt-hours per square foot and month; Landlord bills what exceeds it at cost.",
      ],
      [
        "Early termination",
        "Tenant may end this lease as of the last day of its sixtieth month by notice at least 270 days before, together with a fee equal to four months of base rent and the unamortized part of the allowance and commissions, at 7% interest.",
      ],
      [
        "Right of first offer",
        "Before Landlord leases Suite 3 to anyone else, it offers the suite to Tenant in writing, with the rent and term it has in mind. Tenant has ten business days to accept.",
      ],
      [
        "Use",
        "Tenant uses the premises for general offices, and a server room of no more than 200 square feet. Tenant may operate around the clock; after-hours air conditioning is requested by noon and billed at $42 an hour.",
      ],
      [
        "Parking",
        "Tenant has 30 unreserved spaces at no charge and may rent up to six reserved spaces at $58 a month each. Landlord provides two charging stations for electric cars; Tenant's employees pay for the electricity.",
      ],
      [
        "Signs",
        "Tenant's name is on the lobby directory and on the monument sign. Tenant may place one illuminated sign on the parapet of the west side, at its own cost, with permits and Landlord's approval of the design.",
      ],
      [
        "Assignment and subletting",
        "Tenant may sublet up to 40% of the premises without consent, by notice. Other subleases and assignments need consent. A merger, or a sale of all of Tenant's stock, is not an assignment if the successor's net worth is no less than Tenant's was.",
      ],
      [
        "Repairs and cabling",
        "Landlord maintains structure, roof and systems, other than the supplemental cooling of the server room, which is Tenant's. At the end of the term Tenant removes its cabling, or pays $9,500 instead.",
      ],
      [
        "Option to renew",
        "Tenant may extend the term once, for five years, by notice between fifteen and twelve months before its end, at market rent but no less than the rent then in effect.",
      ],
      [
        "Default and remedies",
        "A payment that is seven days late after notice, twice in a year, is a default. Landlord has the remedies of law, and may accelerate rent, discounted at 5%. Tenant's liability for special damages is excluded.",
      ],
      [
        "Confidentiality and data",
        "Landlord's staff enter the server room only with Tenant's escort, except in an emergency. Each party keeps the economic terms of this lease confidential.",
      ],
    ],
  });
}

function coffeeLease(file: SampleFile): Block[] {
  const tenancy = tenancyOf(file.property, "1");
  return leaseOf({
    file,
    tenancy,
    increase: 2.5,
    tenantSigner: contactAt(file, tenancy.tenant).name,
    premises: [
      `The premises are the north end cap, space 1, ${squareFeet(tenancy.squareFeet)}, with a patio of 450 square feet that is not counted in the area. No drive-through may be added without the city's and Landlord's consent.`,
    ],
    rent: [
      "Base rent is due on the first day of each month and rises 2.5% a year.",
      "In addition Tenant pays percentage rent of 5% of gross sales above a natural breakpoint. Sales of gift cards and of roasted beans to wholesale customers are not gross sales. Tenant reports sales within 20 days of each month's end.",
    ],
    sections: [
      [
        "Triple-net charges",
        "Tenant pays its share, 5.74%, of real estate taxes, of property insurance and of common-area maintenance (CAM), monthly as estimated by Landlord. Administrative fees may not exceed 10% of CAM, and capital repairs are spread over their useful life.",
      ],
      [
        "Use and exclusive",
        "Tenant operates a coffee roastery and café. No other tenant of the plaza may earn more than 15% of its sales from brewed coffee and espresso drinks. If the exclusive is violated and not cured in 30 days, base rent is halved until it is.",
      ],
      [
        "Hours",
        "Tenant is open at least from 6:30am to 6:00pm on weekdays and from 7:00am to 5:00pm on weekends. It may close on four holidays and for up to ten days for remodeling.",
      ],
      [
        "Co-tenancy",
        "If Sample Pharmacy, or a replacement of at least 10,000 square feet, is not open for more than 120 days in a row, Tenant pays 6% of gross sales instead of base rent until it opens. After a year Tenant may end the lease on 60 days' notice.",
      ],
      [
        "Options",
        "Tenant has two options of five years each, by notice 180 days before the term ends. The rent of each option's first year is 110% of the rent of the year before.",
      ],
      [
        "Roasting, odor and grease",
        "Tenant maintains an afterburner on its roaster and a grease interceptor, which is cleaned every 90 days. If the health department cites odors twice in a year, roasting stops until the cause is fixed.",
      ],
      [
        "Repairs",
        "Tenant maintains the premises, its storefront and its heating and cooling unit, with a service contract. Landlord maintains roof, walls, foundation and parking lot.",
      ],
      [
        "Insurance",
        "Tenant carries general liability insurance of $2,000,000, property insurance and business interruption insurance for twelve months, and names Landlord as additional insured.",
      ],
      [
        "Assignment",
        "Tenant may franchise or assign to an operator of at least five cafés with a net worth of $1,500,000. Other transfers need consent. Tenant's guarantor, Emerson Malik, stays liable for the first 24 months after a transfer.",
      ],
      [
        "Default",
        "Tenant is in default five days after notice of unpaid money, and twenty days after notice of anything else. Landlord has a lien on nothing that Tenant leases from others.",
      ],
      [
        "Estoppel and subordination",
        "Tenant delivers an estoppel certificate within fifteen days of a request, no more than twice a year, and a subordination, non-disturbance and attornment agreement in customary form.",
      ],
    ],
  });
}

function millworkLease(file: SampleFile): Block[] {
  const tenancy = tenancyOf(file.property, "Bay 1");
  return leaseOf({
    file,
    tenancy,
    increase: 3.5,
    tenantSigner: "its manager",
    premises: [
      `The premises are Bay 1, ${squareFeet(tenancy.squareFeet)}: 1,900 square feet of offices in front and a shop with 20-foot clear height, one grade-level door and one dock-high door. Outside storage is limited to 12 marked stalls behind the bay.`,
    ],
    rent: [
      "Base rent is net of all expenses, due on the first of the month, and rises 3.5% a year.",
    ],
    sections: [
      [
        "Net charges",
        "Tenant pays 40% of taxes, insurance and common expenses of the yard, and its own gas, power, water and trash. This is an absolute obligation without abatement.",
      ],
      [
        "Use and dust",
        "Tenant uses the premises for the manufacture and storage of cabinets and millwork. Tenant operates a dust collection system that meets the fire code, stores no more than 60 gallons of finishing material, and does no spraying outside a booth.",
      ],
      [
        "Power",
        "Landlord delivered 600 amps of three-phase power. Tenant may add service at its own cost if the utility approves.",
      ],
      [
        "Repairs",
        "Tenant maintains everything inside the bay, the doors and the unit heaters. Landlord replaces an HVAC unit that cannot be repaired and charges its cost over ten years.",
      ],
      [
        "Environmental",
        "Tenant indemnifies Landlord for hazardous substances that it brings to the premises. A baseline report by Example Environmental is attached, and an exit report is due 30 days before the term ends.",
      ],
      [
        "Option",
        "Tenant has one option of three years at the then current rent plus 5%, by notice six months before the end.",
      ],
      ["Relocation", "Landlord has no right to relocate Tenant within the building."],
      [
        "Assignment",
        "No assignment without consent, which Landlord gives or withholds within fifteen business days. A fee of $1,200 covers the review.",
      ],
      [
        "Guaranty",
        "The lease is guaranteed by the two owners of Demo Millwork, limited to twelve months of rent. The guaranty ends when 36 months of rent were paid on time.",
      ],
    ],
  });
}

/** The draft in its final stage: the second version adds opening hours and signs. */
function fitnessLease(file: SampleFile): Block[] {
  const { property, version } = file;
  const tenant = contactAt(file, "Specimen Fitness");
  const begins = keyDay(property, "Lease begins");
  const area = Math.round((property.squareFeet * (100 - (property.occupancy ?? 100))) / 100);
  const rent = property.rent ?? 0;
  const ends = lastOf(addMonths(begins.slice(0, 7), 119));
  const added: Section[] =
    version.number > 1
      ? [
          [
            "Opening hours",
            "Tenant may open from 5:00am to 11:00pm every day. Amplified music and dropped weights are not allowed before 7:00am or after 9:00pm, because of the studios above.",
          ],
          [
            "Signage",
            "Tenant may install one blade sign and letters no higher than 24 inches above its storefront. The historic painted sign on the east wall stays uncovered. Landlord answers a request for approval within ten business days.",
          ],
        ]
      : [];
  return [
    ...section(
      "Retail lease, draft for discussion",
      `Lease between ${clientEntity} (“Landlord”) and ${tenant.company} (“Tenant”), represented by ${tenant.name}, for Unit 2 at ${placeOf(property)}. It binds neither party until both have signed; signature is planned for ${longDay(keyDay(property, "Lease to be signed"))}.`,
    ),
    ...numbered([
      [
        "Premises",
        `Unit 2 on the ground floor, ${squareFeet(area)}, with 16-foot ceilings and the former press pit, which Landlord fills level before delivery.`,
      ],
      [
        "Term",
        `The term is ten years. The term begins on ${longDay(begins)} and ends on ${longDay(ends)}. Landlord delivers possession 30 days earlier for Tenant's work.`,
      ],
      [
        "Base rent",
        `Base rent in the first year is ${dollarsAndCents(rent)} per square foot, ${dollars(Math.round(rent * area))} a year or ${dollarsAndCents((rent * area) / 12)} a month. It rises 3% each year. The first two months are free.`,
      ],
      [
        "Additional rent",
        "Tenant pays its share, 12%, of taxes, insurance and common expenses, estimated at $8.40 per square foot for the first year. Water is metered separately, because of the showers.",
      ],
      [
        "Tenant improvements",
        "Landlord contributes $45.00 per square foot, paid in two halves: when rough work passes inspection, and when Tenant opens. What is not drawn within nine months is forfeited.",
      ],
      [
        "Security deposit and guaranty",
        `Tenant pays a deposit of two months' base rent, ${dollarsAndCents((rent * area) / 6)}. ${tenant.name} guarantees the first three years, at most $120,000.`,
      ],
      ...added,
      [
        "Use",
        "Tenant operates a fitness studio with classes, personal training and retail sales of up to 300 square feet. No swimming pool. Tenant installs a floating floor with an impact rating that Landlord's acoustical engineer approves.",
      ],
      [
        "Exclusive",
        "Landlord leases no other unit of the building to a gym or a yoga studio of more than 1,000 square feet.",
      ],
      [
        "Landlord's work",
        "Landlord installs new storefront glass, a 20-ton rooftop unit, an accessible restroom and a demising wall, all complete 30 days before the term begins. If Landlord is more than 60 days late, Tenant may terminate.",
      ],
      [
        "Renewal",
        "Tenant has two options of five years at market rent, but no less than 103% of the last rent, by notice twelve months ahead.",
      ],
      [
        "Assignment",
        "Assignment needs Landlord's consent, which is not unreasonably withheld. A franchisee of Tenant's system is approved in advance.",
      ],
      [
        "Default",
        "Tenant is in default ten days after notice of unpaid rent, and thirty days after notice of other duties, longer if Tenant cures with diligence. Late rent bears 5%.",
      ],
      [
        "Open points",
        "The parties still discuss the cap on common expenses, the number of bicycle racks, and whether the guaranty shrinks over time.",
      ],
    ]),
    ...signatures(`Landlord, ${clientEntity}`, `Tenant, ${tenant.company}`),
  ];
}

function bayProposal({ property, version }: SampleFile): Block[] {
  const rent = property.rent ?? 0;
  const area = 9_500;
  return [
    ...section(
      "Proposal to lease",
      `Proposal of ${clientEntity} for Bay 2 at ${placeOf(property)}, dated ${longDay(versionDay(version))}. It is a draft, has not been sent and does not bind either party.`,
    ),
    ...numbered([
      [
        "Tenant",
        "Model Instruments, a maker of measuring devices, or an affiliate with its guaranty.",
      ],
      [
        "Premises",
        `Bay 2, ${squareFeet(area)}, with 1,200 square feet of offices, one grade-level door, 200 amps of power and 18 parking spaces.`,
      ],
      [
        "Term",
        "The term is sixty-three months from delivery, of which the first three are free of base rent.",
      ],
      [
        "Rent",
        `Base rent is ${dollarsAndCents(rent)} per square foot and year, triple net, which is ${dollarsAndCents((rent * area) / 12)} a month. Increases of 3.25% a year from month 16.`,
      ],
      [
        "Net charges",
        "Tenant pays net charges, estimated at $3.15 per square foot for taxes, insurance and common areas. They are not capped.",
      ],
      [
        "Improvements",
        "Landlord paints, seals the floor and adds LED lights. An allowance of $6.00 per square foot goes toward a clean room.",
      ],
      [
        "Options",
        "Tenant has one option of five years at 95% of market rent, by notice nine months ahead.",
      ],
      [
        "Deposit",
        "Tenant pays a deposit of one month's rent and delivers financial statements of the last two years.",
      ],
      [
        "Commission",
        "A commission of 4% of the base rent of the first term goes to Tenant's broker, half on signing and half on occupancy.",
      ],
      [
        "Expiry",
        "The proposal lapses fourteen days after it is sent, unless it is accepted in writing.",
      ],
    ]),
  ];
}
