import { expect, test } from "vitest";

import { csvLimits, isFigures, readCsv } from "./csv-file.ts";

const csv = (text: string) => readCsv(new Blob([text], { type: "text/csv" }));

test("a CSV file is read with quotes, line breaks and any separator", async () => {
  expect(
    await csv('\uFEFFSuite,Tenant\r\n1,"Placeholder Coffee, ""LLC"""\r\n\r\n2,"A\nB"'),
  ).toEqual({
    head: ["Suite", "Tenant"],
    rows: [
      ["1", 'Placeholder Coffee, "LLC"'],
      ["2", "A\nB"],
    ],
    isCut: false,
    isUtf8: true,
  });
  expect((await csv("Suite;Rent\n1;2.400,50")).rows).toEqual([["1", "2.400,50"]]);
  expect((await csv("Suite\tRent\n1\t2400")).head).toEqual(["Suite", "Rent"]);
});

test("short rows are padded to the longest row", async () => {
  const { head, rows } = await csv("a,b\n1\n1,2,3");
  expect(head).toEqual(["a", "b", ""]);
  expect(rows).toEqual([
    ["1", "", ""],
    ["1", "2", "3"],
  ]);
});

test("a file without values has no rows", async () => {
  expect(await csv("\n \n")).toEqual({ head: [], rows: [], isCut: false, isUtf8: true });
});

test("a file that isn’t UTF-8 is read as older spreadsheets save it, and says so", async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode("Tenant\nCaf"), 0xe9]);
  expect(await readCsv(new Blob([bytes]))).toMatchObject({ rows: [["Café"]], isUtf8: false });
});

test("a character cut at the read limit doesn’t change the detected encoding", async () => {
  const filler = "x".repeat(csvLimits.bytes - "name\n".length - 1);
  expect(await csv(`name\n${filler}é`)).toMatchObject({ isUtf8: true });
});

test("only as much of a hostile file is read as is shown", async () => {
  const long = await csv(`name\n${"x,y\n".repeat(2000)}`);
  expect(long.rows).toHaveLength(csvLimits.rows);
  expect(long.isCut).toBe(true);

  const spaced = await csv(`name\n\n${"x,y\n".repeat(2000)}`);
  expect(spaced.rows).toHaveLength(csvLimits.rows);
  expect(spaced.isCut).toBe(true);

  const wide = await csv(`a${",".repeat(900_000)}`);
  expect(wide.head).toHaveLength(csvLimits.columns);
  expect(wide.isCut).toBe(true);

  const unclosed = await csv(`a,b\n"${"x".repeat(2_000_000)}`);
  expect(unclosed.isCut).toBe(true);
  expect(JSON.stringify(unclosed).length).toBeLessThan(2000);

  // The incomplete row, at which reading stops, is dropped.
  const row = `${"é".repeat(24_999)}\n`;
  const cut = await csv(row.repeat(40));
  expect(cut.rows.length).toBeLessThan(39);
  expect(JSON.stringify(cut)).not.toContain("\uFFFD");
});

test("a column of amounts is numeric, a column of suites with letters isn't", async () => {
  const table = await csv('Rent,Suite,Note\n"$1,200.50",1A,\n(300),2,\n6.25%,3,');
  expect([0, 1, 2].map((column) => isFigures(table, column))).toEqual([true, false, false]);
});
