import type { Deal } from "@frontage/records/schemas/deal";
import { expect, test } from "vitest";

import { filterDeals, sortDeals } from "./deal-search.ts";
import { capRateNotes, formatNoiPeriod } from "../../components/deal-figures.ts";

const warehouse: Deal = {
  id: "warehouse",
  name: "48 Example Road",
  city: "Anytown",
  region: "ST",
  type: "industrial",
  squareFeet: 64_000,
  yearBuilt: 1998,
  summary: "Warehouse with eight dock doors.",
  occupancy: 100,
  price: 9_350_000,
  capRate: 6.25,
  timeZone: "America/Chicago",
  progress: { side: "purchase", stage: "due-diligence" },
  version: 1,
  keyDates: [],
};
const offices: Deal = {
  ...warehouse,
  id: "offices",
  type: "office",
  price: undefined,
  rent: 24.5,
  progress: { side: "lease", stage: "tours" },
};
const soldOffices: Deal = { ...warehouse, id: "sold-offices", type: "office" };

test("type and side filter the list together", () => {
  const all = [warehouse, offices, soldOffices];
  expect(filterDeals(all, { type: "office", side: "lease" })).toEqual([offices]);
  expect(filterDeals(all, { type: "office" })).toEqual([offices, soldOffices]);
  expect(filterDeals(all, { side: "purchase" })).toEqual([warehouse, soldOffices]);
  expect(filterDeals(all, {})).toEqual(all);
});

test("deals without a price come last, whichever way the others are sorted", () => {
  const cheap: Deal = { ...warehouse, id: "cheap", name: "9 Example Road", price: 1_000_000 };
  const idsBy = (sort: Parameters<typeof sortDeals>[1]) =>
    sortDeals([offices, warehouse, cheap], sort).map(({ id }) => id);
  expect(idsBy("price")).toEqual(["cheap", "warehouse", "offices"]);
  expect(idsBy("-price")).toEqual(["warehouse", "cheap", "offices"]);
  expect(idsBy("name")).toEqual(["cheap", "offices", "warehouse"]);
});

test("a net operating income says what it includes, and a cap rate where it comes from", () => {
  expect(formatNoiPeriod({ noiPeriod: "trailing-12", noiThrough: "2026-06" })).toBe(
    "Trailing 12 months to June 2026",
  );
  expect(formatNoiPeriod({ noiPeriod: "pro-forma" })).toBe("Pro forma, first year");
  expect(formatNoiPeriod({})).toBe("Period not stated");
  expect(capRateNotes({ noi: 584_375, price: 9_350_000 }).fullNote).toBe("Computed, NOI ÷ price");
  expect(capRateNotes({ price: 9_350_000 }).note).toBe("As quoted");
});
