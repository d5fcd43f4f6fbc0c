import { expect, test } from "vitest";

import { mistakesIn } from "./content-mistakes.ts";

test("a missing comma is named with its file and line, once, and without a stack trace", () => {
  const output = `
✘ [ERROR] Expected "}" but found "descriptor"
src/broker.ts:12:2: ERROR: Expected "}" but found "descriptor"
    at failureErrorWithLog (/tool/lib/main.js:1:2)
src/broker.ts:12:2: ERROR: Expected "}" but found "descriptor"
`;
  expect(mistakesIn(output)).toEqual([
    "packages/content/src/broker.ts, line 12: A comma is missing at the end of the line before, or a bracket.",
  ]);
});

test("a value of the wrong kind is named with its line", () => {
  const output =
    "src/claims.ts(14,5): error TS2322: Type 'string' is not assignable to type 'number'.";
  expect(mistakesIn(output)).toEqual([
    "packages/content/src/claims.ts, line 14: Type 'string' is not assignable to type 'number'.",
  ]);
});

test("other output has no mistakes", () => {
  expect(mistakesIn("Tasks: 2 successful, 2 total")).toEqual([]);
});
