import { expect, test } from "vitest";
import { documentInSentence } from "./in-sentence.ts";

test.each([
  ["Purchase agreement, revision 3", "revision 3 of the purchase agreement"],
  ["Purchase agreement, Suite 400", "the purchase agreement, Suite 400"],
  ["Purchase agreements", "“Purchase agreements”"],
  ["Amended and restated PSA", "“Amended and restated PSA”"],
])("the document %j is named as a person would", (name, text) => {
  expect(documentInSentence({ name, type: "purchase-agreement" })).toBe(text);
});
