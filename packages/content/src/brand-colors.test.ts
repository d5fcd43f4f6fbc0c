import { describe, expect, test } from "vitest";

import { brandColors, contrastBetween, readableColor } from "./brand-colors.ts";
import { brandCss } from "./brand-css.ts";

const colors = {
  red: "#b91c1c",
  teal: "#0f766e",
  navy: "#1e3a5f",
  blue: "#2563eb",
  gray: "#6b7280",
  "near black": "#111111",
};
const readable = 4.5;
/** The minimum contrast for graphics and large text. */
const visible = 3;

describe.each(Object.entries(colors))("from %s", (name, color) => {
  const shades = brandColors(color);

  test("text is readable on each of its surfaces", () => {
    for (const [text, surface] of [
      ["#ffffff", shades.brand],
      ["#ffffff", shades.deep],
      ["#ffffff", shades.brandOnInk],
      ["#ffffff", shades.deepOnInk],
      [shades.accent, "#ffffff"],
      [shades.accent, "#eae9e6"],
      [shades.accent, shades.tint],
      [shades.accentOnInk, "#1b1917"],
      [shades.accentOnInk, "#2a2825"],
      [shades.accentOnInk, shades.tintOnInk],
    ] as const) {
      expect(
        contrastBetween(text, surface),
        `${text} on ${surface} from ${name}`,
      ).toBeGreaterThanOrEqual(readable);
    }
  });

  test("figures and the pin stand out on ink, and a pressed button from a resting one", () => {
    expect(contrastBetween(shades.lit, "#1b1917")).toBeGreaterThanOrEqual(visible);
    expect(contrastBetween(shades.deep, shades.brand)).toBeGreaterThan(1.2);
    expect(contrastBetween(shades.deepOnInk, shades.brandOnInk)).toBeGreaterThan(1.2);
    expect(contrastBetween(shades.brandOnInk, "#211f1d")).toBeGreaterThan(2.5);
  });
});

test("a gray stays gray", () => {
  for (const shade of Object.values(brandColors("#777777"))) {
    expect(shade).toMatch(/^#(..)\1\1$/);
  }
});

test.each([
  ["yellow", "#facc15"],
  ["a light teal", "#0d9488"],
  ["near white", "#fafafa"],
])("%s is too light, and the nearest shade that isn’t has just enough contrast", (_, color) => {
  const nearest = readableColor(color) ?? "";
  expect(contrastBetween(nearest, "#ffffff")).toBeGreaterThanOrEqual(readable);
  expect(contrastBetween(nearest, "#ffffff")).toBeLessThan(readable + 0.1);
  expect(readableColor(nearest)).toBeUndefined();
});

test.each(Object.entries(colors))("%s is dark enough", (_, color) => {
  expect(readableColor(color)).toBeUndefined();
});

test("only a color that would be lost on ink is changed there", () => {
  expect(brandCss(colors.teal)).not.toContain(".on-dark");
  expect(brandCss(colors.navy)).toMatch(
    /\[data-theme="dark"\],\s+\.on-dark \{\s+--color-brand: #426087;/,
  );
});
