import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { tokensOf, type Token, type TokenGroup } from "./tokens.ts";

const read = (file: string) => readFile(new URL(`../src/${file}`, import.meta.url), "utf8");
const { dark, light } = tokensOf(await read("styles.css"), await read("dark.css"));

const isToken = (entry: Token | TokenGroup): entry is Token => "$value" in entry;
/** Every token by its path: "color.ink". */
function all(group: TokenGroup, path: string[] = []): [path: string, token: Token][] {
  return Object.entries(group).flatMap(([name, entry]) =>
    isToken(entry)
      ? [[[...path, name].join("."), entry] as [string, Token]]
      : all(entry, [...path, name]),
  );
}
const lightTokens = new Map(all(light));

test("a color keeps its color space, and its comment as the description", () => {
  expect(lightTokens.get("color.control")).toEqual({
    $type: "color",
    $value: { colorSpace: "oklch", components: [0.6, 0.006, 80] },
    $description: "#82807C, 3.9 on white",
  });
  expect(lightTokens.get("color.canvas")).toEqual({
    $type: "color",
    $value: { colorSpace: "srgb", components: [1, 1, 1], hex: "#ffffff" },
  });
});

test("a role refers to its palette, and the dark theme has only its changes", () => {
  expect(lightTokens.get("color.error")).toEqual({ $type: "color", $value: "{color.danger}" });
  const darkTokens = new Map(all(dark));
  expect(darkTokens.get("color.error")?.$value).toBe("{color.danger-lit}");
  expect(darkTokens.has("color.ink")).toBe(false);
});

test("sizes, fonts, curves, times and shadows have the format's types", () => {
  expect(lightTokens.get("radius.control")).toEqual({
    $type: "dimension",
    $value: { value: 4, unit: "px" },
  });
  expect(lightTokens.get("text.title.line-height")).toEqual({ $type: "number", $value: 1.15 });
  expect(lightTokens.get("font.display")?.$value).toEqual([
    "Newsreader Display",
    "Georgia",
    "Times New Roman",
    "serif",
  ]);
  expect(lightTokens.get("ease.out")).toEqual({
    $type: "cubicBezier",
    $value: [0.2, 0.7, 0.2, 1],
  });
  expect(lightTokens.get("duration.slow")).toEqual({
    $type: "duration",
    $value: { value: 400, unit: "ms" },
  });
  expect(lightTokens.get("shadow.pop")?.$value).toEqual([
    {
      color: { colorSpace: "srgb", components: [0.1059, 0.098, 0.0902], alpha: 0.22 },
      offsetX: { value: 0, unit: "px" },
      offsetY: { value: 24, unit: "px" },
      blur: { value: 48, unit: "px" },
      spread: { value: -20, unit: "px" },
    },
    {
      color: { colorSpace: "srgb", components: [0.1059, 0.098, 0.0902], alpha: 0.05 },
      offsetX: { value: 0, unit: "px" },
      offsetY: { value: 2, unit: "px" },
      blur: { value: 6, unit: "px" },
      spread: { value: 0, unit: "px" },
    },
  ]);
});

test("a fluid size has its maximum, and an em is a number", () => {
  expect(lightTokens.get("text.hero.size")).toEqual({
    $type: "dimension",
    $value: { value: 6, unit: "rem" },
    $description: "clamp(2.875rem, 1.714rem + 4.762vw, 6rem)",
  });
  expect(lightTokens.get("text.hero.letter-spacing")).toEqual({
    $type: "number",
    $value: -0.03,
    $description: "In em.",
  });
});

test("no color is lost, and every reference matches a token", async () => {
  const names = [...(await read("styles.css")).matchAll(/^ {2}--color-([\w-]+): (.+);/gm)]
    .filter(([, , value = ""]) => !/^(initial|transparent|currentColor)$/.test(value))
    .map(([, name = ""]) => `color.${name}`);
  expect([...lightTokens.keys()]).toEqual(expect.arrayContaining(names));
  const targets = [...lightTokens.values(), ...all(dark).map(([, token]) => token)]
    .map(({ $value }) => (typeof $value === "string" ? $value.slice(1, -1) : undefined))
    .filter((target) => target !== undefined);
  expect([...lightTokens.keys()]).toEqual(expect.arrayContaining(targets));
});
