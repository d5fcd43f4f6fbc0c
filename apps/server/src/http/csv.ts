import { Readable } from "node:stream";
import Papa from "papaparse";

/**
 * What some programs read as the start of a formula, also in full width. Some start a cell after a
 * semicolon, tab or line break, too.
 */
const formula =
  /^(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])|(?<=[;\t\r\n])(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** "+44 20 7946 0958", "+1-312-555-0150 x204". */
const phone = /^\+\d(?:[\s().-]*\d){6,14}(?:,? ?(?:x|ext\.?) ?\d{1,6})?$/i;
/** "-95.3698", "+6.25%". */
const number = /^[+-]\d[\d.,]*%?$/;

function safeText(text: string): string {
  // Spreadsheets would subtract its parts.
  if (phone.test(text)) return text.replaceAll("-", " ");
  return number.test(text) ? text : text.replace(formula, "'");
}

/**
 * A CSV file, streamed as its rows arrive. It starts with a mark that tells spreadsheets that it is
 * UTF-8, and a text that could be a formula, unlike a number or a phone number, gets an apostrophe before it.
 *
 * @param titles of the columns
 */
export function csvOf(
  titles: readonly string[],
  pages: AsyncIterable<readonly (readonly string[])[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  async function* chunks() {
    yield encoder.encode(`\uFEFF${linesOf([titles])}`);
    for await (const rows of pages) if (rows.length > 0) yield encoder.encode(linesOf(rows));
  }
  return Readable.toWeb(Readable.from(chunks())) as ReadableStream<Uint8Array>;
}

function linesOf(rows: readonly (readonly string[])[]): string {
  const safe = rows.map((row) => row.map(safeText));
  return `${Papa.unparse(safe, { quotes: true, newline: "\r\n" })}\r\n`;
}
