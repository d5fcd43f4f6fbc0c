import { expect, test } from "vitest";
import { chooseOutcome } from "./outcome.ts";
import type { Candidate } from "./score-sentences.ts";
import { understand } from "./understand.ts";

function ask(text: string) {
  const [question] = understand(text, { deals: [], people: [], today: "2026-11-23" });
  if (!question) throw new Error("No question.");
  return question;
}

type Given = Partial<Omit<Candidate, "passage">> & { passage?: Partial<Candidate["passage"]> };

function sentence(quote: string, { passage, ...more }: Given = {}): Candidate {
  return {
    quote,
    clause: { start: 0, end: quote.length },
    start: 0,
    score: 1,
    confidence: 1,
    saysTradeWord: true,
    ...more,
    passage: {
      id: quote,
      kind: "document",
      recordId: "document",
      title: "Purchase agreement",
      path: "/dashboard/documents",
      text: quote,
      clientId: "client",
      dealId: "mill",
      ...passage,
    },
  };
}

function outcomeOf(
  text: string,
  candidates: readonly Candidate[],
  { isFactOfRecords = false, isWithin = false } = {},
) {
  return chooseOutcome({ question: ask(text), candidates, isFactOfRecords, isWithin });
}
const howMuch = "How much is the deposit?";
const deposit = "The deposit is $140,000.";

test("one sentence that says all of it, of the kind that is asked for, is the answer", () => {
  expect(outcomeOf(howMuch, [sentence(deposit)])).toMatchObject({
    outcome: "answer",
    quoted: [{ quote: deposit }],
  });
});

test.each([
  ["another says a different one as surely", [sentence(deposit), sentence("The deposit is $5.")]],
  ["it says only a part of what is asked", [sentence(deposit, { confidence: 0.6 })]],
  ["it isn't of the kind that is asked for", [sentence("The deposit is due.")]],
] as const)("nothing is claimed where %s", (_why, candidates) => {
  expect(outcomeOf(howMuch, candidates).outcome).toBe("closest");
});

test("nothing is claimed where a yes or no takes reading", () => {
  expect(outcomeOf("Is the deposit refundable?", [sentence(deposit)]).outcome).toBe("closest");
});

test("what only records may state isn't claimed from documents", () => {
  expect(outcomeOf(howMuch, [sentence(deposit)], { isFactOfRecords: true }).outcome).toBe(
    "closest",
  );
});

test("three passages are shown, five of one document, and never two deals' together", () => {
  const five = Array.from({ length: 9 }, (_, index) => sentence(`Deposits, ${index}.`));
  expect(outcomeOf("deposits", five)).toMatchObject({ quoted: { length: 3 } });
  expect(outcomeOf("deposits", five, { isWithin: true })).toMatchObject({ quoted: { length: 5 } });
  const other = sentence("Another deposit.", { score: 0.8, passage: { dealId: "plaza" } });
  expect(outcomeOf("deposits", [sentence(deposit), other])).toMatchObject({
    quoted: [{ quote: deposit }],
  });
});

test("two deals that say it as well are asked about", () => {
  const other = sentence("The deposit is $5.", { passage: { recordId: "other", dealId: "plaza" } });
  expect(outcomeOf(howMuch, [sentence(deposit), other])).toMatchObject({
    outcome: "which",
    of: "deal",
    either: { length: 2 },
  });
});

test("two leases that say it as well are asked about, before their deals", () => {
  const lease = (id: string) =>
    sentence(deposit, { passage: { recordId: id, documentType: "lease", dealId: "mill" } });
  expect(outcomeOf(howMuch, [lease("one"), lease("two")])).toMatchObject({
    outcome: "which",
    of: "document",
    either: { length: 2 },
  });
});

test("a question without a word of the trade, or about no record, has to be said for the most part", () => {
  const half = { confidence: 0.5, saysTradeWord: false };
  expect(outcomeOf("Zebra crossing", [sentence("It crosses.", half)])).toEqual({ outcome: "none" });
  const most = { confidence: 0.7, saysTradeWord: false };
  expect(outcomeOf("Zebra crossing", [sentence("It crosses.", most)]).outcome).toBe("closest");
  const trade = { confidence: 0.5 };
  expect(outcomeOf("Zebra deposit", [sentence(deposit, trade)]).outcome).toBe("closest");
});

test("what the site says in general stands behind what records say", () => {
  const page = sentence("I count sublease space.", {
    score: 2,
    passage: { kind: "page", recordId: "page", dealId: null, clientId: null },
  });
  expect(outcomeOf("Can the tenant sublease?", [page, sentence("No subleases.")])).toMatchObject({
    quoted: [{ quote: "No subleases." }],
  });
  expect(outcomeOf("Can the tenant sublease?", [page])).toMatchObject({ quoted: [page] });
  const fee = { ...page, quote: "A deposit of $22 costs $150,000 a year." };
  expect(outcomeOf(howMuch, [fee]).outcome).toBe("closest");
});

test("a question that names a day or a section is answered by what is of it alone", () => {
  const ends = sentence("The inspection period ends on January 8, 2027.", { section: "section 4" });
  expect(outcomeOf("When does the inspection period end?", [ends]).outcome).toBe("answer");
  for (const text of [
    "What time does the inspection period end tomorrow?",
    "When does the inspection period of section 9 end?",
  ]) {
    expect(outcomeOf(text, [ends]).outcome).toBe("closest");
  }
});

test("a clause is placed by its best sentence, however many of its sentences come near", () => {
  const clause = { start: 0, end: 7 };
  const part = (start: number, score: number) =>
    sentence("Rent A.", { start, score, clause, passage: { id: "a", text: "Rent A." } });
  const other = (text: string, score: number) => sentence(text, { score });
  const candidates = [part(0, 10), other("Rent B.", 9), other("Rent C.", 8), other("Rent D.", 7)];
  const { quoted } = outcomeOf("Tell me about the rent", [...candidates, part(3, 6)]) as {
    quoted: Candidate[];
  };
  expect(quoted.map(({ quote }) => quote)).toEqual(["Rent A.", "Rent B.", "Rent C."]);
});
