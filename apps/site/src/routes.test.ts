import { services } from "@frontage/content/services";
import { expect, test } from "vitest";

import { publicPaths } from "./lib/metadata.ts";
import { pageFor } from "./routes.tsx";

test.for([
  ["/", "home"],
  ["/about", "about"],
  ["/services", "services"],
  ...services.map(({ slug }) => [`/services/${slug}`, "service"] as const),
  ["/contact", "contact"],
  ["/privacy-policy", "privacyPolicy"],
  ["/terms", "terms"],
  ["/services/no-such-service", "unknownService"],
  [`/services/${services[0]?.slug.toUpperCase()}`, "unknownService"],
  ["/services/constructor", "unknownService"],
  [`/services/${services[0]?.slug}/more`, "notFound"],
  ["/about/more", "notFound"],
  ["/constructor", "notFound"],
  ["/toString", "notFound"],
  ["/About", "notFound"],
] as const)("%s is answered by %s", ([path, page]) => {
  expect(pageFor(path)).toBe(page);
});

test("every public path has its own page", () => {
  for (const path of publicPaths) expect(pageFor(path)).not.toMatch(/notFound|unknownService/);
});
