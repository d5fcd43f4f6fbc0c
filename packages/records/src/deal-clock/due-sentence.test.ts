import { expect, test } from "vitest";
import { formatDaysLeft } from "./due-sentence.ts";

test.each([
  [0, "Today"],
  [123, "123 days left"],
  [1889, "5 years left"],
  [-1, "1 day late"],
])("the time left of %i days is “%s”", (days, left) => {
  expect(formatDaysLeft(days)).toBe(left);
});
