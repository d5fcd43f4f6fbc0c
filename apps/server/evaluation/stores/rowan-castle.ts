import { type ClientStore, dayIn, longDay, onDay, weekdayIn } from "./description.ts";

export function rowanCastleDays(now: Date) {
  return {
    courtSigned: weekdayIn(now, -9),
    courtDiligence: weekdayIn(now, 21),
    courtClosing: weekdayIn(now, 52),
    plazaSigned: weekdayIn(now, -33),
    plazaDiligence: weekdayIn(now, 2),
    plazaClosing: weekdayIn(now, 34),
    birchOffer: weekdayIn(now, 12),
    suite12Ends: dayIn(now, 420),
    suite21Ends: dayIn(now, 1180),
    suite12Notice: dayIn(now, 200),
    walk: weekdayIn(now, 7),
  };
}

type Sale = {
  property: string;
  seller: string;
  buyer: string;
  signed: string;
  price: string;
  deposit: string;
  agent: string;
  diligence: string;
  loanDays: string;
  closing: string;
  cap: string;
  survival: string;
  casualty: string;
  commission: string;
  extra: string;
};

/** Two sales on one form: only the figures and names tell them apart. */
const saleOnForm = (sale: Sale): string[] => [
  `REAL ESTATE PURCHASE CONTRACT
Property: ${sale.property}. Seller: ${sale.seller}. Buyer: ${sale.buyer}. Contract date: ${sale.signed}.
1. PURCHASE PRICE. The purchase price is ${sale.price}.
2. EARNEST MONEY. Buyer shall deposit ${sale.deposit} with ${sale.agent} within two business days of the contract date.
3. INSPECTIONS. Buyer may inspect the Property and may terminate this contract for any reason on or before ${sale.diligence}, in which case the earnest money shall be returned to Buyer. After that date the earnest money is nonrefundable.
4. FINANCING. This contract is contingent on Buyer obtaining a loan commitment within ${sale.loanDays} of the contract date.
5. TITLE. Seller shall convey insurable title by general warranty deed. ${sale.agent} shall issue the owner's policy at Seller's expense.`,
  `6. CLOSING. Closing shall be held on ${sale.closing} at the offices of ${sale.agent}.
7. SELLER DEFAULT. Buyer may recover the earnest money and its expenses up to ${sale.cap}, or sue for specific performance.
8. BUYER DEFAULT. Seller may retain the earnest money as liquidated damages.
9. SURVIVAL. Seller's representations survive closing for ${sale.survival}.
10. CASUALTY. Buyer may terminate if the cost of repair exceeds ${sale.casualty}.
11. COMMISSION. Seller shall pay a commission of ${sale.commission} at closing.
12. ADDITIONAL PROVISIONS. ${sale.extra}`,
];

type Letting = {
  suite: string;
  tenant: string;
  area: string;
  ends: string;
  rent: string;
  increase: string;
  deposit: string;
  use: string;
  renewal: string;
  sublet: string;
  late: string;
  holdover: string;
  extra: string;
};

const leaseOnForm = (letting: Letting): string[] => [
  `STANDARD OFFICE LEASE
Birchwood Business Center, ${letting.suite}. Landlord: Castle Rowan Properties LLC. Tenant: ${letting.tenant}.
1. Premises. ${letting.suite} contains ${letting.area} rentable square feet.
2. Term. The term ends on ${letting.ends}.
3. Rent. Tenant shall pay ${letting.rent} per month, increasing ${letting.increase} on each anniversary.
4. Security deposit. Tenant has deposited ${letting.deposit}.
5. Use. Tenant shall use the premises for ${letting.use} only.
6. Renewal. ${letting.renewal}
7. Assignment and subletting. ${letting.sublet}
8. Late payment. ${letting.late}
9. Holding over. Tenant shall pay ${letting.holdover} of the last monthly rent for each month of holding over.
10. Special provisions. ${letting.extra}`,
];

/** A client with properties, tenants and contracts that are easily confused. */
export function rowanCastle(now: Date): ClientStore {
  const days = rowanCastleDays(now);
  const month = dayIn(now, -31).slice(0, 7);
  const place = { city: "Columbus", region: "OH", timeZone: "America/New_York" } as const;
  return {
    name: "Rowan Castle",
    email: "rowan.castle@example.com",
    deals: {
      court: {
        ...place,
        name: "Maple Court",
        type: "multifamily",
        squareFeet: 54_000,
        yearBuilt: 1974,
        summary: "Sixty garden apartments around a lawn.",
        occupancy: 95,
        price: 6_900_000,
        noi: 455_400,
        noiPeriod: "trailing-12",
        noiThrough: month,
        deal: { side: "purchase", stage: "due-diligence" },
      },
      plaza: {
        ...place,
        name: "Maple Plaza",
        type: "retail",
        squareFeet: 38_400,
        yearBuilt: 1988,
        summary: "Shops on Maple Avenue with a bakery at the corner.",
        occupancy: 89,
        price: 7_650_000,
        noi: 550_800,
        noiPeriod: "in-place",
        deal: { side: "sale", stage: "due-diligence" },
      },
      birch410: {
        ...place,
        name: "410 Birch Street",
        type: "office",
        squareFeet: 21_000,
        yearBuilt: 1999,
        summary: "Two-story offices with a call center.",
        occupancy: 70,
        price: 3_150_000,
        noi: 236_250,
        noiPeriod: "in-place",
        deal: { side: "sale", stage: "offers" },
      },
      birch412: {
        ...place,
        name: "412 Birch Street",
        type: "office",
        squareFeet: 19_500,
        yearBuilt: 2003,
        summary: "Offices next door, sought for the family's own use.",
        occupancy: 0,
        price: 2_940_000,
        deal: { side: "purchase", stage: "letter-of-intent" },
      },
      center: {
        ...place,
        name: "Birchwood Business Center",
        type: "office",
        squareFeet: 47_000,
        yearBuilt: 1985,
        summary: "Twenty-four suites around a parking court.",
        occupancy: 83,
        rent: 18.5,
        deal: { side: "lease", stage: "tours" },
      },
    },
    contacts: {
      courtLender: {
        name: "Marisol Quade",
        role: "lender",
        company: "Buckeye Mutual",
        email: "mquade@example.com",
        phone: "(555) 555-0171",
        deals: ["court"],
      },
      birchLender: {
        name: "Emmett Sloan",
        role: "lender",
        company: "Scioto Savings",
        email: "esloan@example.com",
        phone: "(555) 555-0172",
        deals: ["birch412"],
      },
      attorney: {
        name: "Priya Lindholm",
        role: "attorney",
        company: "Lindholm & Burke",
        email: "plindholm@example.com",
        phone: "(555) 555-0173",
        deals: ["court", "plaza", "birch410"],
      },
      courtTitle: {
        name: "Caspian Wolfe",
        role: "title-officer",
        company: "Olentangy Title",
        email: "cwolfe@example.com",
        phone: "(555) 555-0174",
        deals: ["court"],
      },
      plazaTitle: {
        name: "Noor Haddad",
        role: "title-officer",
        company: "Franklin Escrow",
        email: "nhaddad@example.com",
        phone: "(555) 555-0175",
        deals: ["plaza"],
      },
      manager: {
        name: "Lucinda Ferro",
        role: "property-manager",
        company: "Ferro Management",
        email: "lferro@example.com",
        phone: "(555) 555-0176",
        deals: ["center", "plaza"],
      },
    },
    keyDates: {
      courtSigned: onDay("court", "Contract date", days.courtSigned, {
        kind: "effective-date",
        status: "done",
      }),
      courtDiligence: onDay("court", "Due diligence ends", days.courtDiligence, {
        responsible: { role: "client" },
      }),
      courtClosing: onDay("court", "Closing", days.courtClosing, { kind: "closing" }),
      plazaDiligence: onDay("plaza", "Due diligence ends", days.plazaDiligence, {
        responsible: { role: "counterparty" },
      }),
      plazaClosing: onDay("plaza", "Closing", days.plazaClosing, { kind: "closing" }),
      birchOffer: onDay("birch410", "Best and final offers due", days.birchOffer),
      suite12Notice: onDay("center", "Suite 12 renewal notice", days.suite12Notice, {
        responsible: { role: "tenant" },
      }),
    },
    events: {
      walk: {
        deal: "court",
        kind: "viewing",
        title: "Unit walk",
        day: days.walk,
        from: "09:00",
        to: "12:00",
        location: "Leasing office",
        note: "All vacant apartments and ten occupied ones.",
      },
    },
    documents: {
      courtContract: {
        deal: "court",
        name: "Purchase contract",
        type: "purchase-agreement",
        format: "pdf",
        pages: saleOnForm({
          property: "Maple Court, Columbus",
          seller: "Lawnview Partners",
          buyer: "Castle Rowan Properties LLC",
          signed: longDay(days.courtSigned),
          price: "$6,900,000",
          deposit: "$103,500",
          agent: "Olentangy Title",
          diligence: longDay(days.courtDiligence),
          loanDays: "forty days",
          closing: longDay(days.courtClosing),
          cap: "$60,000",
          survival: "twelve months",
          casualty: "$250,000",
          commission: "3.5%",
          extra:
            "Seller shall replace the boiler of building C before closing. Buyer acknowledges that eleven apartments have aluminum wiring.",
        }),
      },
      plazaContract: {
        deal: "plaza",
        name: "Purchase contract",
        type: "purchase-agreement",
        format: "pdf",
        pages: saleOnForm({
          property: "Maple Plaza, Columbus",
          seller: "Castle Rowan Properties LLC",
          buyer: "Tri-County Retail Trust",
          signed: longDay(days.plazaSigned),
          price: "$7,650,000",
          deposit: "$200,000",
          agent: "Franklin Escrow",
          diligence: longDay(days.plazaDiligence),
          loanDays: "thirty days",
          closing: longDay(days.plazaClosing),
          cap: "$35,000",
          survival: "six months",
          casualty: "$400,000",
          commission: "4%",
          extra:
            "The bakery's lease shall be extended to at least five years before closing, or Buyer may terminate. Seller shall repave the rear alley.",
        }),
      },
      suite12: {
        deal: "center",
        name: "Lease, Suite 12",
        type: "lease",
        format: "pdf",
        pages: leaseOnForm({
          suite: "Suite 12",
          tenant: "Bramble Hearing Clinic",
          area: "1,940",
          ends: longDay(days.suite12Ends),
          rent: "$2,990.83",
          increase: "2%",
          deposit: "$3,000",
          use: "an audiology practice",
          renewal: "Tenant may renew for three years by notice 220 days before the term ends.",
          sublet: "Tenant shall not assign or sublet without Landlord's written consent.",
          late: "A payment received after the fifth day bears a charge of $75.",
          holdover: "150%",
          extra: "Landlord shall keep the corridor outside Suite 12 free of music.",
        }),
      },
      suite21: {
        deal: "center",
        name: "Lease, Suite 21",
        type: "lease",
        format: "pdf",
        pages: leaseOnForm({
          suite: "Suite 21",
          tenant: "Kestrel Drone Survey",
          area: "3,260",
          ends: longDay(days.suite21Ends),
          rent: "$5,297.50",
          increase: "3%",
          deposit: "$10,595",
          use: "offices and a workshop for unmanned aircraft",
          renewal: "Tenant has no right to renew.",
          sublet: "Tenant may sublet up to half of the premises without consent.",
          late: "A payment received after the tenth day bears a charge of 6%.",
          holdover: "200%",
          extra:
            "Tenant may use the roof for test flights on Sundays. Lithium batteries shall be stored in a fire cabinet.",
        }),
      },
      centerRoll: {
        deal: "center",
        name: "Birchwood rent roll",
        type: "rent-roll",
        format: "pdf",
        pages: [
          `BIRCHWOOD BUSINESS CENTER RENT ROLL
Suite 3, Olde Towne Tax Service, 1,120 SF, $1,680.00 per month, month to month
Suite 12, Bramble Hearing Clinic, 1,940 SF, $2,990.83 per month, ends ${longDay(days.suite12Ends)}
Suite 14, vacant, 2,210 SF, asking $18.50
Suite 21, Kestrel Drone Survey, 3,260 SF, $5,297.50 per month, ends ${longDay(days.suite21Ends)}
Suite 22, Pinnacle Braces, 1,875 SF, $2,734.38 per month, ends ${longDay(dayIn(now, 77))}
Pinnacle Braces pays late most months. Prepared by Lucinda Ferro.`,
        ],
      },
      courtStatement: {
        deal: "court",
        name: "Maple Court T-12",
        type: "operating-statement",
        format: "pdf",
        pages: [
          `MAPLE COURT OPERATING STATEMENT, TWELVE MONTHS
Rental income   $741,600
Laundry income   $11,280
Vacancy and concessions   ($38,900)
Real estate taxes   $92,400
Insurance   $31,750
Payroll   $64,300
Repairs   $48,830
Utilities   $21,300
Net operating income   $455,400
Repairs include $9,900 for a fallen carport.`,
        ],
      },
      courtPhase: {
        deal: "court",
        name: "Environmental report Maple Court",
        type: "environmental",
        format: "docx",
        pages: [
          `Phase I environmental report, Maple Court
No recognized environmental conditions were identified.
Popcorn ceilings in buildings A and B contain three percent chrysotile asbestos.
A heating oil tank of 1,000 gallons beneath building A was filled with foam in 1999.
We recommend an operations and maintenance plan for asbestos.`,
        ],
      },
      loanLetter: {
        deal: "court",
        name: "Loan application letter, Buckeye Mutual",
        type: "other",
        format: "pdf",
        pages: [
          `Buckeye Mutual offers a loan of $4,830,000 on Maple Court, ten years, at 5.95%, with a fee of 1%.
The borrower pays for the appraisal, $4,500, and for the bank's counsel.
Escrows for taxes and insurance are required. The loan may not be prepaid in the first two years.`,
        ],
      },
    },
    messages: {
      carport: {
        from: "broker",
        text: "Lawnview will not credit the carport at Maple Court, but they agreed to replace the boiler of building C.",
      },
      bakery: {
        from: "broker",
        text: "The baker at Maple Plaza signed the extension yesterday: seven more years.",
      },
      birch: {
        from: "broker",
        text: "For 412 Birch Street the owner wants $3,000,000. We are $60,000 apart.",
      },
      sloan: {
        from: "broker",
        contact: "birchLender",
        text: "On 412 Birch we can go to 75% because you will occupy it.",
      },
      caspian: {
        from: "broker",
        contact: "courtTitle",
        text: "The Maple Court commitment shows a gas line easement along the east fence and nothing else of note.",
      },
    },
  };
}
