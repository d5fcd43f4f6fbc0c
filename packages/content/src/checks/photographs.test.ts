import { expect, test } from "vitest";

import { alterationFindings, photographFindings } from "./photographs.ts";

const needed = {
  "a/hero.jpg": { width: 2400, height: 0 },
  "a/lobby.jpg": { width: 2200, height: 1500 },
};

test("photographs of the required size are accepted", () => {
  const sizes = {
    "a/hero.jpg": { width: 2400, height: 600 },
    "a/lobby.jpg": { width: 2250, height: 1500 },
  };
  expect(photographFindings(sizes, needed)).toEqual([]);
});

test("a photograph that is too small is named, with its size and the required size", () => {
  const sizes = {
    "a/hero.jpg": { width: 1600, height: 900 },
    "a/lobby.jpg": { width: 2400, height: 1350 },
  };
  expect(photographFindings(sizes, needed)).toEqual([
    {
      severity: "warning",
      sentence:
        "The photograph a/hero.jpg is too small: 1600 × 900 pixels. Use one at least 2400 pixels wide, or it will look blurred on large screens.",
    },
    {
      severity: "warning",
      sentence:
        "The photograph a/lobby.jpg is too small: 2400 × 1350 pixels. Use one at least 2200 × 1500 pixels, or it will look blurred on large screens.",
    },
  ]);
});

test("a missing photograph stops the build", () => {
  expect(photographFindings({}, { "a/hero.jpg": { width: 1, height: 1 } })).toEqual([
    { severity: "error", sentence: "The photograph a/hero.jpg is missing." },
  ]);
});

test("an altered photograph without its original stops the build, with the rule and the file", () => {
  const lobby = { alt: "A lobby with a desk", focus: { x: 50, y: 50 } };
  const photographs = { lobby: { ...lobby, altered: "furniture added" }, facade: lobby };
  expect(alterationFindings(photographs, ["lobby.jpg"])).toEqual([]);
  expect(alterationFindings(photographs, [])).toEqual([
    {
      severity: "error",
      sentence:
        "The photograph lobby is marked as altered, and California (Business and Professions Code § 10140.8) requires a link to the unaltered one: save that as apps/site/photographs/originals/lobby.jpg.",
    },
  ]);
});
