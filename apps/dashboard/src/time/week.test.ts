import { expect, test } from "vitest";

import { firstWeekdayIn } from "./week.ts";

test.each([
  ["US", 0],
  ["CA", 0],
  ["GB", 1],
  ["DE", 1],
  ["EG", 6],
] as const)("in %s weeks begin on day %i", (country, weekday) => {
  expect(firstWeekdayIn(country)).toBe(weekday);
});
