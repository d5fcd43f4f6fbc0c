import { readFile } from "node:fs/promises";

import {
  chartDurationMs,
  heroFadeMs,
  heroIntervalMs,
  revealStaggerMs,
} from "@frontage/content/timing";
import { expect, test } from "vitest";

// Stylesheets and class names can't import the content's numbers, but must match them.
const read = (path: string) => readFile(new URL(path, import.meta.url), "utf8");
const kit = await read("../../../packages/ui/src/styles.css");

test("the progress arc closes when the next slide comes", () => {
  expect(kit).toContain(`--hero-interval: ${heroIntervalMs}ms;`);
});

test("slides fade as long as specified", () => {
  expect(kit).toContain(`--hero-fade: ${heroFadeMs}ms;`);
});

test("charts draw as long as specified", () => {
  expect(kit).toContain(`--chart-duration: ${chartDurationMs}ms;`);
});

test("neighboring elements are revealed one stagger apart", async () => {
  const site = await read("site.css");
  for (const step of [1, 2, 3]) {
    expect(site).toContain(`--reveal-delay: ${step * revealStaggerMs}ms;`);
  }
});

test("the map is as high as specified", async () => {
  // 500 px: Tailwind's unit is 4 px.
  expect(await read("sections/find-me.tsx")).toContain("h-125 ");
});

test("the About banner has the specified ratio", async () => {
  const [, width, height] = /aspect-(\d+)\/(\d+)/.exec(await read("routes/about.tsx")) ?? [];
  expect(Number(width) / Number(height)).toBe(16 / 6);
});
