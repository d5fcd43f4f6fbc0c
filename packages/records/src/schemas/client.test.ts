import { expect, test } from "vitest";

import { type DealForm, dealFormSchema } from "./client.ts";

const building: DealForm = {
  name: "48 Example Road",
  city: "Austin",
  region: "TX",
  type: "industrial",
  squareFeet: 64_000,
  yearBuilt: 1998,
  summary: "Warehouse with eight dock doors.",
  occupancy: 100,
  timeZone: "America/Chicago",
  progress: { side: "purchase", stage: "contract" },
};
const { yearBuilt: _, occupancy: __, ...plot } = building;

/** What is wrong with a form, by field. */
function problemsOf(form: object): Record<string, string> {
  const { error } = dealFormSchema.safeParse(form);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ message, path }) => [path.join("."), message]),
  );
}

test("a building needs its year and occupancy; land and a search don't, and a search no street", () => {
  expect(problemsOf(building)).toEqual({});
  expect(Object.keys(problemsOf(plot))).toEqual(["yearBuilt", "occupancy"]);
  expect(problemsOf({ ...plot, type: "land" })).toEqual({});
  const search = { ...plot, name: "" };
  expect(problemsOf({ ...search, progress: { side: "purchase", stage: "search" } })).toEqual({});
  expect(problemsOf({ ...search, progress: { side: "lease", stage: "tours" } })).toEqual({});
  expect(problemsOf({ ...building, name: " " })).toEqual({
    name: "Please enter the street address.",
  });
});

test.each([
  ["region", "ZZ", "Please enter a US state as two letters, such as TX."],
  ["squareFeet", 999_999_999_999, "Please check the size: it is larger than any property."],
  ["yearBuilt", 2099, /^Please enter a year up to 20\d\d\.$/],
  ["price", 99_000_000_000, "Please enter at most $10,000,000,000."],
  ["capRate", 900, "Please enter at most 100%."],
  ["rent", 99_999, "Please enter at most $10,000."],
])("a deal's %s can't be %j", (field, value, message) => {
  const [found, ...others] = Object.values(problemsOf({ ...building, [field]: value }));
  expect(found).toMatch(message);
  expect(others).toEqual([]);
});

test.each(["TX", "dc", "PR", "ST"])("%s is a state", (region) => {
  expect(problemsOf({ ...building, region })).toEqual({});
});

test("fields are compared even if others are wrong", () => {
  expect(Object.keys(problemsOf({ ...building, city: "", name: "" })).toSorted()).toEqual([
    "city",
    "name",
  ]);
});
