import { expect, test } from "vitest";
import {
  fractionAsPercent,
  importColumns,
  importKindOf,
  isFraction,
  importKinds,
  matchColumns,
  missingColumns,
} from "./import-columns.ts";

test.each(importKinds)("the template of %s matches all of its columns", (kind) => {
  const columns = importColumns[kind];
  const matched = matchColumns(
    kind,
    columns.map(({ label }) => label),
  );
  expect(matched).toEqual(Object.fromEntries(columns.map(({ name }, index) => [name, index])));
});

test("heads match in any case, with other spaces, signs, units and usual names", () => {
  expect(matchColumns("clients", ["E-MAIL address ", "full_name", "Cell (work)", "Notes"])).toEqual(
    {
      email: 0,
      name: 1,
      phone: 2,
    },
  );
  expect(matchColumns("deals", ["Price ($)", "ADDRESS", "Sq. Ft."])).toEqual({
    price: 0,
    name: 1,
    squareFeet: 2,
  });
});

test("a client's name, email and size are found under their usual heads", () => {
  expect(matchColumns("clients", ["Client", "Client email", "Email", "Company"])).toEqual({
    name: 0,
    email: 2,
    company: 3,
  });
  expect(matchColumns("clients", ["Client name", "Client email"])).toEqual({ name: 0, email: 1 });
  expect(
    matchColumns("deals", ["Client", "Email", "Phone", "Size SF", "Occupancy %", "Price $"]),
  ).toEqual({
    clientName: 0,
    clientEmail: 1,
    clientPhone: 2,
    squareFeet: 3,
    occupancy: 4,
    price: 5,
  });
  expect(matchColumns("deals", ["Size SF"])).toEqual(matchColumns("deals", ["Size (SF)"]));
});

test("a file of clients with all that their deals need is one of deals", () => {
  const heads = ["Client", "Email", "Address", "City", "State", "Type", "Side", "Size SF"];
  expect(importKindOf("clients", heads)).toBe("deals");
  expect(importKindOf("clients", heads.slice(0, 3))).toBe("clients");
  expect(importKindOf("contacts", heads)).toBe("contacts");
});

test.each([
  ["0.95", "95%"],
  [".0625", "6.25%"],
  ["0.0575", "5.75%"],
  ["1", "100%"],
  ["1.0", "100%"],
])("%s may mean %s", (cell, percent) => {
  expect(isFraction(cell)).toBe(true);
  expect(fractionAsPercent(cell)).toBe(percent);
});

test.each(["0", "0.0", "0.95%", "95", "1.5", "", "n/a"])("“%s” is no fraction", (cell) => {
  expect(isFraction(cell)).toBe(false);
});

test("a file's column is used once, by the field whose own head it has", () => {
  expect(matchColumns("contacts", ["Type", "Role", "Email", "email"])).toEqual({
    role: 1,
    email: 2,
  });
});

test("what is missing is named, and first and last names make a name", () => {
  const missing = (heads: string[]) =>
    missingColumns("clients", matchColumns("clients", heads)).map(({ label }) => label);
  expect(missing(["Company"])).toEqual(["Name", "Email"]);
  expect(missing(["First Name", "Last Name", "Email"])).toEqual([]);
});
