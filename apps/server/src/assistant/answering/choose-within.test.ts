import { expect, test } from "vitest";
import type { Passage } from "../passages/passage.ts";
import { chooseWithin } from "./choose-within.ts";
import { expandTerms } from "./expand-terms.ts";
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
