import { expect, test } from "vitest";

import { rank, type Candidate } from "./search-rank.ts";

function document(name: string, keywords = ""): Candidate {
  const path = "/dashboard/documents";
  return { result: { kind: "document", id: name, title: name, detail: "", path }, name, keywords };
}
const titles = (text: string, ...candidates: Candidate[]) =>
  rank(text, candidates).map(({ title }) => title);

test("words match in any order and case, in the name and its details", () => {
  const agreement = document("Purchase agreement", "48 Example Road, contract");
  expect(titles("EXAMPLE purchase, contract", agreement)).toEqual(["Purchase agreement"]);
  expect(titles("purchase elsewhere", agreement)).toEqual([]);
});

test("the search text must match the beginning of a word", () => {
  expect(titles("lea", document("Signed lease"), document("Please sign"))).toEqual([
    "Signed lease",
  ]);
});

test("exact names come first, then their beginnings, then words in them, then words in the details", () => {
  expect(
    titles(
      "lease",
      document("Rent roll", "with every lease"),
      document("Signed lease"),
      document("Lease abstract"),
      document("Lease"),
    ),
  ).toEqual(["Lease", "Lease abstract", "Signed lease", "Rent roll"]);
});

test("equal matches keep their order", () => {
  expect(titles("survey", document("Survey, new"), document("Survey, old"))).toEqual([
    "Survey, new",
    "Survey, old",
  ]);
});

test("accents, apostrophes and ligatures make no difference", () => {
  expect(titles("cafe", document("Café lease"))).toEqual(["Café lease"]);
  expect(titles("café", document("Cafe lease"))).toEqual(["Cafe lease"]);
  expect(titles("d'angelo strasse", document("D’Angelo, Straße 4"))).toEqual([
    "D’Angelo, Straße 4",
  ]);
});

test("there are at most eight results of a kind, and every kind is included", () => {
  const many = Array.from({ length: 20 }, (_, index) => document(`Lease ${index}`));
  const leases = document("Leases");
  const event: Candidate = { ...leases, result: { ...leases.result, kind: "event" } };
  const found = rank("lease", [...many, event]);
  expect(found.filter(({ kind }) => kind === "document")).toHaveLength(8);
  expect(found.at(-1)?.kind).toBe("event");
});

test("an empty text finds nothing, and neither does punctuation alone", () => {
  expect(titles("  ", document("Lease"))).toEqual([]);
  expect(titles("?!", document("Lease"))).toEqual([]);
});
