import type { Property } from "@frontage/content/schemas/property";
import { expect, test } from "vitest";

import { filterProperties } from "./property-search.ts";
import { netOperatingIncome } from "./property-figures.ts";

const warehouse: Property = {
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
  deal: { side: "purchase", stage: "due-diligence" },
  keyDates: [],
};
const offices: Property = {
  ...warehouse,
  id: "offices",
  type: "office",
  price: undefined,
  rent: 24.5,
  deal: { side: "lease", stage: "tours" },
};
const soldOffices: Property = { ...warehouse, id: "sold-offices", type: "office" };

test("type and side narrow the list together", () => {
  const all = [warehouse, offices, soldOffices];
  expect(filterProperties(all, { type: "office", side: "lease" })).toEqual([offices]);
  expect(filterProperties(all, { type: "office" })).toEqual([offices, soldOffices]);
  expect(filterProperties(all, { side: "purchase" })).toEqual([warehouse, soldOffices]);
  expect(filterProperties(all, {})).toEqual(all);
});

test("net operating income is price times cap rate, and unknown without one of them", () => {
  expect(netOperatingIncome(warehouse)).toBe(584_375);
  expect(netOperatingIncome(offices)).toBeUndefined();
});
