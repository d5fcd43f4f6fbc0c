import { expect, test } from "vitest";

import { excerptOf, matchesIn } from "./search-matches.ts";

const marked = (text: string, typed: string) =>
  matchesIn(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["the beginning of a word, in any case", "Title commitment", "tit", "[Tit]le commitment"],
  [
    "every word that begins so",
    "Title officer, Sample Title",
    "TITLE",
    "[Title] officer, Sample [Title]",
  ],
  ["each of the typed words, in any order", "Lease, signed", "sig lea", "[Lea]se, [sig]ned"],
  ["words one within the other as one", "Leasehold", "lease leaseh", "[Leaseh]old"],
  ["no part of a word where another begins so", "Please lease", "lea", "Please [lea]se"],
  ["a part of a word where none begins so", "Please sign", "lease", "P[lease] sign"],
  ["letters whatever their accents", "Café, CAFE\u0301", "cafe", "[Café], [CAFE\u0301]"],
  ["a letter that is searched as two", "Straße, Plaza", "strasse", "[Straße], Plaza"],
  ["what follows signs of two units", "🏢 Roof", "roof", "🏢 [Roof]"],
  ["nothing of another text", "Rent roll", "title", "Rent roll"],
  ["nothing before anything is typed", "Rent roll", "", "Rent roll"],
])("marks %s", (_, text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});

test("a text is cut at a word before a distant match, otherwise kept whole", () => {
  const text = "We have gone through the whole file once more, and the survey is missing.";
  expect(excerptOf(text, "survey")).toBe("… once more, and the survey is missing.");
  expect(excerptOf(text, "gone")).toBe(text);
  expect(excerptOf(text, "zebra")).toBe(text);
  expect(excerptOf(`${"x".repeat(50)}survey`, "survey")).toBe(`${"x".repeat(50)}survey`);
});
