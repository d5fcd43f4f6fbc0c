import { expect, test } from "vitest";
import { goesOn } from "./answer-context.ts";

const now = new Date("2026-07-14T15:00:00.000Z");
const previous = {
  question: "When is closing on 48 Example Road?",
  dealId: "48-example-road",
  contactIds: [],
  askedAt: "2026-07-14T14:00:00.000Z",
  wasRead: false,
};

test.each([
  ["and his phone", true],
  ["what about the parking there", true],
  ["how much is it", true],
  ["is there anything due this week", false],
  ["are there any closings next month", false],
  ["is it true that the buyer may terminate", false],
  ["ok, when are my closings", false],
  ["which of my deals has the highest price, and what is it", false],
  ["when is closing", false],
])("whether “%s” goes on from the question before: %s", (text, expected) => {
  expect(goesOn(text, { now, previous })).toBe(expected);
});

test("a question goes on from none of an earlier day", () => {
  const earlier = { ...previous, askedAt: "2026-07-12T14:00:00.000Z" };
  expect(goesOn("and his phone", { now, previous: earlier })).toBe(false);
});
