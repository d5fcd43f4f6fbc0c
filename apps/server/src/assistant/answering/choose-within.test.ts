import { expect, test } from "vitest";
import type { Passage } from "../passages/passage.ts";
import { chooseWithin } from "./choose-within.ts";
import { expandTerms } from "./expand-terms.ts";
import type { Clause } from "./query.ts";
import { rankClauses } from "./rank-clauses.ts";

const passage: Passage = {
  id: "document:lease:1",
  kind: "document",
  recordId: "lease",
  title: "Lease",
  path: "/dashboard/documents?document=lease",
  page: 1,
  text: `1. Rent. Tenant shall pay $4,200 a month on the first day of each month.
2. Assignment. Tenant shall not assign this lease without the prior written consent of Landlord.
3. Use. Tenant shall use the premises as a bakery and for nothing else.
4. Pets. Tenant may keep one dog on the premises.
5. Late payment. A payment received after the fifth day bears a charge of 5%.`,
  clientId: "client",
  dealId: null,
};

const quotesFor = (question: string) =>
  chooseWithin(
    question,
    rankClauses({ question, terms: expandTerms(question), passages: [passage], limit: 12 }),
  ).map(({ quote }) => quote);

test.each([
  ["How much is the rent?", "$4,200"],
  ["Can I hand this over to somebody else?", "assign"],
  ["What may I do in the space?", "bakery"],
  ["What if my check is late?", "charge of 5%"],
])("%s is answered in the drafter's words", (question, answer) => {
  expect(quotesFor(question).join("\n")).toContain(answer);
});

test.each([
  "What is the wifi password?",
  "Who is the architect?",
  "When was the elevator last inspected?",
  "How many bathrooms are on the second floor?",
  "What flight does the broker take?",
])("%s is declined, as the document says nothing of it", (question) => {
  expect(quotesFor(question)).toEqual([]);
});

const clause = (quote: string, rest: Partial<Clause> = {}): Clause => ({
  passage,
  quote,
  start: 0,
  score: 1,
  coverage: 0.6,
  said: 1,
  guessed: 0,
  isOfKind: false,
  ...rest,
});
const asked = "How soon are repairs finished?";
const chosen = (...clauses: readonly Clause[]) =>
  chooseWithin(asked, clauses).map(({ quote }) => quote);

test.each<[string, string, Partial<Clause>]>([
  ["has the kind of answer that is asked for", "Landlord is notified.", { isOfKind: true }],
  ["has what is guessed", "Landlord is notified.", { guessed: 5 }],
  ["has words like the question's", "Landlord quickly completes each repair.", {}],
])("of two that nearly say it, the one that %s comes first", (_, quote, rest) => {
  const other = clause("The Landlord is notified.", { score: 1.1 });
  expect(chosen(other, clause(quote, rest))[0]).toBe(quote);
});

test("sentences far less likely than the best aren't quoted beside it", () => {
  const best = clause("Repairs are finished soon after notice.", { score: 10, isOfKind: true });
  const next = clause("Repairs soon begin.", { score: 8, isOfKind: true });
  expect(chosen(best, next, clause("Pets are allowed.", { coverage: 0.3 }))).toEqual([
    best.quote,
    next.quote,
  ]);
});
