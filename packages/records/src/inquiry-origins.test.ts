import { expect, test } from "vitest";
import { countOrigins, formatOrigins, inquiryOriginOf } from "./inquiry-origins.ts";

test.each([
  [{ referrer: "www.google.com" }, "search"],
  [{ referrer: "search.brave.com" }, "search"],
  [{ referrer: "mygoogle.example" }, "site"],
  [{ referrer: "www.google.com", campaign: { source: "letter" } }, "campaign"],
  [{ firstPage: "/about" }, "direct"],
] as const)("%j came from: %s", (source, origin) => {
  expect(inquiryOriginOf(source, false)).toBe(origin);
});

test("an inquiry about a listing is the listing's, and the most frequent origin is named first", () => {
  const origins = [
    inquiryOriginOf({ referrer: "www.bing.com" }, false),
    inquiryOriginOf({ referrer: "www.google.com" }, true),
    inquiryOriginOf({}, true),
  ];
  expect(formatOrigins(countOrigins(origins))).toBe(
    "2 inquiries from a listing, 1 from a search engine",
  );
  expect(formatOrigins([{ origin: "direct", count: 2 }])).toBe("2 inquiries from direct visits");
  expect(formatOrigins([])).toBe("");
});
