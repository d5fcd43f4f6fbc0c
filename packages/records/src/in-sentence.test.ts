import { expect, test } from "vitest";
import { buyerInSentence, documentInSentence, placeInSentence } from "./in-sentence.ts";

test.each([
  ["Purchase agreement, revision 3", "revision 3 of the purchase agreement"],
  ["Purchase agreement, Suite 400", "the purchase agreement, Suite 400"],
  ["Purchase agreements", "“Purchase agreements”"],
  ["Amended and restated PSA", "“Amended and restated PSA”"],
])("the document %j is named as a person would", (name, text) => {
  expect(documentInSentence({ name, type: "purchase-agreement" })).toBe(text);
});

test.each([
  ["By phone", "by phone"],
  ["Front office, dock side", "front office, dock side"],
  ["Jordan’s office", "Jordan’s office"],
  ["Suite 3", "Suite 3"],
])("the place %j after a comma reads %j", (place, text) => {
  expect(placeInSentence(place)).toBe(text);
});

test("a private buyer reads as part of the sentence, and another by their name", () => {
  expect(["Private buyer 2", "Abara Retail Partners"].map(buyerInSentence)).toEqual([
    "private buyer 2",
    "Abara Retail Partners",
  ]);
});
