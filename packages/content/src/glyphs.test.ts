import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// Characters that the two subset fonts have, and the invisible U+2060; any other is drawn in a
// fallback font.
const drawable = /^[\u{20}-\u{7E}\u{A0}-\u{FF}“”‘’–—…€™\u{2060}]*$/u;

const packages = join(import.meta.dirname, "../..");
// Records have displayed texts, too, such as the names of document types.
const files = ["content", "records"].flatMap((name) =>
  readdirSync(join(packages, name, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .filter((file) => !file.startsWith("schemas"))
    // These texts are only compared, never shown.
    .filter((file) => !["assistant-synonyms.ts", "fold.ts"].includes(file))
    .map((file) => `${name}/src/${file}`),
);

const textsIn = async (file: string) =>
  strings(Object.values((await import(/* @vite-ignore */ join(packages, file))) as object));

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(strings) : [];
}

test("there are texts to check", () => {
  expect(files).toEqual(
    expect.arrayContaining([
      "content/src/services.ts",
      "content/src/legal.ts",
      "records/src/record-names.ts",
    ]),
  );
});

test.for(files)("the fonts have every character of %s", async (file) => {
  const foreign = (await textsIn(file)).filter((text) => !drawable.test(text));
  expect(foreign).toEqual([]);
});

test.for(files)("no line breaks within a range in %s", async (file) => {
  // A line may end after a dash, unless a word joiner (U+2060) follows.
  const breaking = (await textsIn(file)).filter((text) => /\d–\d/.test(text));
  expect(breaking).toEqual([]);
});

test.for(files)("%s uses exclamation marks only where specified", async (file) => {
  const exclaiming = (await textsIn(file)).filter((text) => text.includes("!"));
  const fixed = ["Oops! Page not found", "Unexpected Application Error!"];
  expect(exclaiming.filter((text) => !fixed.includes(text))).toEqual([]);
});
