import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { publicPaths } from "./lib/metadata.ts";
import { pageFor } from "./routes.tsx";

test.for([
  ["/", "home"],
  ["/about", "about"],
  ["/services", "services"],
  ["/services/buying", "service"],
  ["/services/selling", "service"],
  ["/services/leasing", "service"],
  ["/services/market-analysis", "service"],
  ["/services/investing", "service"],
  ["/services/valuation", "service"],
  ["/contact", "contact"],
  ["/privacy-policy", "privacyPolicy"],
  ["/terms", "terms"],
  ["/services/plumbing", "unknownService"],
  ["/services/Buying", "unknownService"],
  ["/services/constructor", "unknownService"],
  ["/services/buying/more", "notFound"],
  ["/about/more", "notFound"],
  ["/constructor", "notFound"],
  ["/toString", "notFound"],
  ["", "notFound"],
] as const)("%s is answered by %s", ([path, page]) => {
  expect(pageFor(path)).toBe(page);
});

test("every public path has a page of its own", () => {
  for (const path of publicPaths) expect(pageFor(path)).not.toMatch(/notFound|unknownService/);
});

test("the router knows every path that the table knows", () => {
  // The two live in one file; this keeps a route from being added to one of them only.
  const source = readFileSync(new URL("routes.tsx", import.meta.url), "utf8");
  const pages = [...source.matchAll(/(\w+): lazyPart\(/g)].map(([, name]) => name);
  const rendered = [...source.matchAll(/component=\{pages\.(\w+)\.Part\}/g)].map(
    ([, name]) => name,
  );
  expect(new Set(rendered)).toEqual(new Set(pages));
});
