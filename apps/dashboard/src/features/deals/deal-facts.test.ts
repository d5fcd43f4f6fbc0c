import type { Deal } from "@frontage/records/schemas/deal";
import { expect, test } from "vitest";

import { dealFacts } from "./deal-facts.tsx";
import { keyDatesOf } from "./key-dates.ts";

const today = "2026-07-14";
const warehouse: Deal = {
  id: "warehouse",
  name: "48 Example Road",
  city: "Anytown",
  region: "ST",
  type: "industrial",
  squareFeet: 64_000,
  yearBuilt: 1998,
  summary: "Warehouse.",
  occupancy: 100,
  price: 9_350_000,
  noi: 584_375,
  noiPeriod: "trailing-12",
  noiThrough: "2026-06",
  capRate: 6.25,
  timeZone: "America/Chicago",
  progress: { side: "purchase", stage: "due-diligence" },
  version: 1,
  keyDates: [],
};
const closingOn = (day: string) =>
  keyDatesOf([{ label: "Closing", day, done: day < today }], today);
const factsOf = (deal: Deal, closing = "2026-08-14") =>
  dealFacts(deal, closingOn(closing), { today }).map(({ label, note, value }) => [
    label,
    value,
    note,
  ]);

test("a purchase shows its price, stored income, calculated cap rate and days to closing", () => {
  expect(factsOf(warehouse)).toEqual([
    ["Price", "$9,350,000", "$146 per SF"],
    ["Net operating income", "$584,375", "12 months to June"],
    ["Cap rate", "6.25%", "NOI ÷ price"],
    ["Closing", "31 days", "Fri, Aug 14"],
  ]);
  // Notes for print are complete.
  const full = dealFacts(warehouse, closingOn("2026-08-14"), { today }).map(
    ({ fullNote }) => fullNote,
  );
  expect(full.slice(1)).toEqual([
    "Trailing 12 months to June 2026",
    "Computed, NOI ÷ price",
    "Friday, August 14, 2026",
  ]);
});

test("without amounts, facts about the property are shown instead", () => {
  const { capRate: _, noi: __, price: ___, ...bare } = warehouse;
  expect(dealFacts({ ...bare, rent: 24.5 }, [], { today })).toEqual([
    { label: "Base rent", value: "$24.50", note: "Per SF per year", source: "rent" },
    { label: "Size", value: "64,000 SF", note: "Built 1998", source: "squareFeet" },
    { label: "Occupancy", value: "100%", note: "Of the area", source: "occupancy" },
  ]);
});

test.each([
  ["2026-07-14", ["Closing", "Today", "Tue, Jul 14"]],
  ["2026-07-15", ["Closing", "1 day", "Wed, Jul 15"]],
  ["2026-07-10", ["Closing", "Jul 10", "Passed"]],
  ["2027-01-04", ["Closing", "174 days", "Mon, Jan 4, 2027"]],
])("a closing on %s reads %j", (day, fact) => {
  expect(factsOf(warehouse, day).at(-1)).toEqual(fact);
});

test("a listing is on the market since its key date, if that is before it was published", () => {
  const selling = { ...warehouse, progress: { side: "sale", stage: "marketing" } } as const;
  const dates = keyDatesOf([{ label: "On the market", day: "2026-05-01", done: true }], today);
  const last = (publishedOn: string) =>
    dealFacts(selling, dates, { today, publishedOn }).find(
      ({ label }) => label === "On the market",
    );
  expect(last("2026-07-04")).toMatchObject({ value: "74 days", note: "Since May 1" });
  expect(last("2026-04-14")).toMatchObject({ value: "91 days" });
});
