import type { ListingStatus } from "@frontage/records/schemas/listing";
import type { Space } from "@frontage/records/schemas/space";
import { expect, test } from "vitest";

import { listingRecords } from "./listing-records.ts";
import { storyListing, storySpace } from "./story-listing.ts";

const suite = storySpace({ name: "Suite 3", rent: { amount: 24.5, unit: "sf-year" } });

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
    { kind: "lease", status: "leased", details: { spaces: [{ ...suite, status: "leased" }] } },
    { kind: "lease", details: { spaces: [{ ...suite, isRentOnRequest: true }] } },
  ] as const)
    expect(records(columns)).not.toMatch(/priceSpecification|12400000|24\.5/);
});

test("only what is available can be leased", () => {
  const lease = (status: Space["status"], of: ListingStatus) =>
    records({ kind: "lease", status: of, details: { spaces: [{ ...suite, status }] } });
  expect(lease("available", "available")).toContain("LeaseAction");
  expect(lease("pending", "lease-pending")).not.toContain("LeaseAction");
  expect(lease("leased", "leased")).not.toContain("LeaseAction");
});

test("each space is an offer of its own, beside that of a sale", () => {
  const spaces = [
    suite,
    storySpace({ name: "Suite 2", rent: { amount: 1000, unit: "month" }, squareFeet: 1000 }),
    { ...suite, id: "let", name: "Suite 4", status: "leased" as const },
    { ...suite, id: "held", name: "Suite 5", status: "pending" as const },
  ];
  const { "@graph": graph } = listingRecords(storyListing({ details: { spaces } }));
  const { offers } = graph.find((record) => "offers" in record) as { offers: object[] };
  expect(offers).toMatchObject([
    { priceSpecification: { price: 12_400_000 }, availability: "https://schema.org/InStock" },
    { name: "Suite 2", priceSpecification: { price: 12 }, eligibleQuantity: { value: 1000 } },
    { name: "Suite 3", priceSpecification: { price: 24.5 } },
    { name: "Suite 5", availability: "https://schema.org/Reserved" },
  ]);
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
