import { cutText } from "@frontage/records/cut-text";
import Papa from "papaparse";

import { decodeText } from "../../files/decode-text.ts";

/** The largest part of a file that a preview shows: it isn't a spreadsheet. */
export const csvLimits = { bytes: 1_000_000, rows: 500, columns: 50, characters: 500 };

export type CsvTable = {
  /** The first row. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Whether the file has more than the rows and columns shown. */
  isCut: boolean;
  /**
   * If false, the file was read as Windows-1252, which older spreadsheets write; some characters
   * may be wrong.
   */
  isUtf8: boolean;
};

/** Reads the start of a CSV file, with any separator. */
export async function readCsv(file: Blob): Promise<CsvTable> {
  const isCutShort = file.size > csvLimits.bytes;
  const bytes = await file.slice(0, csvLimits.bytes).arrayBuffer();
  const { isUtf8, text } = decodeText(bytes, { isCutShort });
  const { data, meta } = Papa.parse<string[]>(text, {
    // The header, and one row more than shown, to detect further rows.
    preview: csvLimits.rows + 2,
    skipEmptyLines: "greedy",
  });
  // The parser counts empty rows, which are removed afterwards.
  const hasMore = data.length > csvLimits.rows + 1 || meta.truncated;
  // Drops the last row, which was cut off where reading stopped, unless it is the only one.
  const whole = isCutShort && !hasMore && data.length > 1 ? data.slice(0, -1) : data;
  const shown = whole.slice(0, csvLimits.rows + 1);
  const width = Math.max(0, ...shown.map((row) => row.length));
  const columns = Math.min(width, csvLimits.columns);
  const [head = [], ...rows] = shown.map((row) =>
    Array.from({ length: columns }, (_, index) => shorten(row[index] ?? "")),
  );
  return { head, rows, isCut: isCutShort || hasMore || width > columns, isUtf8 };
}

function shorten(value: string): string {
  const { characters } = csvLimits;
  return value.length > characters ? `${cutText(value, characters)}…` : value;
}

/** A number with units, "$1,200.50", "(300)" or "6.25%": a column of these is right-aligned. */
const figure = /^[-+(]?\s?[$€£]?\s?\d[\d,.\s]*%?\)?$/;

/** Whether every non-empty value of a column is numeric. */
export function isFigures({ rows }: CsvTable, column: number): boolean {
  const values = rows.map((row) => row[column]?.trim() ?? "").filter(Boolean);
  return values.length > 0 && values.every((value) => figure.test(value));
}
