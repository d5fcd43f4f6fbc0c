import { describe, expect, test } from "vitest";
import { knownDetails, listingReaders } from "./known-listing.ts";
import type { ListingDetails, ListingKind, ListingStatus } from "./schemas/listing.ts";
import type { Space } from "./schemas/space.ts";

/** Has every detail, too. */
const suite: Required<Space> = {
  id: "suite-3",
  name: "Suite 3",
  floor: "Second floor, 9 Hidden Street",
  squareFeet: 4180,
  divisibleFrom: 1900,
  rent: { amount: 24.5, unit: "sf-year" },
  isRentOnRequest: true,
  isRentConfirmed: true,
  leaseType: "nnn",
  expenses: 7.1,
  availableFrom: "2026-10-01",
  status: "available",
  statusAt: "2026-07-01T15:00:00.000Z",
  planId: "plan",
  note: "A corner.",
};

/** Has every detail; the type requires a new one here, too. */
const details: Required<ListingDetails> = {
  address: "9 Hidden Street",
  city: "Anytown",
  region: "ST",
  timeZone: "America/Chicago",
  isAddressShown: false,
  position: { latitude: 41.2345, longitude: -93.9876 },
  locationNote: "31,400 vehicles a day.",
  headline: "Brick loft",
  line: "A loft with a yard.",
  summary: "Two floors at 9 hidden street.",
  highlights: [{ title: "9-Hidden-Street", text: "A yard." }],
  type: "office",
  squareFeet: 46_000,
  buildingNote: "Two floors",
  landAcres: 4.3,
  landNote: "Fenced",
  yearBuilt: 1991,
  yearNote: "Roof replaced in 2019",
  occupancy: 96,
  occupancyNote: "One suite is vacant",
  zoning: "C-2",
  zoningNote: "Retail is allowed",
  parkingSpaces: 207,
  price: 12_400_000,
  isPriceOnRequest: true,
  noi: 793_600,
  noiPeriod: "trailing-12",
  noiThrough: "2026-06",
  noIncome: "vacant",
  spaces: [suite],
  marketingFrom: "2026-08-01",
  cooperatingBroker: { name: "Robin Keller", firm: "Specimen Realty", license: "ST 0001" },
};
const fields = Object.keys(details) as (keyof ListingDetails)[];

const others = ["visitor", "signed", "approved"] as const;
const address = ["address", "position"] as const;
const income = ["noi", "noiPeriod", "noiThrough", "noIncome"] as const;

/**
 * Details of listings in several situations that some readers don't know; everyone knows the rest.
 */
const cases: Record<
  string,
  {
    changes?: Partial<ListingDetails>;
    kind?: ListingKind;
    status?: ListingStatus;
    hidden: Record<(typeof others)[number], readonly (keyof ListingDetails)[]>;
  }
> = {
  "on request, its address hidden": {
    hidden: {
      visitor: [...address, "price", "marketingFrom"],
      signed: ["price", "marketingFrom"],
      approved: ["price", "marketingFrom"],
    },
  },
  "a lease on request": {
    kind: "lease",
    hidden: {
      visitor: [...address, "marketingFrom"],
      signed: ["marketingFrom"],
      approved: ["marketingFrom"],
    },
  },
  "with its price and address": {
    changes: { isPriceOnRequest: false, isAddressShown: true },
    hidden: {
      visitor: ["marketingFrom"],
      signed: ["marketingFrom"],
      approved: ["marketingFrom"],
    },
  },
  sold: {
    changes: { isPriceOnRequest: false },
    status: "sold",
    hidden: {
      visitor: [...address, ...income, "price", "marketingFrom"],
      signed: [...income, "price", "marketingFrom"],
      approved: [...income, "price", "marketingFrom"],
    },
  },
  leased: {
    changes: { isPriceOnRequest: false },
    kind: "lease",
    status: "leased",
    hidden: {
      visitor: [...address, ...income, "marketingFrom"],
      signed: [...income, "marketingFrom"],
      approved: [...income, "marketingFrom"],
    },
  },
};

describe.each(Object.entries(cases))("of a listing %s", (_, one) => {
  const { changes, hidden, kind = "sale", status = "available" } = one;
  const listing = { details: { ...details, ...changes }, kind, status };

  test.each(listingReaders)(
    "the %s knows each detail that they may know, and no other",
    (reader) => {
      const known = knownDetails(reader, listing);
      const isOwn = reader === "owner" || reader === "broker";
      const unknown: readonly string[] = [
        ...(isOwn ? [] : hidden[reader]),
        // A lease has no price.
        ...(kind === "lease" ? ["price"] : []),
      ];
      for (const field of fields) {
        expect([field, field in known]).toEqual([field, !unknown.includes(field)]);
      }
      const isNamed = !unknown.includes("address");
      expect(known.name).toBe(isNamed ? "9 Hidden Street" : "Brick loft");
      expect(/hidden.street/i.test(JSON.stringify(known))).toBe(isNamed);
    },
  );
});

test.each([
  ["on request", {}, "available", false],
  ["asked", { isRentOnRequest: false }, "available", true],
  ["asked for a space that is leased now", { isRentOnRequest: false }, "leased", true],
  ["asked in a property that was sold", { isRentOnRequest: false }, "sold", false],
] as const)("a rent %s is known to others: %#", (_, changes, status, isKnown) => {
  const spaces = [{ ...suite, ...changes }];
  const listing = { details: { ...details, spaces }, kind: "sale", status } as const;
  for (const reader of listingReaders) {
    const isOwn = reader === "owner" || reader === "broker";
    const [known] = knownDetails(reader, listing).spaces ?? [];
    const { rent, ...rest } = spaces[0] ?? suite;
    expect(known?.rent).toEqual(isOwn || isKnown ? rent : undefined);
    // All the rest of a space is public.
    expect(Object.keys(known ?? {})).toEqual(expect.arrayContaining(Object.keys(rest)));
  }
});
