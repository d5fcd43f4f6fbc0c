import type { ReceivedInquiry } from "@frontage/records/schemas/received-inquiry";
import { stringify } from "csv-stringify";
import { Readable } from "node:stream";
import { serviceLabel } from "./queries.ts";

const columns: [title: string, value: (inquiry: ReceivedInquiry) => string][] = [
  ["Reference", ({ reference }) => reference],
  ["Received", ({ receivedAt }) => receivedAt],
  ["Status", ({ status }) => status],
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Service", ({ service }) => serviceLabel(service)],
  ["Message", ({ message }) => message],
  ["Delivery failed", ({ isUndelivered }) => (isUndelivered ? "yes" : "no")],
  ["Client", ({ clientId }) => clientId ?? ""],
];

/**
 * Some programs also start a cell after a semicolon, tab or line break, so formulas are escaped
 * there too, as the library does at the start of a value.
 */
const formulaInside = /(?<=[;\t\r\n])(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** A CSV file of inquiries, streamed. */
export function inquiriesCsv(
  pages: AsyncIterable<readonly ReceivedInquiry[]>,
): ReadableStream<Uint8Array> {
  async function* rows(): AsyncGenerator<string[]> {
    yield columns.map(([title]) => title);
    for await (const inquiries of pages) {
      for (const inquiry of inquiries) yield columns.map(([, value]) => value(inquiry));
    }
  }
  const csv = stringify({
    // Tells a spreadsheet that it is UTF-8.
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: "windows",
    escape_formulas: true,
    cast: { string: (value) => value.replace(formulaInside, "'") },
  });
  const bytes = Readable.from(rows()).compose(csv);
  return Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
}
