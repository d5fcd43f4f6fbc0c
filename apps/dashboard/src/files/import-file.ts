import { comparisonKey } from "@frontage/records/fold";
import { importFileMaxBytes, importRowsMax } from "@frontage/records/import-columns";
import Papa from "papaparse";

import { decodeText } from "./decode-text.ts";
import { fileSize } from "./file-size.ts";

/** The names of a template's columns. */
type Columns = Readonly<Record<string, string>>;

/** A CSV file to import. */
export type ImportFile<Column extends string = string> = {
  name: string;
  /** Rows that aren't empty; `row` is the spreadsheet's number, from 1. */
  rows: { row: number; cells: Partial<Record<Column, string>> }[];
  /** The names of unknown columns, which aren't read. */
  ignored: readonly string[];
  /** If false, the file was read as Windows-1252, and some characters may be wrong. */
  isUtf8: boolean;
};

/** The first bytes of zip files, such as workbooks. */
const zipMark = [0x50, 0x4b, 0x03, 0x04];

const isWorkbook = (bytes: ArrayBuffer) =>
  zipMark.every((byte, index) => new Uint8Array(bytes, 0, zipMark.length)[index] === byte);

/**
 * Reads a CSV file with any separator, whose first row has the template's column names.
 *
 * @param files the chosen or dropped files: one
 * @param columns their names in the template
 * @param required columns that the file must have
 * @throws an Error written for the broker if the file is too large, isn't CSV, lacks columns or has
 * no rows
 */
export async function readImportFile<Column extends string>(
  [file, ...others]: readonly File[],
  columns: Readonly<Record<Column, string>>,
  required: readonly NoInfer<Column>[],
): Promise<ImportFile<Column>> {
  if (!file || others.length > 0) throw new Error("Please choose one file at a time.");
  if (file.size > importFileMaxBytes) {
    throw new Error(
      `This file has ${fileSize(file.size)}. Please split it into files of up to ${importFileMaxBytes / 1_000_000} MB.`,
    );
  }
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw new Error("Couldn’t read this file. Choose it again, or save a copy.", { cause });
  });
  if (bytes.byteLength >= zipMark.length && isWorkbook(bytes)) {
    throw new Error(
      "This is an Excel workbook. In Excel, choose Save as, then CSV UTF-8, and choose that file.",
    );
  }
  const { isUtf8, text } = decodeText(bytes);
  if (text.includes("\0")) throw new Error("This isn’t a CSV file.");
  const names = Object.keys(columns) as Column[];
  const columnOf = (head: string) =>
    names.find((name) => comparisonKey(columns[name]) === comparisonKey(head));
  // The separator that yields the most known column names: cells below may contain commas.
  const [delimiter] = [",", ";", "\t", "|"]
    .map((each) => {
      const [heads = []] = Papa.parse<string[]>(text, { delimiter: each, preview: 1 }).data;
      return [each, heads.filter(columnOf).length] as const;
    })
    .reduce((best, next) => (next[1] > best[1] ? next : best));
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  if (errors.some(({ code }) => code === "MissingQuotes")) {
    throw new Error(
      "A quotation mark in this file is never closed. Save it as CSV again, and choose that file.",
    );
  }
  const [heads = [], ...lines] = data;
  const found = heads.map(columnOf);
  const missing = required.filter((name) => !found.includes(name));
  if (missing.length > 0) {
    const labels = new Intl.ListFormat("en-US").format(missing.map((name) => `“${columns[name]}”`));
    throw new Error(
      `The first row of this file must have the template’s column names. It lacks ${labels}.`,
    );
  }
  const duplicate = found.find((name, index) => name && found.indexOf(name) < index);
  if (duplicate) {
    throw new Error(`This file has the column “${columns[duplicate]}” twice. Please remove one.`);
  }
  const rows = lines
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim()));
  if (rows.length === 0) {
    throw new Error("This file has no rows under its column names.");
  }
  if (rows.length > importRowsMax) {
    const [count, most] = [rows.length, importRowsMax].map((each) => each.toLocaleString("en-US"));
    throw new Error(`This file has ${count} rows. Please import up to ${most} at a time.`);
  }
  return {
    name: file.name,
    rows: rows.map(({ cells, row }) => ({
      row,
      cells: Object.fromEntries(
        found.flatMap((name, index) => (name ? [[name, cells[index] ?? ""]] : [])),
      ) as Partial<Record<Column, string>>,
    })),
    ignored: heads.filter((head, index) => head.trim() && !found[index]),
    isUtf8,
  };
}

/** A CSV file with only the column names. */
export function templateFile(columns: Columns): Blob {
  // The byte order mark tells spreadsheets that the file is UTF-8.
  return new Blob([`\uFEFF${Papa.unparse([Object.values(columns)])}\r\n`], { type: "text/csv" });
}
