import { expect, test } from "vitest";
import { stemsOf } from "../passages/stem.ts";
import { termsOf } from "../passages/terms.ts";
import type { Candidate } from "./candidates.ts";
import { marksIn, rank, type RankedBy } from "./rank.ts";

function candidate(text: string, more: Partial<Candidate["shown"]> = {}, deal?: string): Candidate {
  return {
    shown: {
      kind: "quote",
      source: "document",
      recordId: text,
      title: "Lease",
      path: "/",
      text,
      ...more,
    },
    dealIds: deal === undefined ? [] : [deal],
    stems: { text: stemsOf(text), title: stemsOf(more.title ?? "Lease") },
    answers: () => false,
  };
}

function ranked(question: string, candidates: readonly Candidate[], by: Partial<RankedBy> = {}) {
  const terms = termsOf(stemsOf(question));
  const none = { dealIds: new Set<string>(), contactIds: new Set<string>(), isToBroker: false };
  const found = rank(candidates, { terms, kinds: [], ...none, ...by });
  return { texts: found.ranked.map(({ shown }) => shown.text), absent: found.absent };
}

const parking = "Parking has forty spaces.";
const roof = "The roof is the landlord's.";

test("what says more of the question comes first, and what says nothing of it isn't shown", () => {
  const found = ranked("Who fixes the roof above the parking?", [
    candidate("The sky is blue."),
    candidate(roof),
    candidate("The parking and its roof are the landlord's."),
  ]);
  expect(found.texts).toEqual(["The parking and its roof are the landlord's.", roof]);
});

test("a word counts less in a title, and a synonym nearly as much as the word", () => {
  const inTitle = candidate("It is new.", { title: "Parking" });
  expect(ranked("parking", [inTitle, candidate(parking)]).texts).toEqual([parking, "It is new."]);
  const stalls = candidate("Forty stalls are striped.");
  expect(ranked("parking", [stalls]).texts).toEqual(["Forty stalls are striped."]);
});

test("the deal, the person and the kind that are asked for come first", () => {
  const [one, other] = [candidate(parking, {}, "one"), candidate(`${parking} All.`, {}, "other")];
  expect(ranked("parking", [one, other], { dealIds: new Set(["other"]) }).texts[0]).toContain(
    "All",
  );
  const casey = candidate("Casey, parking", { source: "contact", recordId: "casey" });
  const drew = candidate("Drew, parking", { source: "contact", recordId: "drew" });
  const contactIds = new Set(["drew"]);
  expect(ranked("parking", [casey, drew], { contactIds }).texts[0]).toBe("Drew, parking");
  const priced = { ...candidate(`${parking} $5.`), answers: () => true };
  const kinds = ["howMuch" as const];
  expect(ranked("parking", [one, priced], { kinds }).texts[0]).toContain("$5");
});

test("a page of the site comes first if the broker is addressed, and last if a deal is named", () => {
  const page = candidate(`${parking} Ask me.`, { source: "page" });
  const own = candidate(parking, {}, "one");
  expect(ranked("parking", [own, page], { isToBroker: true }).texts[0]).toContain("Ask me");
  const dealIds = new Set(["one"]);
  expect(ranked("parking", [own, page], { dealIds, isToBroker: true }).texts[0]).toBe(parking);
});

test("the terms that occur nowhere are told", () => {
  const { absent } = ranked("Is there solar parking?", [candidate(parking)]);
  expect(absent.map(({ own }) => own)).toEqual([["solar"]]);
});

test("matched words are marked in the text, joined where they stand together", () => {
  const text = "The security deposit of $8,400 is held; parking stalls aren’t.";
  const marked = marksIn(text, termsOf(stemsOf("Who holds my security deposit and the parking?")));
  expect(marked.map(([start, end]) => text.slice(start, end))).toEqual([
    "security deposit",
    "held",
    "parking stalls",
  ]);
});
