import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

test.each([
  ["\u202AAda\u202C \u2066Example\u2069", "Ada Example"],
  ["\uFEFFAda\u00ADExample\u2060", "AdaExample"],
  ["\u00A0Ada\u00A0Example\u202F", "Ada Example"],
  ["two\nlines ", "two\nlines"],
  ["Family 👩‍👩‍👧 and ❤️‍🔥", "Family 👩‍👩‍👧 and ❤️‍🔥"],
  ["a\u200Db", "ab"],
  ["\u200B \u3164", ""],
])("%j is cleaned to %j", (text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
});
