import { importFileMaxBytes, importRowsMax, matchColumns } from "@frontage/records/import-columns";
import { expect, test } from "vitest";

import {
  importRequest,
  matchFile,
  readImportFile,
  templateFile,
  withEdits,
} from "./import-file.ts";

const file = (...parts: BlobPart[]) => new File(parts, "clients.csv", { type: "text/csv" });

test.each([
  ["commas and a mark", '\uFEFFName,Email\r\n"Orr, Lea",lea@example.com\r\n'],
  ["semicolons", "Name;Email\r\nOrr, Lea;lea@example.com\r\n"],
  ["tabs", "Name\tEmail\nOrr, Lea\tlea@example.com"],
  ["bars", "Name|Email\nOrr, Lea|lea@example.com"],
])("a file with %s is read", async (_, text) => {
  expect(await readImportFile(file(text))).toEqual({
    name: "clients.csv",
    heads: ["Name", "Email"],
    rows: [{ row: 2, cells: ["Orr, Lea", "lea@example.com"] }],
    isUtf8: true,
  });
});

test("rows are numbered as in a spreadsheet, with line breaks in cells and empty rows", async () => {
  const { rows } = await readImportFile(file('Name,Email\r\n"Lea\r\nOrr",a\r\n,\r\n\r\nBo,b\r\n'));
  expect(rows).toEqual([
    { row: 2, cells: ["Lea\r\nOrr", "a"] },
    { row: 5, cells: ["Bo", "b"] },
  ]);
});

test.each([
  ["a title", "Clients of 2026,\n,\nName,Email\nLea,lea@example.com", 4],
  ["the separator’s line", "sep=;\r\nName;Email\r\nLea;lea@example.com", 3],
])("column names are found below %s", async (_, text, row) => {
  expect(await readImportFile(file(text))).toMatchObject({
    heads: ["Name", "Email"],
    rows: [{ row, cells: ["Lea", "lea@example.com"] }],
  });
});

test("column names under merged cells tell whose they are", async () => {
  const grouped = await readImportFile(
    file(
      "Client,,Contact,,\nName,Email,Name,Email,Role\nLea,lea@example.com,Bo,bo@example.com,Lender",
    ),
  );
  expect(matchColumns(grouped.heads)).toEqual({
    "client.name": 0,
    "client.email": 1,
    "contact.name": 2,
    "contact.email": 3,
    "contact.role": 4,
  });
});

test("a file without column names keeps its first row", async () => {
  expect(await readImportFile(file("Lea,lea@example.com\nBo,bo@example.com"))).toMatchObject({
    heads: ["Column 1", "Column 2"],
    rows: [{ row: 1 }, { row: 2 }],
  });
});

test("older spreadsheets’ encodings are read", async () => {
  const windows = await readImportFile(file("Name\nRen", new Uint8Array([0xe9])));
  expect(windows).toMatchObject({ rows: [{ cells: ["René"] }], isUtf8: false });
  const utf16 = Uint16Array.from("\uFEFFName\nRené", (char) => char.charCodeAt(0));
  const bigEndian = utf16.map((unit) => (unit >> 8) | (unit << 8));
  for (const text of [utf16, bigEndian]) {
    expect(await readImportFile(file(text))).toMatchObject({ rows: [{ cells: ["René"] }] });
  }
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

const decided = { edits: {}, leftOut: [] };

test("only matched columns are sent, in the template’s order", async () => {
  const read = await readImportFile(
    file("Notes,Email,Name\nx,lea@example.com,Lea\ny,bo@example.com"),
  );
  expect(importRequest(read, { ...decided, matches: matchColumns(read.heads) })).toEqual({
    columns: ["client.name", "client.email"],
    rows: [
      { row: 2, cells: ["Lea", "lea@example.com"] },
      { row: 3, cells: ["", "bo@example.com"] },
    ],
  });
});

test("fixed cells replace the file’s, even in columns it doesn’t have, and rows can be left out", async () => {
  const read = await readImportFile(file("Name,Email\nLea,lea@example\nBo,bo@example.com\nCy,x"));
  const matches = matchColumns(read.heads);
  const edits = withEdits(
    { 2: { "client.email": "lea@example.org" } },
    { 2: { "client.name": "Lea Orr" }, 3: { "client.phone": "(555) 555-0100" } },
  );
  expect(importRequest(read, { matches, edits, leftOut: [4] })).toEqual({
    columns: ["client.name", "client.email", "client.phone"],
    rows: [
      { row: 2, cells: ["Lea Orr", "lea@example.org", ""] },
      { row: 3, cells: ["Bo", "bo@example.com", "(555) 555-0100"] },
    ],
  });
});

test("of two columns with one name, the one with values is matched; empty parts aren’t", async () => {
  const read = await readImportFile(
    file("Name,Email,Email,City,State,Type,Side,Size\nLea,,lea@example.com,,,,,"),
  );
  expect(matchFile(read)).toEqual({ "client.name": 0, "client.email": 2 });
});

test("the template can be read back", async () => {
  const filled = file(await templateFile().arrayBuffer(), "x");
  const { heads } = await readImportFile(filled);
  expect(Object.keys(matchColumns(heads))).toHaveLength(heads.length);
});
