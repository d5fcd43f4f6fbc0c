import { expect, test } from "vitest";

import { records } from "../../portal/sample/properties.ts";
import { changePropertySearch, filterProperties, readPropertySearch } from "./property-search.ts";
import { netOperatingIncome } from "./property-words.ts";

const properties = await records.properties();

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
  const names = filterProperties(properties, { type: "office", side: "lease" }).map(
    ({ name }) => name,
  );
  expect(names).toEqual(["200 Sample Avenue", "31 Model Way"]);
  expect(filterProperties(properties, {})).toHaveLength(12);
});

test("net operating income is price times cap rate, and unknown without one of them", () => {
  const [warehouse, office] = properties;
  expect(warehouse && netOperatingIncome(warehouse)).toBe(584_375);
  expect(office && netOperatingIncome(office)).toBeUndefined();
});
