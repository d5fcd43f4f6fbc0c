import { expect, test } from "vitest";
import type { Passage } from "../passages/passage.ts";
import { chooseClauses } from "./choose-clauses.ts";
import { expandTerms } from "./expand-terms.ts";
import { rankClauses } from "./rank-clauses.ts";
import { understand } from "./understand.ts";

const page = (title: string, text: string): Passage => ({
  id: `document:${title}:1`,
  kind: "document",
  recordId: title,
  title,
  path: `/dashboard/documents?document=${title}`,
  page: 1,
  text,
  clientId: "client",
  dealId: null,
});

/** The quotes that answer a question, of documents of one client without deals. */
function quotesFor(typed: string, ...passages: readonly Passage[]): string[] {
  const [question] = understand(typed, { deals: [], people: [], clients: [], today: "2026-11-23" });
  if (!question) throw new Error(`No question in ${typed}`);
  const terms = expandTerms(question.topic);
  const clauses = rankClauses({ question: question.text, terms, passages, limit: 12 });
  return chooseClauses({ question, clauses, dealNames: new Map(), terms }).map(
    ({ quote }) => quote,
  );
}

const termSheet = page(
  "Loan term sheet",
  "Interest rate: fixed at 6.35% for five years.\nThe bank expects to issue its commitment by December 31, 2026.\nThe borrower has to obtain a commitment within forty days.",
);

test("a word of the document's kind is no name: its clauses answer what it is about", () => {
  expect(quotesFor("What is the rate on the loan?", termSheet)).toEqual([
    "Interest rate: fixed at 6.35% for five years.",
  ]);
});

test("how long is answered by a number in words", () => {
  const lease = page("Lease", "2. Term. The term of the lease is forty-two months.");
  expect(quotesFor("How long is the lease term?", lease).join()).toContain("forty-two months");
});

test("when is answered by what it waits for, unless the question says that itself", () => {
  const agreement = page(
    "Agreement of sale",
    "3. Release. When the second deposit is made, both deposits are released to Seller.",
  );
  expect(quotesFor("When are the deposits released?", agreement)).toHaveLength(1);
});

test("a sum is not what one suite pays", () => {
  const roll = page("Rent roll", "Security deposits of all tenants: $168,940.");
  const lease = page("Lease, Suite 5", "Tenant has paid a security deposit of $21,560.");
  expect(quotesFor("What do all security deposits add up to?", roll, lease)).toEqual([
    "Security deposits of all tenants: $168,940.",
  ]);
  expect(quotesFor("What do all security deposits add up to?", lease)).toEqual([]);
});

test("what a tenant's rent is says nothing of what they owe", () => {
  const roll = page("Rent roll", "Space 12, florist: $24.25 per square foot, $46,075 a year.");
  expect(quotesFor("How much does the florist owe?", roll)).toEqual([]);
});

test("what belongs to a party is said of that party", () => {
  const lease = page("Office lease", "13. Pets. Lessee may keep one dog on the premises.");
  expect(quotesFor("What is the lender's cat allowed to do?", lease)).toEqual([]);
  expect(quotesFor("Is the tenant's dog allowed?", lease)).toHaveLength(1);
});
