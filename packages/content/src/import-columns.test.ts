import { expect, test } from "vitest";
import { importColumns, importKinds, matchColumns, missingColumns } from "./import-columns.ts";

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
