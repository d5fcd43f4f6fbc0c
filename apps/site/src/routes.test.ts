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
  ["/About", "notFound"],
] as const)("%s is answered by %s", ([path, page]) => {
  expect(pageFor(path)).toBe(page);
});

test("every public path has a page of its own", () => {
  for (const path of publicPaths) expect(pageFor(path)).not.toMatch(/notFound|unknownService/);
});
