import { broker } from "@frontage/content/broker";
import { services } from "@frontage/content/services";
import { expect, test } from "vitest";

import { metadataFor, publicPaths } from "./metadata.ts";

test("the public paths are the specified ones, and one for each service", () => {
  expect(publicPaths).toEqual([
    "/",
    "/about",
    "/services",
    "/contact",
    "/privacy-policy",
    "/terms",
    ...services.map(({ slug }) => `/services/${slug}`),
  ]);
});

test.for([
  ["/contact", `Contact - ${broker.name} Commercial Real Estate`],
  ["/about", `About | ${broker.name} Commercial Real Estate`],
  ["/services", "Our Services"],
] as const)("%s has the title %s", ([path, title]) => {
  expect(metadataFor(path).title).toBe(title);
});

test("every public path is indexed under one address", () => {
  for (const path of publicPaths) {
    expect(metadataFor(path)).toMatchObject({
      canonical: broker.website.url + path,
      indexed: true,
    });
  }
});

test("titles and descriptions are unique and long enough to tell pages apart", () => {
  const all = publicPaths.map(metadataFor);
  expect(new Set(all.map(({ title }) => title)).size).toBe(publicPaths.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(publicPaths.length);
  for (const { description } of all) expect(description.length).toBeGreaterThan(50);
});

test("a trailing slash changes nothing", () => {
  const service = `/services/${services[0]?.slug}`;
  expect(metadataFor(`${service}/`)).toEqual(metadataFor(service));
  expect(metadataFor("/about//")).toEqual(metadataFor("/about"));
});

test.for(["/no-such-page", "/services/no-such-service", "/constructor", "//"])(
  "%s is not indexed and says that it is not there",
  (path) => {
    const { indexed, title } = metadataFor(path);
    expect(indexed).toBe(false);
    expect(title).toMatch(/not found/i);
  },
);
