import { Readable } from "node:stream";
import Papa from "papaparse";

/**
 * What some programs read as the start of a formula, also in full width. Some start a cell after a
 * semicolon, tab or line break, too.
 */
const formula =
  /^(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])|(?<=[;\t\r\n])(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * A CSV file, streamed as its rows arrive. It starts with a mark that tells spreadsheets that it is
 * UTF-8, and a text that could be a formula gets an apostrophe before it.
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
  const safe = rows.map((row) => row.map((text) => text.replace(formula, "'")));
  return `${Papa.unparse(safe, { quotes: true, newline: "\r\n" })}\r\n`;
}
