import { Failure } from "./failure.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";

/**
 * Tables whose records people edit: how a sentence about a record begins, and the column that
 * identifies it.
 */
const versioned = {
  event: { subject: "This event was", key: "id" },
  keyDate: { subject: "This date was", key: "id" },
  deal: { subject: "This deal was", key: "id" },
  documentRequest: { subject: "This request was", key: "id" },
  exchange: { subject: "This sale was", key: "dealId" },
  replacementProperty: { subject: "This property was", key: "id" },
  listing: { subject: "This listing was", key: "id" },
  listingDocument: { subject: "This document was", key: "id" },
  prospect: { subject: "This prospect was", key: "id" },
  offer: { subject: "This offer was", key: "id" },
} as const satisfies Partial<Record<keyof Tables, { subject: string; key: string }>>;

type VersionedTable = keyof typeof versioned;

/** Records without a version of their own: what was seen is something else that they say. */
const identified = {
  /** By the number of its newest file. */
  document: { subject: "This document was" },
  /** By its status. */
  inquiry: { subject: "This inquiry was" },
  /** By its new address. */
  emailChange: { subject: "The new email was" },
} as const;

/** Refuses to change a record that isn't the version the person has seen. */
export function conflict(
  table: VersionedTable | keyof typeof identified,
  current: object,
): Failure {
  const { subject } = { ...versioned, ...identified }[table];
  const sentence = `${subject} changed after you opened it. Please review it again.`;
  const failure = new Failure(409, sentence);
  failure.body.current = current;
  return failure;
}

/**
 * Counts a change of a record, and locks it until the transaction ends.
 *
 * @param seen the version that the person has seen; absent if any may be changed
 * @param read reads the record as its screens show it; throws 404 if there is none
 * @throws 409 with the record if it isn't the version the person has seen; 404
 */
export async function countChange(
  transaction: Database,
  {
    id,
    read,
    seen,
    table,
  }: {
    table: VersionedTable;
    id: string;
    seen?: number | undefined;
    read: (transaction: Database) => Promise<object>;
  },
): Promise<void> {
  // All of these tables have the same column.
  let query = transaction
    .updateTable(table as "event")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where(versioned[table].key as "id", "=", id);
  if (seen !== undefined) query = query.where("version", "=", seen);
  const { numUpdatedRows } = await query.executeTakeFirst();
  if (numUpdatedRows === 0n) throw conflict(table, await read(transaction));
}
