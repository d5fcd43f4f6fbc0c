import { expect, test } from "vitest";
import type { Passage } from "../passages/passage.ts";
import { expandTerms } from "./expand-terms.ts";
import { rankClauses } from "./rank-clauses.ts";

const page = (text: string, number = 1, recordId = "lease"): Passage => ({
  id: `document:${recordId}:${number}`,
  kind: "document",
  recordId,
  title: "Lease",
  path: "/dashboard/documents",
  page: number,
  text,
  clientId: "client",
  dealId: null,
});

const lease = [
  page(
    `1. TERM
The term of this Lease is sixty (60) months and commences on March 1, 2025.

2. RENT
Tenant shall pay Base Rent of $8,500 per month in advance on the first day of each month.
Any installment not received within five (5) days after it is due bears a late charge of 6%.

3. REPAIRS
Landlord shall keep the roof membrane, foundation and exterior walls in good order at its own cost.
Tenant shall maintain the interior of the Premises and all heating and air conditioning units.`,
  ),
  page(
    `Tenant shall deliver a copy of each service agreement to Landlord every January.

4. TRANSFER
Tenant shall not assign this Lease or let any part of the Premises to others without the prior written consent of Landlord, which shall not be unreasonably withheld.

5. HOLDING OVER
If Tenant remains in possession after the term, rent is 150% of the rent last paid.`,
    2,
  ),
];

const rank = (question: string, passages = lease) =>
  rankClauses({ question, terms: expandTerms(question), passages, limit: 5 });
const best = (question: string) => rank(question)[0]?.quote.replaceAll(/\s+/g, " ") ?? "";

test("a plain question finds the clause that has none of its words", () => {
  expect(best("Who fixes a leaky ceiling?")).toContain("roof membrane");
  expect(best("Whose job is the AC?")).toContain("air conditioning");
  expect(best("Can I sublet?")).toContain("let any part of the Premises");
  expect(best("What does it cost me if I stay past the end?")).toContain("150%");
  expect(best("penalty for paying late?")).toContain("late charge of 6%");
});

test("a question about how long or how much prefers a clause with a duration or an amount", () => {
  expect(best("How long is the lease?")).toContain("sixty (60) months");
  expect(best("How much is the rent?")).toContain("$8,500");
  expect(best("What do we pay in rent?")).toContain("$8,500");
});

test("a clause says its page and section, also one that began on the page before", () => {
  expect(rank("Can I sublet?")[0]).toMatchObject({
    passage: { page: 2 },
    section: "section 4",
  });
  expect(rank("Do I have to hand in service agreements?")[0]).toMatchObject({
    passage: { page: 2 },
    section: "section 3",
  });
});

test("what nothing supports has little coverage", () => {
  const coverage = (question: string) => rank(question)[0]?.coverage ?? 0;
  expect(coverage("Who fixes a leaky roof?")).toBeGreaterThan(0.7);
  expect(coverage("Is there a helicopter pad?")).toBeLessThan(0.3);
  expect(coverage("What about the lease?")).toBeLessThan(0.7);
  expect(coverage("Does the landlord have to provide solar panels?")).toBeLessThan(0.5);
});

test("a guess finds a clause, but covers too little to be an answer by itself", () => {
  const question = "Whose wallet suffers when shingles blow off?";
  const guessed = rankClauses({
    question,
    terms: [
      ...expandTerms(question).filter((term) => term.guess === undefined),
      {
        word: "",
        alternatives: [{ stems: ["roof"], weight: 0.8 }],
        weight: 0.3,
        isEssential: false,
        guess: 1,
      },
    ],
    passages: lease,
    limit: 1,
  });
  expect(guessed[0]?.quote).toContain("roof membrane");
  expect(guessed[0]?.coverage).toBeGreaterThan(0.4);
  expect(guessed[0]?.coverage).toBeLessThan(0.7);
});

test("the order of the passages makes no difference", () => {
  const question = "Who repairs what?";
  expect(rank(question, lease.toReversed())).toEqual(rank(question));
});

test("every quote is found at its place", () => {
  for (const clause of rank("What about rent, repairs and term?"))
    expect(clause.passage.text.slice(clause.start, clause.start + clause.quote.length)).toBe(
      clause.quote,
    );
});

test("nothing asked finds nothing", () => {
  expect(rank("What is it?")).toEqual([]);
  expect(rank("Who fixes the roof?", [])).toEqual([]);
});

test("of what is only guessed, what the document has nothing of makes room for the next", () => {
  const guessed = (...stems: string[]) => ({
    word: "",
    alternatives: [{ stems, weight: 0.8 }],
    weight: 1,
    isEssential: false,
    guess: 1,
  });
  const passages = [page("1. Rent. Tenant pays $4,200.\n2. Pets. Tenant may keep one dog here.")];
  const [best] = rankClauses({
    question: "May Fido come?",
    terms: [guessed("hangar"), guessed("royalti"), guessed("runwai"), guessed("dog")],
    passages,
    limit: 1,
  });
  expect(best?.quote).toContain("one dog");
});
