import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brandCss } from "../packages/content/src/brand-css.ts";
import { expect, test } from "vitest";

// Values that the kit and the content must share without importing each other.

const kit = join(import.meta.dirname, "../packages/ui/src");
const content = join(import.meta.dirname, "../packages/content/src");
const declarations = (css: string) =>
  new Map(
    [...css.matchAll(/^\s*(--color-[\w-]+): ([^;]+);/gm)].map(([, name, value]) => [name, value]),
  );

test("each token made from a brand’s color is one that the kit has", async () => {
  const tokens = declarations(await readFile(join(kit, "styles.css"), "utf8"));
  for (const color of ["#0f766e", "#1e3a5f"]) {
    for (const name of declarations(brandCss(color)).keys())
      expect([...tokens.keys()]).toContain(name);
  }
});

test("the kit comes with what is made from the sample’s red", async () => {
  const tokens = declarations(await readFile(join(kit, "styles.css"), "utf8"));
  for (const [name, value] of declarations(brandCss("#b91c1c")))
    expect(tokens.get(name)).toBe(value);
});

test("contrast is computed against the kit’s surfaces", async () => {
  const colors = await readFile(join(content, "brand-colors.ts"), "utf8");
  const surface = (name: string) =>
    RegExp(`^const ${name} = new Color\\("(.*)"\\)`, "m").exec(colors)?.[1];
  const light = declarations(await readFile(join(kit, "styles.css"), "utf8"));
  const dark = declarations(await readFile(join(kit, "dark.css"), "utf8"));
  expect(light.get("--color-active")).toBe(surface("active"));
  expect(dark.get("--color-raised")).toBe(surface("raised"));
});
