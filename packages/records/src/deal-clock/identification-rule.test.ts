import { expect, test } from "vitest";
import { identificationRule } from "./identification-rule.ts";

const worth = (...values: (number | undefined)[]) => values.map((value) => ({ value }));

test.each([
  ["three properties of any value", worth(9, 9, undefined), 1, { isWithin: true }],
  ["four, worth twice what was sold", worth(50, 50, 50, 50), 100, { isWithin: true, percent: 200 }],
  ["four, worth more", worth(50, 50, 50, 51), 100, { isWithin: false, percent: 201 }],
  ["four, worth hardly more", worth(500, 500, 500, 501), 1000, { isWithin: false, percent: 201 }],
  ["four, of which one’s value is unknown", worth(1, 1, 1, undefined), 100, { isWithin: false }],
  ["four, and nobody knows what was sold", worth(1, 1, 1, 1), undefined, { isWithin: false }],
])("%s", (_, replacements, sold, expected) => {
  expect(identificationRule(replacements, sold)).toEqual(expected);
});
