import type { ReceivedInquiry } from "@frontage/content/schemas/received-inquiry";
import { Readable } from "node:stream";
import { serviceLabel } from "./inquiries.ts";

const columns: [title: string, value: (inquiry: ReceivedInquiry) => string][] = [
  ["Reference", ({ reference }) => reference],
  ["Received", ({ receivedAt }) => receivedAt],
  ["Status", ({ status }) => status],
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Service", ({ service }) => serviceLabel(service)],
  ["Message", ({ message }) => message],
  ["Delivery given up", ({ isUndelivered }) => (isUndelivered ? "yes" : "no")],
  ["Client", ({ clientId }) => clientId ?? ""],
];

/**
 * Inquiries as comma-separated values (RFC 4180), as they come. The byte order mark tells
 * a spreadsheet that it is UTF-8.
 */
export function inquiryTable(
  stretches: AsyncIterable<readonly ReceivedInquiry[]>,
): ReadableStream<Uint8Array> {
  async function* lines(): AsyncGenerator<string> {
    yield `\uFEFF${line(columns.map(([title]) => title))}`;
    for await (const inquiries of stretches) {
      yield inquiries.map((one) => line(columns.map(([, value]) => value(one)))).join("");
    }
  }
  const bytes = Readable.from(lines(), { objectMode: false });
  return Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
}

/**
 * A spreadsheet would run what begins like this, also in full-width characters; behind an
 * apostrophe it is text. One that takes semicolons or tabs for commas begins cells after
 * those, and at a line break.
 */
const runnable =
  /^(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r])|(?<=[;\t\r\n])(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

const cell = (value: string) => `"${value.replace(runnable, "'").replaceAll('"', '""')}"`;

const line = (values: readonly string[]) => `${values.map(cell).join(",")}\r\n`;
