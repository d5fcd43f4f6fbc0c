import { expect, test } from "vitest";
import {
  fractionAsPercent,
  headOf,
  importColumns,
  isFraction,
  matchColumns,
  missingColumns,
} from "./import-columns.ts";

test("the template matches all of its columns", () => {
  const matched = matchColumns(importColumns.map(headOf));
  expect(matched).toEqual(Object.fromEntries(importColumns.map(({ name }, at) => [name, at])));
});

test("column names match in any case, with other spaces, signs, units and common names", () => {
  expect(matchColumns(["E-MAIL address ", "full_name", "Cell (work)", "Notes"])).toEqual({
    "client.email": 0,
    "client.name": 1,
    "client.phone": 2,
  });
  for (const size of ["Size SF", "Size (SF)", "SIZE - sq. ft.", "Sq. Ft.", "Square feet", "SF"]) {
    expect(matchColumns(["City", "State", size])).toHaveProperty(["deal.squareFeet"], 2);
  }
  const deals = ["City", "State", "Size", "Occupancy %", "Price in dollars", "Cap rate (%)"];
  expect(matchColumns(deals)).toMatchObject({
    "deal.occupancy": 3,
    "deal.price": 4,
    "deal.capRate": 5,
  });
});

test.each([
  [["Size", "Price/SF", "Price"], { squareFeet: 3, price: 5 }],
  [["Size (RSF)", "Asking Price ($/SF)", "NOI PSF"], { squareFeet: 3 }],
  [["Size (acres)", "Sq. Ft.", "Price (000s)"], { squareFeet: 4 }],
  [["SF", "Leased SF", "Leased %", "Rent/SF"], { squareFeet: 3, occupancy: 5, rent: 6 }],
  [
    ["SF", "Rent (monthly)", "NOI (in place)", "Asking price (USD)"],
    { squareFeet: 3, noi: 5, price: 6 },
  ],
])("of the amounts %j only those in the right unit are found", (heads, wanted) => {
  expect(matchColumns(["City", "State", "Side", ...heads])).toEqual({
    "deal.city": 0,
    "deal.region": 1,
    "deal.side": 2,
    ...Object.fromEntries(Object.entries(wanted).map(([name, at]) => [`deal.${name}`, at])),
  });
});

const deal = ["City", "State", "Type", "Side", "Size SF"];

test.each([
  [["Client", "Client email", "Email", "Company"], { name: 0, email: 2, company: 3 }],
  [["Client name", "Client email"], { name: 0, email: 1 }],
  [["Email", "Email", "Name"], { email: 0, name: 2 }],
  // Clients as other programs export them.
  [["Contact name", "Contact email", "Company"], { name: 0, email: 1, company: 2 }],
  [["Name", "Role", "Email", "Address", "City", "State", ""], { name: 0, email: 2 }],
  [
    ["First Name", "Last Name", "Email", "Phone", "Address", "City", "State", "Zip", "Type"],
    { firstName: 0, lastName: 1, email: 2, phone: 3 },
  ],
])("in a file of clients, %j are found", (heads, wanted) => {
  expect(matchColumns(heads)).toEqual(
    Object.fromEntries(Object.entries(wanted).map(([name, at]) => [`client.${name}`, at])),
  );
});

test("a file of deals can include their clients, with the same column names", () => {
  expect(matchColumns(["Client", "Name", "Client email", "Email", ...deal])).toMatchObject({
    "client.name": 0,
    "deal.name": 1,
    "client.email": 3,
    "deal.city": 4,
    "deal.squareFeet": 8,
  });
  expect(matchColumns(["Name", "Email", "Phone", "Address", ...deal])).toMatchObject({
    "client.name": 0,
    "client.email": 1,
    "client.phone": 2,
    "deal.name": 3,
  });
});

test("“Email” is the contact’s if the client’s is named and the file has roles", () => {
  expect(matchColumns(["Client email", "Name", "Role", "Email", "Phone"])).toEqual({
    "client.email": 0,
    "contact.name": 1,
    "contact.role": 2,
    "contact.email": 3,
    "contact.phone": 4,
  });
  expect(matchColumns(["Client email", "Name", "Type", "Email", "Deals"])).toMatchObject({
    "contact.email": 3,
    "contact.role": 2,
  });
  const heads = ["Client", "Email", "Address", ...deal, "Contact", "Contact email", "Role"];
  expect(matchColumns(heads)).toMatchObject({
    "client.name": 0,
    "client.email": 1,
    "contact.name": 8,
    "contact.email": 9,
    "contact.role": 10,
  });
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

test.each(["0", "0.0", "0.95%", "95", "1.5", "", "n/a"])("“%s” isn't a fraction", (cell) => {
  expect(isFraction(cell)).toBe(false);
});

test("missing columns are named, and first and last names make a name", () => {
  const missing = (heads: string[]) =>
    missingColumns(matchColumns(heads), ["client"]).map(({ label }) => label);
  expect(missing(["Company"])).toEqual(["Name", "Email"]);
  expect(missing(["First Name", "Last Name", "Email"])).toEqual([]);
  expect(missingColumns(matchColumns(["Email", ...deal.slice(1)]), ["client", "deal"])).toEqual([
    expect.objectContaining({ name: "deal.city" }),
  ]);
});
