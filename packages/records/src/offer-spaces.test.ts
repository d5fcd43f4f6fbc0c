import { expect, test } from "vitest";

import {
  askingRentOf,
  effectiveRentFor,
  leaseTypesOf,
  nameOfOffered,
  offeredKinds,
  publicNameOfOffered,
  rivals,
  sizeOf,
  spaceNames,
  statusFor,
  unavailableText,
} from "./offer-spaces.ts";
import { bestIn } from "./offer-math.ts";
import { offerTermsSchema, type LeaseTerms, type OfferTerms } from "./schemas/offer.ts";
import type { SpaceStatus } from "./schemas/space.ts";

const space = (id: string, squareFeet: number, status: SpaceStatus, rent?: number) => ({
  id,
  name: `Suite ${id}`,
  squareFeet,
  status,
  leaseType: "full-service" as const,
  ...(rent !== undefined && { rent: { amount: rent, unit: "sf-year" as const } }),
});
const listing = {
  kind: "lease",
  name: "200 Sample Avenue",
  status: "available",
  squareFeet: 20_000,
  rent: 18,
  spaces: [
    space("1", 1000, "available", 20),
    space("2", 3000, "pending", 24),
    space("3", 4180, "available", 24.1),
    space("4", 500, "leased"),
  ],
} as const;
const lease = (...spaceIds: string[]) => ({ kind: "lease", spaceIds }) as const;

test("a proposal is for the size, the asking rent and the names of its spaces", () => {
  expect(sizeOf(listing, lease("1", "3"))).toBe(5180);
  expect(askingRentOf(listing, lease("3"))).toBe(24.1);
  expect(askingRentOf(listing, lease("1", "2"))).toBe(23);
  expect(askingRentOf(listing, lease("3", "4"))).toBeUndefined();
  expect(nameOfOffered(listing, lease("1", "3"))).toBe("Suite 1 and Suite 3, 200 Sample Avenue");
  // A property's only space has its name; one that is for sale, too, is told apart.
  const only = { ...listing, spaces: [listing.spaces[0]] };
  expect(spaceNames(only, lease("1"))).toBe("");
  expect(spaceNames({ ...only, kind: "sale" }, lease("1"))).toBe("Suite 1");
});

test("one that names none is for the whole listing, and one whose space is gone has no size", () => {
  expect(sizeOf(listing, { kind: "lease" })).toBe(20_000);
  expect(askingRentOf(listing, { kind: "lease" })).toBe(18);
  expect(sizeOf(listing, lease("3", "gone"))).toBeUndefined();
  const terms = { ...lease("gone"), rent: 24, termMonths: 60 };
  expect(effectiveRentFor(terms, listing)).toEqual({ missing: "size" });
  expect(unavailableText(lease("gone"), listing)).toBe("This space is no longer offered.");
});

test("what can be done with a proposal depends on its spaces, and not on the sale", () => {
  expect(statusFor(lease("1", "3"), listing)).toBe("available");
  expect(statusFor(lease("1", "2"), listing)).toBe("lease-pending");
  expect(statusFor(lease("2", "4"), listing)).toBe("leased");
  expect(statusFor(lease("gone"), listing)).toBe("leased");
  const sale = { ...listing, kind: "sale", status: "under-contract" } as const;
  expect(statusFor(lease("1"), sale)).toBe("available");
  expect(statusFor({ kind: "sale" }, sale)).toBe("under-contract");
  const over = { ...sale, isTermOver: true };
  expect(statusFor(lease("1"), over)).toBe("lapsed");
  expect(statusFor(lease("2"), over)).toBe("lease-pending");
  expect(offeredKinds(over)).toEqual([]);
  expect(statusFor(lease("1"), { ...sale, status: "sold" })).toBe("sold");
  expect(statusFor(lease("1"), { ...listing, status: "withdrawn" })).toBe("withdrawn");
  expect(unavailableText(lease("1"), listing)).toBeUndefined();
  expect(unavailableText(lease("1", "2"), listing)).toBe("Suite 2 isn’t available: lease pending.");
});

test("people can offer to buy or to lease what is available", () => {
  expect(offeredKinds(listing)).toEqual(["lease"]);
  expect(offeredKinds({ ...listing, kind: "sale" })).toEqual(["sale", "lease"]);
  expect(offeredKinds({ ...listing, kind: "sale", status: "under-contract" })).toEqual(["lease"]);
  expect(offeredKinds({ ...listing, kind: "sale", status: "sold" })).toEqual([]);
  expect(offeredKinds({ kind: "sale", status: "available" })).toEqual(["sale"]);
  expect(offeredKinds({ kind: "lease", status: "lease-pending" })).toEqual([]);
});

const terms = (changes: Partial<LeaseTerms>): OfferTerms => ({
  kind: "lease",
  spaceIds: ["3"],
  rent: 24,
  termMonths: 60,
  improvements: 0,
  startsOn: "2026-09-01",
  note: "",
  ...changes,
});
const offer = (id: string, changes: Partial<LeaseTerms>) => ({
  id,
  files: [],
  terms: terms(changes),
});

test("proposals that share a space compete, and those for others don't", () => {
  const [first, second, both, other] = [
    offer("first", { spaceIds: ["1"] }),
    offer("second", { spaceIds: ["3"] }),
    offer("both", { spaceIds: ["1", "3"] }),
    offer("other", { spaceIds: ["2"] }),
  ];
  const ids = (groups: { id: string }[][]) => groups.map((group) => group.map(({ id }) => id));
  expect(ids(rivals([first, second, other]))).toEqual([["first"], ["second"], ["other"]]);
  expect(ids(rivals([first, other, second, both]))).toEqual([
    ["first", "both", "second"],
    ["other"],
  ]);
});

test("the best proposal has the highest effective rent, whatever its face rent", () => {
  const offers = [
    offer("studio", { rent: 30, freeMonths: 30 }),
    offer("title", { rent: 24 }),
    offer("gone", { rent: 99, spaceIds: ["gone"] }),
  ];
  expect([...bestIn(offers, "effective", listing)]).toEqual(["title"]);
  expect([...bestIn(offers, "rent", listing)]).toEqual([]);
  expect(leaseTypesOf(listing, lease("1", "3"))).toBe("Full service");
});

test("free months can't exceed the term, and proposals of an earlier release are read", () => {
  const { error } = offerTermsSchema.safeParse(terms({ freeMonths: 61 }));
  expect(error?.issues).toMatchObject([
    { path: ["freeMonths"], message: "Free months can’t exceed the term." },
  ]);
  expect(offerTermsSchema.safeParse(terms({ freeMonths: 60 })).success).toBe(true);
  const { spaceIds: _, ...earlier } = terms({}) as LeaseTerms;
  expect(offerTermsSchema.parse(earlier)).toEqual(earlier);
});

test("buyers read which suite a proposal is for without a hidden address", () => {
  const named = { ...space("1", 1000, "available"), name: "Suite 1 at 200 Sample Avenue" };
  const hidden = {
    ...listing,
    kind: "sale",
    publicName: "Office property",
    spaces: [named],
  } as const;
  expect(publicNameOfOffered(hidden, lease("1"))).toBe("Suite 1 at the property, Office property");
  expect(publicNameOfOffered({ ...hidden, publicName: hidden.name }, lease("1"))).toBe(
    "Suite 1 at 200 Sample Avenue, 200 Sample Avenue",
  );
  expect(publicNameOfOffered(hidden, { kind: "sale" })).toBe("Office property");
});
