import { expect, test } from "vitest";

import { composeOffer, type OfferSheet, sheetOf } from "./offer-sheet.ts";
import type { LeaseTerms, OfferEvent, SaleTerms } from "./schemas/offer.ts";

const now = new Date("2026-07-14T17:00:00Z");
const terms: SaleTerms = {
  kind: "sale",
  price: 12_150_000,
  deposit: 250_000,
  diligenceDays: 30,
  closingDays: 60,
  payment: "financing",
  loanPercent: 60,
  lender: "Example Bank",
  contingencies: ["inspection", "title", "financing"],
  note: "",
};
const listing = {
  name: "15 Placeholder Plaza",
  place: "Anytown, ST",
  kind: "sale",
  timeZone: "America/Chicago",
  squareFeet: 46_000,
  price: 12_400_000,
  noi: 793_600,
  isProForma: false,
  offersDueAt: "2026-07-20T22:00:00.000Z",
} as const;
const from = { buyer: "Abara Retail Partners", person: "Quinn Abara", role: "principal" } as const;
const made = {
  listing,
  terms,
  madeAt: "2026-07-13T21:12:00.000Z",
  expiresAt: "2026-07-20T22:00:00.000Z",
  files: [],
  from,
  reader: "broker",
} as const;

/** "We offer [12 → 13] for …" */
const written = ({ lines }: OfferSheet) =>
  lines.map(({ change, margin, parts }) =>
    [
      parts
        .map((part) => {
          if (typeof part === "string") return part;
          if ("blank" in part) return `<${part.blank}>`;
          return part.was ? `[${part.was} → ${part.figure}]` : part.figure;
        })
        .join(""),
      [change, margin].filter(Boolean).join(": "),
    ]
      .filter(Boolean)
      .join(" | "),
  );

test("an offer is set as sentences, with what their figures mean in the margin", () => {
  const sheet = composeOffer(made);
  expect(written(sheet)).toEqual([
    "We offer $12,150,000 for 15 Placeholder Plaza, with a deposit of $250,000. | Deposit: 2.1% of the price",
    "We need 30 days of due diligence and close 60 days after contract. | Signed on July 20: August 19 and September 18",
    "We pay 60% with a loan from Example Bank. | Loan $7,290,000, cash $4,860,000",
    "Our offer depends on inspection, title and survey, and financing.",
    "It expires Monday, July 20 at 5pm. | Central time (Chicago)",
  ]);
  expect(sheet).toMatchObject({
    title: "Offer to buy 15 Placeholder Plaza, Anytown, ST",
    date: "July 13, 2026",
    relation: "2.0% under asking. 6.53% cap rate. $264 per SF",
    person: "Quinn Abara",
    signer: "Principal, Abara Retail Partners",
  });
});

test("what isn’t typed yet is its name on a line", () => {
  const sheet = composeOffer({
    ...made,
    terms: { kind: "sale", price: Number.NaN, payment: "cash", contingencies: [], note: "Soon." },
    expiresAt: undefined,
    reader: "buyer",
  });
  expect(written(sheet)).toEqual([
    "We offer <price> for 15 Placeholder Plaza, with a deposit of <deposit>.",
    "We need <days> of due diligence and close <days> after contract.",
    "We pay in cash.",
    "Our offer depends on nothing else.",
    "It expires <day and time>. | Offers are due July 20, 5pm",
    "Soon. | Your note",
  ]);
  expect(sheet.amount).toEqual({ blank: "Price" });
  expect(sheet.relation).toBe("");
});

const offer = {
  id: "abara",
  ...from,
  state: "open",
  terms,
  receivedAt: "2026-07-10T15:00:00.000Z",
  changedAt: made.madeAt,
  expiresAt: made.expiresAt,
  files: [],
  version: 3,
} as const;
const counter = {
  terms: { ...terms, price: 12_250_000, diligenceDays: 21 },
  state: "sent",
  at: "2026-07-14T16:05:00.000Z",
} as const;
const event = (
  id: number,
  kind: OfferEvent["kind"],
  more: Partial<OfferEvent> = {},
): OfferEvent => ({
  id,
  offerId: "abara",
  buyer: "Abara Retail Partners",
  at: made.madeAt,
  kind,
  by: "prospect",
  ...more,
});
const history = [
  event(3, "counter-sent", { by: "broker" }),
  event(2, "changed", { terms, before: { ...terms, price: 12_050_000 } }),
  event(1, "offered", { terms: { ...terms, price: 12_050_000 } }),
];

test("a counter is struck and set in the offer’s sentences", () => {
  const sheet = sheetOf({ offer: { ...offer, counter }, listing, history, now, reader: "buyer" });
  expect(written(sheet).slice(0, 2)).toEqual([
    "We offer [$12,150,000 → $12,250,000] for 15 Placeholder Plaza, with a deposit of $250,000. | Owner’s counter: $100,000 more",
    "We need [30 days → 21 days] of due diligence and close 60 days after contract. | Owner’s counter: 9 days fewer",
  ]);
  expect(sheet.amount).toEqual({ figure: "$12,250,000", was: "$12,150,000" });
  expect(sheet.count).toBe("Offer 2, counter 1");
});

test("a counter’s own expiry is struck and set, it is only proposed before it’s approved, and gone once expired", () => {
  const until = { ...counter, state: "proposed" as const, expiresAt: "2026-07-17T22:00:00Z" };
  const shown = { offer: { ...offer, counter: until }, listing, history, reader: "owner" } as const;
  const lines = written(sheetOf({ ...shown, now }));
  expect(lines[0]).toContain("Proposed: $100,000 more");
  expect(lines.find((line) => line.startsWith("It expires"))).toContain(
    "→ Friday, July 17 at 5pm]",
  );
  const late = written(sheetOf({ ...shown, now: new Date("2026-07-17T22:00:00Z") }));
  expect(late.join(" ")).not.toContain("$12,250,000");
});

test("a buyer’s new offer is struck and set too, until it has ended", () => {
  const shown = { offer, listing, history: history.slice(1), now, reader: "owner" } as const;
  expect(written(sheetOf(shown))[0]).toContain("[$12,050,000 → $12,150,000]");
  expect(written(sheetOf(shown))[0]).toContain("New offer: $100,000 more");
  const ended = { ...shown, offer: { ...offer, state: "withdrawn" as const } };
  expect(written(sheetOf(ended))[0]).not.toContain("→");
});

test("without an asking price an offer has no relation to it, and a hidden buyer no signature", () => {
  const { noi, price, ...onRequest } = listing;
  const sheet = composeOffer({ ...made, listing: onRequest, from: { buyer: "Private buyer 1" } });
  expect(`${noi} ${price}`).toBe("793600 12400000");
  expect(sheet.relation).toBe("$264 per SF");
  expect([sheet.person, sheet.signer]).toEqual(["", "A private buyer"]);
});

test("a person says I, and a lease is a proposal", () => {
  const sheet = composeOffer({
    ...made,
    listing: { ...listing, kind: "lease" },
    terms: {
      kind: "lease",
      rent: 24.5,
      termMonths: 60,
      improvements: 40,
      startsOn: "2026-09-01",
      note: "",
    },
    from: { buyer: "Quinn Abara", person: "Quinn Abara", role: "principal" },
  });
  expect(written(sheet).slice(0, 2)).toEqual([
    "I propose $24.50/SF/yr for 15 Placeholder Plaza, for 60 months.",
    "I start on September 1, 2026 and ask for $40 per SF of improvements.",
  ]);
  expect(sheet.title).toBe("Proposal to lease 15 Placeholder Plaza, Anytown, ST");
  expect(sheet.signer).toBe("Tenant");
  expect(sheet.relation).toBe("Effective rent $16.50/SF/yr");
});

const suites = {
  ...listing,
  kind: "lease",
  name: "200 Sample Avenue",
  spaces: [
    {
      id: "third",
      name: "Suite 3",
      squareFeet: 4180,
      rent: { amount: 24.5, unit: "sf-year" },
      status: "available",
    },
    { id: "fourth", name: "Suite 4", squareFeet: 1000, status: "available" },
  ],
} as const;
const proposal = {
  kind: "lease",
  spaceIds: ["third"],
  rent: 24,
  termMonths: 60,
  improvements: 25,
  startsOn: "2026-09-01",
  freeMonths: 3,
  increase: 3,
  increaseUnit: "percent",
  renewal: "One, 5 years.",
  guaranty: "",
  note: "",
} satisfies LeaseTerms;

test("a proposal names its spaces, and says how the rent grows, which months are free and its options", () => {
  const sheet = composeOffer({ ...made, listing: suites, terms: proposal });
  expect(sheet.title).toBe("Proposal to lease Suite 3, 200 Sample Avenue, Anytown, ST");
  expect(sheet.relation).toBe("2.0% under asking. Effective rent $19.28/SF/yr");
  expect(written(sheet).slice(0, 4)).toEqual([
    "We propose $24.00/SF/yr for Suite 3, 200 Sample Avenue, for 60 months.",
    "The rent grows by 3% a year, and the first 3 months are free.",
    "We start on September 1, 2026 and ask for $25 per SF of improvements.",
    "Renewal: One, 5 years.",
  ]);
});

test("a counter to a proposal strikes what it changes, also what nobody had asked for", () => {
  const { freeMonths: _, ...rest } = proposal;
  const terms = { ...rest, increase: 0.5, increaseUnit: "dollars", guaranty: "Parent" } as const;
  const sheet = composeOffer({
    ...made,
    listing: suites,
    terms,
    replaced: { terms: proposal, by: "Owner’s counter" },
  });
  expect(written(sheet).slice(1, 4)).toEqual([
    "The rent grows by [3% → $0.50 per SF] a year, and the first [3 months → 0 months] are free. | Owner’s counter: Increase changed. 3 months fewer free",
    "We start on September 1, 2026 and ask for $25 per SF of improvements.",
    "Renewal: One, 5 years. Guaranty: [none → Parent]. | Owner’s counter: Options changed",
  ]);
});
