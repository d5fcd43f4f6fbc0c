import { importFileMaxBytes, importRowsMax, peopleColumns } from "@frontage/records/import-columns";
import { expect, test } from "vitest";

import { readImportFile, templateFile } from "./import-file.ts";

const columns = { name: "Name", email: "Email" };
const file = (...parts: BlobPart[]) => new File(parts, "clients.csv", { type: "text/csv" });
const read = async (...parts: BlobPart[]) => readImportFile([file(...parts)], columns, ["email"]);

test.each([
  ["commas and a mark", '\uFEFFName,Email\r\n"Orr, Lea",lea@example.com\r\n'],
  ["semicolons", "Name;Email\r\nOrr, Lea;lea@example.com\r\n"],
  ["tabs", "Name\tEmail\nOrr, Lea\tlea@example.com"],
  ["bars", "name | EMAIL\nOrr, Lea|lea@example.com"],
])("a file with %s is read", async (_, text) => {
  expect(await read(text)).toEqual({
    name: "clients.csv",
    rows: [{ row: 2, cells: { name: "Orr, Lea", email: "lea@example.com" } }],
    ignored: [],
    isUtf8: true,
  });
});

test("rows are numbered as in a spreadsheet, with line breaks in cells and empty rows", async () => {
  const { rows } = await read('Name,Email\r\n"Lea\r\nOrr",a\r\n,\r\n\r\nBo,b\r\n');
  expect(rows.map(({ cells, row }) => [row, cells.email])).toEqual([
    [2, "a"],
    [5, "b"],
  ]);
});

test("columns that the template doesn’t have are named, and not read", async () => {
  expect(await read("Email,Notes\nlea@example.com,tall")).toMatchObject({
    rows: [{ cells: { email: "lea@example.com" } }],
    ignored: ["Notes"],
  });
});

test("older spreadsheets’ encodings are read", async () => {
  const windows = await read("Email,Name\nx,Ren", new Uint8Array([0xe9]));
  expect(windows).toMatchObject({ rows: [{ cells: { name: "René" } }], isUtf8: false });
  const utf16 = Uint16Array.from("\uFEFFEmail,Name\nx,René", (char) => char.charCodeAt(0));
  const bigEndian = utf16.map((unit) => (unit >> 8) | (unit << 8));
  for (const text of [utf16, bigEndian]) {
    expect(await read(text)).toMatchObject({ rows: [{ cells: { name: "René" } }] });
  }
});

test.each([
  ["a workbook", file("PK\u0003\u0004rest"), "This is an Excel workbook."],
  ["another file", file("%PDF\0"), "This isn’t a CSV file."],
  ["an empty file", file(""), "It lacks “Email”."],
  ["column names alone", file("Name,Email\n"), "This file has no rows under its column names."],
  ["a missing column", file("Name,Mail\nLea,lea@example.com"), "It lacks “Email”."],
  ["a column twice", file("Email,Email\na,b"), "the column “Email” twice"],
  ["an open quotation mark", file('Name,Email\n"Lea,lea@example.com\n'), "A quotation mark"],
  ["too many rows", file(`Email\n${"x\n".repeat(importRowsMax + 1)}`), "This file has 5,001 rows."],
  ["too many bytes", file("x".repeat(importFileMaxBytes + 1)), "This file has 2.0 MB."],
])("%s is refused with a sentence", async (_, unreadable, message) => {
  await expect(readImportFile([unreadable], columns, ["email"])).rejects.toThrow(message);
});

test("the template can be read back", async () => {
  const filled = file(await templateFile(peopleColumns).arrayBuffer(), "x");
  const { ignored, rows } = await readImportFile([filled], peopleColumns, ["clientEmail"]);
  expect(ignored).toEqual([]);
  expect(Object.keys(rows[0]?.cells ?? {})).toEqual(Object.keys(peopleColumns));
});

test("two files at the same time are refused", async () => {
  const two = [file("Email\na"), file("Email\nb")];
  await expect(readImportFile(two, columns, ["email"])).rejects.toThrow("one file at a time");
});
