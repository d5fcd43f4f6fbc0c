import {
  importColumns,
  importFileMaxBytes,
  importRowsMax,
  type ImportKind,
} from "@frontage/content/import-columns";
import type { ImportRequest } from "@frontage/content/schemas/import";
import Papa from "papaparse";

import { decodeText } from "../../files/decode-text.ts";
import { fileSize } from "../../files/file-size.ts";

/** A CSV file to import. */
export type ImportFile = {
  name: string;
  heads: readonly string[];
  /** Those with a value; `row` as a spreadsheet counts, from 1 with the head. */
  rows: readonly { row: number; cells: readonly string[] }[];
  /** If not, it was read as Windows-1252; some characters may be wrong. */
  isUtf8: boolean;
};

/** Its message is written for the broker. */
export class UnreadableFile extends Error {}

const utf16Mark = [0xff, 0xfe];
/** Workbooks are zip files. */
const zipMark = [0x50, 0x4b, 0x03, 0x04];

const begins = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte);

/**
 * Reads a CSV file, whichever separator it uses.
 *
 * @throws an UnreadableFile if it is too large, is no CSV file or has no rows
 */
export async function readImportFile(file: File): Promise<ImportFile> {
  if (file.size > importFileMaxBytes) {
    throw new UnreadableFile(
      `This file has ${fileSize(file.size)}. Please split it into files of up to ${importFileMaxBytes / 1_000_000} MB.`,
    );
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (begins(bytes, zipMark)) {
    throw new UnreadableFile(
      "This is an Excel workbook. In Excel, choose Save as, then CSV UTF-8, and choose that file.",
    );
  }
  const { isUtf8, text } = begins(bytes, utf16Mark)
    ? { text: new TextDecoder("utf-16le").decode(bytes), isUtf8: true }
    : decodeText(bytes);
  if (text.includes("\0")) throw new UnreadableFile("This isn’t a CSV file.");
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  if (errors.some(({ code }) => code === "MissingQuotes")) {
    throw new UnreadableFile(
      "A quotation mark in this file is never closed. Save it as CSV again, and choose that file.",
    );
  }
  const [heads = [], ...rest] = data;
  const rows = rest
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim()));
  if (rows.length === 0) {
    throw new UnreadableFile("This file has no rows under its column names.");
  }
  if (rows.length > importRowsMax) {
    const [count, most] = [rows.length, importRowsMax].map((each) => each.toLocaleString("en-US"));
    throw new UnreadableFile(`This file has ${count} rows. Please import up to ${most} at a time.`);
  }
  return { name: file.name, heads: heads.map((head) => head.trim()), rows, isUtf8 };
}

/** The one that makes the most of the first row: in the rows below, names and notes have commas. */
function separatorOf(text: string): string {
  const columns = (delimiter: string) =>
    Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.length ?? 0;
  return [",", ";", "\t"].reduce((best, next) => (columns(next) > columns(best) ? next : best));
}

/** By field the index of the file’s column. */
export type Matches = Readonly<Record<string, number | undefined>>;

/** Cells that were fixed here, by row and field. */
export type Edits = Readonly<Record<number, Readonly<Record<string, string>>>>;

/** With more of them. */
export function withEdits(edits: Edits, changed: Edits): Edits {
  const rows = Object.entries(changed).map(([row, cells]) => [
    row,
    { ...edits[Number(row)], ...cells },
  ]);
  return { ...edits, ...Object.fromEntries(rows) };
}

/** A cell by its field, as the file has it or as it was fixed. */
export function cellOf(
  row: ImportFile["rows"][number] | undefined,
  name: string,
  { edits, matches }: { matches: Matches; edits: Edits },
): string {
  return edits[row?.row ?? 0]?.[name] ?? row?.cells[matches[name] ?? -1]?.trim() ?? "";
}

/** A file’s rows with the columns that were matched or fixed, for the server. */
export function importRequest(
  kind: ImportKind,
  { rows }: Pick<ImportFile, "rows">,
  matches: Matches,
  { edits = {}, leftOut = [] }: { edits?: Edits; leftOut?: readonly number[] } = {},
): ImportRequest {
  const fixed = new Set(Object.values(edits).flatMap(Object.keys));
  const columns = importColumns[kind]
    .map(({ name }) => name)
    .filter((name) => matches[name] !== undefined || fixed.has(name));
  return {
    kind,
    columns,
    rows: rows
      .filter(({ row }) => !leftOut.includes(row))
      .map((row) => ({
        row: row.row,
        cells: columns.map((name) => cellOf(row, name, { matches, edits })),
      })),
  };
}

/** A file with the column names alone. */
export function templateFile(kind: ImportKind): Blob {
  const head = Papa.unparse([importColumns[kind].map(({ label }) => label)]);
  // The mark tells spreadsheets that it is UTF-8.
  return new Blob([`\uFEFF${head}\r\n`], { type: "text/csv" });
}
