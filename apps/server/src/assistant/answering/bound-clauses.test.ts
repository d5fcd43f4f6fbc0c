import { expect, test } from "vitest";
import type { Passage } from "../passages/passage.ts";
import { isOfThem, isPageOfUnit, saysMoreThanNames } from "./bound-clauses.ts";
import { expandTerms } from "./expand-terms.ts";
import { understand } from "./understand.ts";

function understandOf(typed: string) {
  const context = { deals: [], people: [], clients: [], today: "2026-11-23" };
  const [question] = understand(typed, context);
  if (!question) throw new Error(`No question in ${typed}`);
  return question;
}

const abstract: Passage = {
  id: "abstract:2",
  kind: "document",
  recordId: "abstract",
  title: "Lease abstract, Suite 3",
  path: "/dashboard/documents?document=abstract",
  page: 2,
  text: "8. Options. Template Software in Suite 5 held a right of first offer.",
  clientId: "client",
  dealId: null,
};

test("a page of one suite's lease is about it, though it names another suite alone", () => {
  expect(isPageOfUnit(abstract, ["suite 3"])).toBe(true);
  expect(isPageOfUnit(abstract, ["suite 9"])).toBe(false);
});

test("a clause of another tenant is not of the one who is asked about, though the page names both", () => {
  const quote = "Tenant Brackwater Dental may terminate its lease after month thirty.";
  const text = `102 Copper Kettle Cafe 1,850 SF\n${"The roof is new. ".repeat(12)}\n${quote}`;
  const clause = {
    passage: { ...abstract, title: "Rent roll", text },
    quote,
    start: text.indexOf(quote),
    score: 1,
    coverage: 1,
    said: 1,
    guessed: 0,
    isOfKind: false,
  };
  const isOf = (name: string) =>
    isOfThem(clause, {
      question: understandOf(`May ${name} terminate its lease?`),
      clauses: [clause],
      dealNames: new Map(),
      terms: [],
      isMentioned: (said) => said.includes(name),
    });
  expect(isOf("Brackwater Dental")).toBe(true);
  expect(isOf("Copper Kettle Cafe")).toBe(false);
});

test("what belongs to a tenant is said, not only that their lease expires", () => {
  const quote = "The lease of Maple Dental expires on February 28, 2031.";
  const clause = {
    passage: { ...abstract, title: "Rent roll", text: quote },
    quote,
    start: 0,
    score: 1,
    coverage: 1,
    said: 1,
    guessed: 0,
    isOfKind: false,
  };
  const isSaid = (typed: string) => {
    const question = understandOf(typed);
    const terms = expandTerms(question.topic);
    return saysMoreThanNames(clause, { question, terms, clauses: [clause], dealNames: new Map() });
  };
  expect(isSaid("When does Maple Dental's lease expire?")).toBe(true);
  expect(isSaid("When does Maple Dental's guaranty expire?")).toBe(false);
});
