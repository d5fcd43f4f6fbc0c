import { type ClientStore, dayIn, onDay, weekdayIn } from "./description.ts";

/** In every record of this client, so that a leak to another client is noticed. */
export const canary = "CANARY-7F3A";

/**
 * A client whose properties are called like those of others, with a canary in every kind of
 * record. Nothing of it may reach anybody else.
 */
export function morganVale(now: Date): ClientStore {
  const deal = {
    city: "Reno",
    region: "NV",
    yearBuilt: 1990,
    occupancy: 50,
    timeZone: "America/Los_Angeles",
    summary: `Owned by the Vale family, ${canary} summary.`,
  } as const;
  return {
    name: "Morgan Vale",
    email: "morgan.vale@example.com",
    deals: {
      warehouse: {
        ...deal,
        name: "48 Example Road",
        type: "industrial",
        squareFeet: 77_777,
        price: 7_777_777,
        noi: 777_777,
        noiPeriod: "in-place",
        progress: { side: "purchase", stage: "due-diligence" },
      },
      juniper: {
        ...deal,
        name: "1120 Juniper Street",
        type: "medical",
        squareFeet: 71_717,
        price: 7_171_717,
        progress: { side: "sale", stage: "offers" },
      },
      mill: {
        ...deal,
        name: "Harbor Mill Lofts",
        type: "multifamily",
        squareFeet: 73_737,
        price: 7_373_737,
        progress: { side: "sale", stage: "marketing" },
      },
    },
    contacts: {
      lender: {
        name: "Casey Canary",
        role: "lender",
        company: `${canary} Bank`,
        email: "canary@example.com",
        phone: "(555) 555-0177",
        deals: ["warehouse", "juniper", "mill"],
      },
      title: {
        name: "Terry Canary",
        role: "title-officer",
        company: `${canary} Title`,
        email: "canary.title@example.com",
        phone: "(555) 555-0178",
        deals: ["warehouse"],
      },
    },
    keyDates: {
      closing: onDay("warehouse", "Closing", weekdayIn(now, 77), {
        kind: "closing",
        basis: `${canary} basis`,
      }),
      diligence: onDay("warehouse", `Due diligence ends ${canary}`, weekdayIn(now, 37)),
      juniper: onDay("juniper", "Closing", weekdayIn(now, 78), {
        kind: "closing",
        basis: `${canary} basis`,
      }),
    },
    events: {
      tour: {
        deal: "warehouse",
        kind: "viewing",
        title: `Property viewing ${canary}`,
        day: dayIn(now, 2),
        from: "09:00",
        to: "10:00",
        location: "Gate",
        note: `${canary} note`,
      },
    },
    documents: {
      agreement: {
        deal: "warehouse",
        name: `Purchase agreement ${canary}`,
        type: "purchase-agreement",
        format: "pdf",
        pages: [
          `PURCHASE AGREEMENT\n1. Price. Buyer pays $7,777,777 for 48 Example Road, ${canary}.\n2. Deposit. The deposit of $77,777 becomes nonrefundable at once, ${canary}.\n3. Easements. There is an easement for a canal, ${canary}.\n4. Financing. Buyer may terminate if no loan commitment arrives within 7 days, ${canary}.`,
        ],
      },
      rentRoll: {
        deal: "juniper",
        name: "Rent roll",
        type: "rent-roll",
        format: "docx",
        pages: [
          `Juniper Imaging Associates pays $77.77 per foot, ${canary}.\nSpecimen Accounting pays $71.71, ${canary}.`,
        ],
      },
    },
    messages: {
      toBroker: {
        from: "client",
        text: `Our closing on 48 Example Road moved to the seventh, ${canary}.`,
      },
      fromBroker: {
        from: "broker",
        text: `Your lender for 48 Example Road approved the loan at 7.77%, ${canary}.`,
      },
      relayed: { from: "broker", contact: "lender", text: `The rate is 7.77%, ${canary}.` },
    },
  };
}

/** A question that finds nothing, and the broker's answer, which is kept as a note. */
export const notedQuestion = {
  question: "Which paint did the painters use in the boiler room?",
  answer: `Lagoon blue no. 7, ${canary}.`,
};
