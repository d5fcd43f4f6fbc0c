import type { ListingStatus } from "@frontage/records/schemas/listing";
import { expect, test } from "vitest";

import { listingRecords } from "./listing-records.ts";
import { storyListing } from "./story-listing.ts";

const records = (columns: Parameters<typeof storyListing>[0]) =>
  JSON.stringify(listingRecords(storyListing(columns)));

test.each([
  ["available", "InStock"],
  ["under-contract", "Reserved"],
  ["lease-pending", "Reserved"],
  ["sold", "SoldOut"],
  ["leased", "SoldOut"],
] satisfies [ListingStatus, string][])(
  "search engines read that what is %s is %s",
  (status, is) => {
    expect(records({ status })).toContain(`"availability":"https://schema.org/${is}"`);
  },
);

test("search engines read no price that is on request, and none of what is sold", () => {
  for (const columns of [
    { details: { isPriceOnRequest: true } },
    { status: "sold" },
    { kind: "lease", status: "leased", details: { rent: 24.5 } },
  ] as const)
    expect(records(columns)).not.toMatch(/priceSpecification|12400000|24\.5/);
});

test("only what is available can be leased", () => {
  expect(records({ kind: "lease" })).toContain("LeaseAction");
  expect(records({ kind: "lease", status: "leased" })).not.toContain("LeaseAction");
});

test("land says its acres, what an acre costs, and a square foot with cents", () => {
  const land = storyListing({
    details: { type: "land", squareFeet: 187_308, landAcres: 4.3, price: 71_000, noi: undefined },
  });
  expect(land).toMatchObject({
    facts: "Land, 4.3 acres",
    priceNote: "$16,512/acre",
    priceDetail: "$16,512/acre, $0.38/SF",
    subtitle: "Anytown, ST. Land for sale.",
  });
  expect(land.figures[0]).toEqual({ label: "Land", value: "4.3 acres", basis: "187,308 SF" });
});
