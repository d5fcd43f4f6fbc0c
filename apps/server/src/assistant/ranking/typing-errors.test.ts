import { expect, test } from "vitest";
import { correctionsOf } from "./typing-errors.ts";

const words = ["diligence", "tenant", "closing", "roof", "price"];

test.each([
  ["dilligence", ["diligence"]],
  ["tennant", ["tenant"]],
  ["tenan", ["tenant"]],
  ["clsoing", ["closing"]],
  ["pirce", ["price"]],
  ["brice", ["price"]],
  // Two edits, too short, or a number.
  ["diligens", []],
  ["rof", []],
  ["1998", []],
])("%s", (typed, meant) => {
  expect(correctionsOf(typed, words)).toEqual(meant);
});
