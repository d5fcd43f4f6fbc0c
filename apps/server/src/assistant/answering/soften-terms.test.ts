import { expect, test } from "vitest";
import { expandTerms } from "./expand-terms.ts";
import { softened } from "./soften-terms.ts";
import { understand } from "./understand.ts";

function essentialOf(typed: string): string[] {
  const [question] = understand(typed, { deals: [], people: [], clients: [], today: "2026-11-23" });
  if (!question) throw new Error(`No question in ${typed}`);
  return softened(expandTerms(question.topic), question)
    .filter(({ isEssential }) => isEssential)
    .map(({ word }) => word);
}

test("who is asked for is essential, and no guess is", () => {
  expect(essentialOf("Who is my landlord?")).toEqual(["landlord|lessor|owner"]);
  expect(essentialOf("Who is buying it?")).toEqual(["buyer|purchaser|vendee"]);
});

test("what a report comes to is what it found, whatever else may be guessed", () => {
  expect(essentialOf("What did the Phase I turn up?")).toEqual(["turn"]);
});
