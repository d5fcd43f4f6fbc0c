import type { Property } from "@frontage/content/schemas/property";
import { expect, test } from "vitest";

import { changePropertySearch, filterProperties, readPropertySearch } from "./property-search.ts";
import { netOperatingIncome } from "./property-words.ts";

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

test("the address is read, and what is unknown there has its default", () => {
  expect(readPropertySearch(new URLSearchParams("type=office&side=lease&sort=-size"))).toEqual({
    type: "office",
    side: "lease",
    sort: "-size",
  });
  expect(readPropertySearch(new URLSearchParams("type=castle&side=gift&sort=luck"))).toEqual({
    type: undefined,
    side: undefined,
    sort: "name",
  });
});

test("a change leaves out defaults, and keeps what is not the list's", () => {
  const before = new URLSearchParams("type=office&sort=-size&property=x");
  expect(changePropertySearch(before, { sort: "name" }).toString()).toBe("type=office&property=x");
  expect(changePropertySearch(before, { type: undefined, side: "sale" }).toString()).toBe(
    "sort=-size&property=x&side=sale",
  );
});

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
