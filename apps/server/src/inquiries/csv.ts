import type { ReceivedInquiry } from "@frontage/records/schemas/received-inquiry";
import { csvOf } from "../http/csv.ts";
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

/** A CSV file of inquiries, streamed. */
export function inquiriesCsv(
  pages: AsyncIterable<readonly ReceivedInquiry[]>,
): ReadableStream<Uint8Array> {
  async function* rows() {
    for await (const inquiries of pages) {
      yield inquiries.map((inquiry) => columns.map(([, value]) => value(inquiry)));
    }
  }
  return csvOf(
    columns.map(([title]) => title),
    rows(),
  );
}
