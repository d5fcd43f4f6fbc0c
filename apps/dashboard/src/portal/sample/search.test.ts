import { expect, test } from "vitest";

import { rank, type Candidate } from "./search.ts";

function document(title: string, detail = "", keywords = ""): Candidate {
  return { kind: "document", id: title, title, detail, keywords, path: "/dashboard/documents" };
}
const titles = (text: string, ...candidates: Candidate[]) =>
  rank(text, candidates).map(({ title }) => title);

test("words may stand in any order and case, in title, detail and keywords", () => {
  const agreement = document("Purchase agreement", "48 Example Road", "contract");
  expect(titles("EXAMPLE purchase contract", agreement)).toEqual(["Purchase agreement"]);
  expect(titles("purchase elsewhere", agreement)).toEqual([]);
});

test("the title itself comes first, then its beginning, its words, a part of them, the rest", () => {
  expect(
    titles(
      "lease",
      document("Rent roll", "with every lease"),
      document("Sublease"),
      document("Signed lease"),
      document("Lease abstract"),
      document("Lease"),
    ),
  ).toEqual(["Lease", "Lease abstract", "Signed lease", "Sublease", "Rent roll"]);
});

test("what fits as well stays in the order it came in", () => {
  expect(titles("survey", document("Survey, new"), document("Survey, old"))).toEqual([
    "Survey, new",
    "Survey, old",
  ]);
});

test("accents neither help nor hinder", () => {
  expect(titles("cafe", document("Café lease"))).toEqual(["Café lease"]);
  expect(titles("café", document("Cafe lease"))).toEqual(["Cafe lease"]);
});

test("there are at most eight of a kind, and every kind has its turn", () => {
  const many = Array.from({ length: 20 }, (_, index) => document(`Lease ${index}`));
  const screen: Candidate = { ...document("Leases"), kind: "screen" };
  const found = rank("lease", [...many, screen]);
  expect(found.filter(({ kind }) => kind === "document")).toHaveLength(8);
  expect(found[0]?.kind).toBe("screen");
});

test("nothing typed finds nothing", () => {
  expect(titles("  ", document("Lease"))).toEqual([]);
});
