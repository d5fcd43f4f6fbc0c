import {
  importFileMaxBytes,
  importKinds,
  importRowsMax,
  matchColumns,
} from "@frontage/content/import-columns";
import { expect, test } from "vitest";

import { importRequest, readImportFile, templateFile, withEdits } from "./import-file.ts";

const file = (...parts: BlobPart[]) => new File(parts, "clients.csv", { type: "text/csv" });

test.each([
  ["commas and a mark", '\uFEFFName,Email\r\n"Orr, Lea",lea@example.com\r\n'],
  ["semicolons", "Name;Email\r\nOrr, Lea;lea@example.com\r\n"],
  ["tabs", "Name\tEmail\nOrr, Lea\tlea@example.com"],
])("a file with %s is read", async (_, text) => {
  expect(await readImportFile(file(text))).toEqual({
    name: "clients.csv",
    heads: ["Name", "Email"],
    rows: [{ row: 2, cells: ["Orr, Lea", "lea@example.com"] }],
    isUtf8: true,
  });
});

test("rows are counted like a spreadsheet does, with line breaks in cells and empty rows", async () => {
  const { rows } = await readImportFile(file('Name,Email\r\n"Lea\r\nOrr",a\r\n,\r\n\r\nBo,b\r\n'));
  expect(rows).toEqual([
    { row: 2, cells: ["Lea\r\nOrr", "a"] },
    { row: 5, cells: ["Bo", "b"] },
  ]);
});

test("older spreadsheets’ encodings are read", async () => {
  const windows = await readImportFile(file("Name\nRen", new Uint8Array([0xe9])));
  expect(windows).toMatchObject({ rows: [{ cells: ["René"] }], isUtf8: false });
  const utf16 = Uint16Array.from("\uFEFFName\nRené", (char) => char.charCodeAt(0));
  expect(await readImportFile(file(utf16))).toMatchObject({ rows: [{ cells: ["René"] }] });
});

test.each([
  ["a workbook", file("PK\u0003\u0004rest"), "This is an Excel workbook."],
  ["another file", file("%PDF\0"), "This isn’t a CSV file."],
  ["an empty file", file(""), "This file has no rows under its column names."],
  ["column names alone", file("Name,Email\n"), "This file has no rows under its column names."],
  ["an open quotation mark", file('Name,Email\n"Lea,lea@example.com\n'), "A quotation mark"],
  ["too many rows", file(`Name\n${"x\n".repeat(importRowsMax + 1)}`), "This file has 5,001 rows."],
  ["too many bytes", file("x".repeat(importFileMaxBytes + 1)), "This file has 2.0 MB."],
])("%s is refused with a sentence", async (_, unreadable, message) => {
  await expect(readImportFile(unreadable)).rejects.toThrow(message);
});

test("only matched columns are sent, in the template’s order", async () => {
  const read = await readImportFile(
    file("Notes,Email,Name\nx,lea@example.com,Lea\ny,bo@example.com"),
  );
  expect(importRequest("clients", read, matchColumns("clients", read.heads))).toEqual({
    kind: "clients",
    columns: ["name", "email"],
    rows: [
      { row: 2, cells: ["Lea", "lea@example.com"] },
      { row: 3, cells: ["", "bo@example.com"] },
    ],
  });
});

test("fixed cells replace the file’s, also of a column that it doesn’t have, and rows can be left out", async () => {
  const read = await readImportFile(file("Name,Email\nLea,lea@example\nBo,bo@example.com\nCy,x"));
  const matches = matchColumns("clients", read.heads);
  const edits = withEdits(
    { 2: { email: "lea@example.org" } },
    { 2: { name: "Lea Orr" }, 3: { phone: "(555) 555-0100" } },
  );
  expect(importRequest("clients", read, matches, { edits, leftOut: [4] })).toEqual({
    kind: "clients",
    columns: ["name", "email", "phone"],
    rows: [
      { row: 2, cells: ["Lea Orr", "lea@example.org", ""] },
      { row: 3, cells: ["Bo", "bo@example.com", "(555) 555-0100"] },
    ],
  });
});

test.each(importKinds)("the template of %s is a file that can be read back", async (kind) => {
  const filled = file(await templateFile(kind).arrayBuffer(), "x");
  const { heads } = await readImportFile(filled);
  expect(Object.keys(matchColumns(kind, heads))).toHaveLength(heads.length);
});
