import { expect, test } from "vitest";
import { cutText } from "./cut-text.ts";

test.each([
  ["spring", 10, "spring"],
  ["spring", 3, "spr"],
  ["ab😀", 3, "ab"],
  ["ab😀", 4, "ab😀"],
  ["ab👍🏽c", 4, "ab"],
  ["ab👨‍👩‍👧c", 6, "ab"],
  ["Jose\u0301 Luis", 4, "Jos"],
  ["हिन्दी", 1, "ह"],
  ["a🇺🇸🇨🇦", 6, "a🇺🇸"],
])("%s has in %i units %s", (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});

test("no cut leaves half a character, wherever it is", () => {
  const text = "x😀e\u0301👨‍👩‍👧".repeat(40);
  for (let max = 0; max <= text.length; max++) {
    const cut = cutText(text, max);
    expect(cut.isWellFormed()).toBe(true);
    expect(cut.length).toBeLessThanOrEqual(max);
  }
});
