import {
  headOf,
  importColumns,
  importFileMaxBytes,
  importRowsMax,
  matchColumns,
  partOf,
} from "@frontage/records/import-columns";
import type { ImportRequest } from "@frontage/records/schemas/import";
import Papa from "papaparse";

import { decodeText } from "./decode-text.ts";
import { fileSize } from "./file-size.ts";

/** A CSV file to import. */
export type ImportFile = {
  name: string;
  heads: readonly string[];
  /** Rows that have values; `row` is counted as in a spreadsheet, from 1 including the head. */
  rows: readonly { row: number; cells: readonly string[] }[];
  /** If not, it was read as Windows-1252; some characters may be wrong. */
  isUtf8: boolean;
};

/** An error whose message is written for the broker. */
export class UnreadableFile extends Error {}

/** How zip files start; workbooks are zip files. */
const zipMark = [0x50, 0x4b, 0x03, 0x04];

const isWorkbook = (bytes: ArrayBuffer) =>
  zipMark.every((byte, index) => new Uint8Array(bytes, 0, zipMark.length)[index] === byte);

/**
 * Reads a CSV file, whichever separator it uses.
 *
 * @throws an UnreadableFile if it is too large, isn't CSV or has no rows
 */
export async function readImportFile(file: File): Promise<ImportFile> {
  if (file.size > importFileMaxBytes) {
    throw new UnreadableFile(
      `This file has ${fileSize(file.size)}. Please split it into files of up to ${importFileMaxBytes / 1_000_000} MB.`,
    );
  }
  const bytes = await file.arrayBuffer();
  if (bytes.byteLength >= zipMark.length && isWorkbook(bytes)) {
    throw new UnreadableFile(
      "This is an Excel workbook. In Excel, choose Save as, then CSV UTF-8, and choose that file.",
    );
  }
  const { isUtf8, text } = decodeText(bytes);
  if (text.includes("\0")) throw new UnreadableFile("This isn’t a CSV file.");
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  if (errors.some(({ code }) => code === "MissingQuotes")) {
    throw new UnreadableFile(
      "A quotation mark in this file is never closed. Save it as CSV again, and choose that file.",
    );
  }
  const { at, heads } = findHeads(data);
  const rows = data
    .map((cells, index) => ({ row: index + 1, cells }))
    .slice(at + 1)
    .filter(({ cells }) => cells.some((cell) => cell.trim()));
  if (rows.length === 0) {
    throw new UnreadableFile("This file has no rows under its column names.");
  }
  if (rows.length > importRowsMax) {
    const [count, most] = [rows.length, importRowsMax].map((each) => each.toLocaleString("en-US"));
    throw new UnreadableFile(`This file has ${count} rows. Please import up to ${most} at a time.`);
  }
  return { name: file.name, heads, rows, isUtf8 };
}

/** Titles and groups of columns may be above the row of column names. */
const headRowsMax = 20;

type Heads = {
  /** The index of the row; -1 if the file has none. */
  at: number;
  heads: string[];
  /** How many of its names are known. */
  found: number;
};

/** Finds the row of column names: the one with the most known names. */
function findHeads(data: readonly (readonly string[])[]): Heads {
  const found = data.slice(0, headRowsMax).map((cells, at): Heads => {
    const groups = groupsOf(data[at - 1] ?? []);
    const heads = cells.map((cell, index) =>
      [groups[index], cell.trim()].filter(Boolean).join(" "),
    );
    return { at, heads, found: Object.keys(matchColumns(heads)).length };
  });
  const [first = { at: 0, heads: [], found: 0 }] = found.filter(({ heads }) => heads.some(Boolean));
  const best = found.reduce((best, next) => (next.found > best.found ? next : best), first);
  if (best.found > 0 || !best.heads.some((head) => head.includes("@"))) return best;
  return { at: -1, heads: best.heads.map((_, index) => `Column ${index + 1}`), found: 0 };
}

/** Merged cells, such as "Contact" over three columns, are saved in the first one only. */
function groupsOf(cells: readonly string[]): (string | undefined)[] {
  let group: string | undefined;
  return cells.map((cell) => {
    const name = cell.trim();
    if (name) group = /^(client|contact)s?$/i.exec(name)?.[1];
    return group;
  });
}

/**
 * The separator that fits the column names best: in the rows below, names and notes contain commas.
 */
function separatorOf(text: string): string {
  const candidates = [",", ";", "\t", "|"].map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: headRowsMax });
    const { found, heads } = findHeads(data);
    return { delimiter, found, columns: heads.length };
  });
  return candidates.reduce((best, next) =>
    next.found > best.found || (next.found === best.found && next.columns > best.columns)
      ? next
      : best,
  ).delimiter;
}

/** The index of the file’s column, by field. */
export type Matches = Readonly<Record<string, number | undefined>>;

/** Matches a file’s columns by their heads; if two have the same head, the one with values. */
export function matchFile({ heads, rows }: ImportFile): Matches {
  const isEmpty = heads.map((_, index) => !rows.some(({ cells }) => cells[index]?.trim()));
  const matches = matchColumns(
    heads.map((head, index) => {
      const others = heads.filter((other, at) => at !== index && !isEmpty[at] && other === head);
      return isEmpty[index] && others.length > 0 ? "" : head;
    }),
  );
  const partsWithValues = new Set(
    Object.entries(matches).flatMap(([name, index]) => (isEmpty[index] ? [] : [partOf(name)])),
  );
  // Deals and contacts may be only column names, as in the template.
  return Object.fromEntries(
    Object.entries(matches).filter(
      ([name]) => partOf(name) === "client" || partsWithValues.has(partOf(name)),
    ),
  );
}

/** Cells corrected here, by row and field. */
export type Edits = Readonly<Record<number, Readonly<Record<string, string>>>>;

/** Adds edits. */
export function withEdits(edits: Edits, changed: Edits): Edits {
  const rows = Object.entries(changed).map(([row, cells]) => [
    row,
    { ...edits[Number(row)], ...cells },
  ]);
  return { ...edits, ...Object.fromEntries(rows) };
}

/** Keeps the edits of some fields. */
export function editsOf(edits: Edits, isKept: (name: string) => boolean): Edits {
  const kept = (cells: Edits[number]) => Object.entries(cells).filter(([name]) => isKept(name));
  return Object.fromEntries(
    Object.entries(edits).map(([row, cells]) => [row, Object.fromEntries(kept(cells))]),
  );
}

/** A field's cell, corrected or as in the file. */
export function cellOf(
  row: ImportFile["rows"][number] | undefined,
  name: string,
  { edits, matches }: { matches: Matches; edits: Edits },
): string {
  return edits[row?.row ?? 0]?.[name] ?? row?.cells[matches[name] ?? -1]?.trim() ?? "";
}

/** What the broker decided about a file’s rows. */
export type Decisions = {
  matches: Matches;
  edits: Edits;
  /** Rows to leave out. */
  leftOut: readonly number[];
};

/** A file’s rows with the columns that were matched or corrected, for the server. */
export function importRequest(
  { rows }: Pick<ImportFile, "rows">,
  { edits, leftOut, matches }: Decisions,
): ImportRequest {
  const fixed = new Set(Object.values(edits).flatMap(Object.keys));
  const out = new Set(leftOut);
  const columns = importColumns
    .map(({ name }) => name)
    .filter((name) => matches[name] !== undefined || fixed.has(name));
  return {
    columns,
    rows: rows
      .filter(({ row }) => !out.has(row))
      .map((row) => ({
        row: row.row,
        cells: columns.map((name) => cellOf(row, name, { matches, edits })),
      })),
  };
}

/** Whether a column is a first or last name. Such files have no column for the full name. */
export const isPartOfName = (name: string) => /\.(first|last)Name$/.test(name);

/** A file with only the column names. */
export function templateFile(): Blob {
  const heads = importColumns.filter(({ name }) => !isPartOfName(name)).map(headOf);
  // The byte order mark tells spreadsheets that it is UTF-8.
  return new Blob([`\uFEFF${Papa.unparse([heads])}\r\n`], { type: "text/csv" });
}
