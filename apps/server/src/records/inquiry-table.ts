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

const line = (values: readonly string[]) => `${values.map(cell).join(",")}\r\n`;

function cell(value: string): string {
  // A spreadsheet would run what begins like this; behind an apostrophe it is text.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
