import { expect, test } from "vitest";
import { authenticatorCodeSchema, backupCodeSchema } from "./account.ts";
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

test.each(["016712", "016 712", "016-712", "016\u2013712", " 016\u00A0712\u200B"])(
  "“%s” is a code",
  (code) => {
    expect(authenticatorCodeSchema.parse({ code })).toEqual({ code: "016712" });
  },
);

test("a backup code keeps its dash, whatever kind was typed", () => {
  expect(backupCodeSchema.parse({ code: " aB3dE–fG6hI " })).toEqual({ code: "aB3dE-fG6hI" });
});
