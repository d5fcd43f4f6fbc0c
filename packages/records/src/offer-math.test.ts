import { expect, test } from "vitest";
import { formatPerSquareFoot } from "./amounts.ts";
import { againstAsking, bestIn, capRateAt, depositShare } from "./offer-math.ts";
import {
  formatSignedAgainstAsking,
  formatContingencies,
  formatPayment,
  offerEventText,
  offersHeadline,
  formatAgainstAsking,
} from "./offer-words.ts";
import type { Offer, SaleTerms } from "./schemas/offer.ts";

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

const proof = {
  id: "proof",
  kind: "proof-of-funds",
  name: "Letter.pdf",
  bytes: 1,
  addedAt: "2026-07-10T12:00:00Z",
} as const;

function offer(id: string, change: Partial<SaleTerms>, more: Partial<Offer> = {}): Offer {
  return {
    id,
    buyer: id,
    state: "open",
    terms: { ...terms, ...change },
    receivedAt: "2026-07-13T12:00:00Z",
    changedAt: "2026-07-13T12:00:00Z",
    expiresAt: "2026-07-20T22:00:00Z",
    isLate: false,
    isReviewed: true,
    files: [],
    version: 1,
    ...more,
  };
}

const building = { squareFeet: 46_000 };
const abara = offer("Abara", {}, { files: [proof] });
const specimen = offer(
  "Specimen",
  {
    price: 12_400_000,
    deposit: 150_000,
    diligenceDays: 45,
    closingDays: 90,
    loanPercent: 70,
    lender: "",
    contingencies: ["inspection", "title", "financing", "sale"],
  },
  { expiresAt: "2026-07-17T22:00:00Z" },
);
const template = offer(
  "Template",
  {
    price: 11_850_000,
    deposit: 500_000,
    diligenceDays: 21,
    closingDays: 45,
    payment: "cash",
    contingencies: ["inspection", "title"],
  },
  { files: [proof], expiresAt: "2026-07-24T22:00:00Z" },
);
const offers = [abara, specimen, template];
const clock = {
  now: new Date("2026-07-14T12:00:00Z"),
  listing: {
    kind: "sale",
    name: "15 Placeholder Plaza",
    squareFeet: 46_000,
    timeZone: "America/Chicago",
  },
} as const;

test("a square foot never costs $0: where cents matter, they are there", () => {
  expect(formatPerSquareFoot(71_000, 187_308)).toBe("$0.38");
  expect(formatPerSquareFoot(1_234_500, 100_000)).toBe("$12.35");
  expect(formatPerSquareFoot(100_000, 43_560_000)).toBe("under $0.01");
});

test("a price says what it is per square foot, against asking, and as a cap rate", () => {
  expect(formatPerSquareFoot(12_150_000, 46_000)).toBe("$264");
  expect(formatSignedAgainstAsking(againstAsking(12_150_000, 12_400_000))).toBe("−2.0%");
  expect(formatSignedAgainstAsking(againstAsking(12_400_000, 12_400_000))).toBe("At asking");
  expect(formatAgainstAsking(againstAsking(12_200_000, 12_400_000))).toBe("1.6% under asking");
  expect(formatAgainstAsking(againstAsking(12_500_000, 12_400_000))).toBe("0.8% over asking");
  expect(formatSignedAgainstAsking(againstAsking(1, undefined))).toBe("");
  expect(capRateAt(12_150_000, { noi: 793_600 })).toBe(6.53);
  expect(capRateAt(12_150_000, {})).toBeUndefined();
  expect(depositShare(terms)).toBe(2.1);
});

test("an amount just below asking is never called at asking", () => {
  expect(formatSignedAgainstAsking(againstAsking(12_399_999, 12_400_000))).toBe("−0.1%");
  expect(formatSignedAgainstAsking(againstAsking(12_400_001, 12_400_000))).toBe("+0.1%");
});

test("the best offer in each term is found, ties included", () => {
  const best = (key: Parameters<typeof bestIn>[1]) => [...bestIn(offers, key, building)];
  expect(best("price")).toEqual(["Specimen"]);
  expect(best("deposit")).toEqual(["Template"]);
  expect(best("diligence")).toEqual(["Template"]);
  expect(best("closing")).toEqual(["Template"]);
  expect(best("contingencies")).toEqual(["Template"]);
  expect(best("payment")).toEqual(["Template"]);
  expect(best("proof")).toEqual(["Abara", "Template"]);
  expect(best("expiry")).toEqual([]);
});

test("equal deposits are equally good, whatever share of the price they are", () => {
  const one = { ...abara, id: "one" };
  const other = { ...specimen, terms: { ...specimen.terms, deposit: 250_000 } };
  expect([...bestIn([one, other], "deposit", building)]).toEqual([]);
});

test("nothing is best among offers that are alike, or in a single one", () => {
  expect([...bestIn([abara], "price", building)]).toEqual([]);
  expect([...bestIn([abara, { ...abara, id: "Other" }], "price", building)]).toEqual([]);
});

test("the headline says what is next, and which offer expires first", () => {
  expect(offersHeadline(offers, clock)).toEqual([
    "Three offers need an answer.",
    "The first, $12,400,000, expires Friday.",
  ]);
  expect(offersHeadline([abara], clock)).toEqual([
    "One offer needs an answer.",
    "It expires Monday.",
  ]);
  expect(offersHeadline([], clock)).toEqual(["No offers yet."]);
  expect(offersHeadline([{ ...abara, state: "accepted" }, specimen], clock)).toEqual([
    "Abara’s offer is accepted.",
  ]);
  const expired = { ...specimen, expiresAt: "2026-07-14T00:00:00Z" };
  expect(offersHeadline([expired], clock)).toEqual(["No open offers.", "One offer has expired."]);
  const wanted = { ...abara, acceptanceRequestedAt: "2026-07-14T12:00:00Z" };
  expect(offersHeadline([wanted, specimen], { ...clock, owner: "Taylor" })).toEqual([
    "Taylor wants to accept the offer from Abara.",
    "The offer from Specimen expires Friday.",
  ]);
});

test("of offers that expire together, the first is the one that came first", () => {
  const expiresAt = "2026-07-17T22:00:00Z";
  const together = [
    { ...template, expiresAt, changedAt: "2026-07-13T15:00:00Z" },
    { ...abara, expiresAt, changedAt: "2026-07-13T09:00:00Z" },
    { ...specimen, expiresAt, changedAt: "2026-07-13T11:00:00Z" },
  ];
  expect(offersHeadline(together, clock)[1]).toBe("The first, $12,150,000, expires Friday.");
});

test("the headline counts offers and proposals apart", () => {
  const lease = {
    kind: "lease",
    rent: 24,
    termMonths: 60,
    improvements: 25,
    startsOn: "2027-02-01",
    note: "",
  } as const;
  const proposals = ["First", "Second"].map((id) => ({ ...offer(id, {}), terms: lease }));
  expect(offersHeadline([...offers, ...proposals], clock)[0]).toBe(
    "Three offers and two proposals need an answer.",
  );
  const expiresAt = "2026-07-14T00:00:00Z";
  const over = [abara, ...proposals.slice(1)].map((one) => ({ ...one, expiresAt }));
  expect(offersHeadline(over, clock)).toEqual([
    "No open offers.",
    "One offer and one proposal have expired.",
  ]);
});

test("the headline says with whom a counter is", () => {
  const counter = { terms: { ...terms, price: 12_250_000 }, at: "2026-07-14T12:00:00Z" };
  const said = (
    more: { state: "approved" | "proposed" | "sent"; seenAt?: string },
    others: Offer[] = [],
  ) =>
    offersHeadline([{ ...abara, counter: { ...counter, ...more } }, ...others], {
      ...clock,
      owner: "Taylor",
    });
  expect(said({ state: "proposed" })).toEqual(["Your counter to Abara is with Taylor."]);
  expect(said({ state: "approved" }, [specimen])).toEqual([
    "Taylor approved the counter to Abara.",
    "The offer from Specimen expires Friday.",
  ]);
  expect(said({ state: "sent" })).toEqual(["Your counter to Abara is sent."]);
  expect(said({ state: "sent", seenAt: "2026-07-14T13:00:00Z" })).toEqual([
    "Abara has seen your counter.",
  ]);
  expect(said({ state: "sent" }, [specimen])[0]).toBe("One offer needs an answer.");
});

test("terms read as in the table", () => {
  expect(formatPayment(terms)).toBe("60% loan, Example Bank");
  expect(formatPayment({ ...terms, loanPercent: 70, lender: "" })).toBe("70% loan, no lender yet");
  const { lender: _, ...untold } = terms;
  expect(formatPayment(untold)).toBe("60% loan");
  expect(formatPayment({ ...terms, payment: "cash" })).toBe("Cash");
  expect(formatContingencies(["inspection", "sale"])).toBe("Inspection, selling a property");
  expect(formatContingencies([])).toBe("Nothing");
});

test("a raised price says by how much", () => {
  const event = {
    id: 1,
    offerId: "a",
    buyer: "Abara",
    at: "",
    kind: "changed",
    by: "prospect",
  } as const;
  const before = { ...terms, price: 12_050_000 };
  expect(offerEventText({ ...event, terms, before })).toBe("Abara raised its price by $100,000");
  expect(offerEventText({ ...event, terms: before, before: terms })).toBe(
    "Abara lowered its price by $100,000",
  );
  expect(offerEventText({ ...event, terms: { ...terms, closingDays: 5 }, before: terms })).toBe(
    "Abara changed its terms",
  );
});
