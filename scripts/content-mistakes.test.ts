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
    "packages/content/src/broker.ts, line 12: A comma is missing at the end of the line before, or a bracket; or a text has a quotation mark in it.",
  ]);
});

test.for([
  [
    "TS2322: Type 'string' is not assignable to type 'number'.",
    "string stands where a number is expected.",
  ],
  [
    "TS2304: Cannot find name 'broker'.",
    "Nothing is called broker: its line with “import” at the top is missing.",
  ],
  [
    "TS2741: Property 'menu' is missing in type '{ slug: string; }' but required in type '{}'.",
    "“menu” is missing.",
  ],
  [
    "TS2353: Object literal may only specify known properties, and 'emial' does not exist in type 'Broker'.",
    "“emial” isn’t expected here: check its spelling.",
  ],
] as const)("the compiler's words become an owner's: %s", ([said, sentence]) => {
  expect(mistakesIn(`src/claims.ts(14,5): error ${said}`)).toEqual([
    `packages/content/src/claims.ts, line 14: ${sentence}`,
  ]);
});
