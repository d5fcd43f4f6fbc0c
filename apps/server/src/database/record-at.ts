/** The records that parameters of the dashboard's addresses open. */
const byParameter = {
  client: { column: "clientId", table: "user" },
  contact: { column: "contactId", table: "contact" },
  document: { column: "documentId", table: "document" },
  event: { column: "eventId", table: "event" },
  inquiry: { column: "inquiryId", table: "inquiry" },
  prospect: { column: "prospectId", table: "prospect" },
  thread: { column: "threadId", table: "thread" },
} as const;

/** Those that their fragments open, on a deal's page. */
const byFragment = {
  date: { column: "keyDateId", table: "keyDate" },
  request: { column: "documentRequestId", table: "documentRequest" },
} as const;

const byPage = {
  deals: { column: "dealId", table: "deal" },
  listings: { column: "listingId", table: "listing" },
} as const;

/** The columns of a notification that refer to its record. */
export type RecordColumn = (typeof byParameter & typeof byFragment & typeof byPage)[
  | keyof typeof byParameter
  | keyof typeof byFragment
  | keyof typeof byPage]["column"];

/**
 * The record that a path of the dashboard opens, with the column of a notification that refers to
 * it. It may not exist: everyone's conversation with the assistant has no row.
 */
export function recordAt(path: string) {
  const { hash, pathname, searchParams } = new URL(path, "http://localhost");
  for (const [name, record] of Object.entries(byParameter)) {
    const id = searchParams.get(name);
    if (id !== null) return { ...record, id };
  }
  for (const [name, record] of Object.entries(byFragment)) {
    if (hash.startsWith(`#${name}-`)) return { ...record, id: hash.slice(name.length + 2) };
  }
  const [, , page = "", id] = pathname.split("/");
  const record = Object.entries(byPage).find(([name]) => name === page)?.[1];
  return record && id ? { ...record, id } : undefined;
}
