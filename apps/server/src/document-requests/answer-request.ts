import type { Database } from "../database/open-database.ts";
import { notFound } from "../http/failure.ts";
import { openStatuses } from "./queries.ts";

export type AnsweredRequest = { id: string; dealId: string; label: string };

/** @throws 404 if this deal has no such request */
export async function checkRequestOf(
  records: Database,
  dealId: string,
  requestId: string,
): Promise<void> {
  const request = await records
    .selectFrom("documentRequest")
    .select("id")
    .where("id", "=", requestId)
    .where("dealId", "=", dealId)
    .executeTakeFirst();
  if (!request) throw notFound();
}

/**
 * A client's upload answers a request.
 *
 * @param transaction the one that adds the document
 * @returns nothing if the request was canceled or marked received meanwhile; the document is kept
 */
export async function answerRequest(
  transaction: Database,
  requestId: string | undefined,
  documentId: string,
): Promise<AnsweredRequest | undefined> {
  if (requestId === undefined) return undefined;
  return transaction
    .updateTable("documentRequest")
    .set((eb) => ({ status: "received", documentId, version: eb("version", "+", 1) }))
    .where("id", "=", requestId)
    .where("status", "in", openStatuses)
    .returning(["id", "dealId", "label"])
    .executeTakeFirst();
}

/** Reopens requests that a removed document had answered. */
export async function reopenRequestsOf(records: Database, documentId: string): Promise<void> {
  await records
    .updateTable("documentRequest")
    .set((eb) => ({ status: "requested", version: eb("version", "+", 1) }))
    .where("documentId", "=", documentId)
    .where("status", "=", "received")
    .execute();
}

/** Marks requests as received again when their document is restored. */
export async function answerRequestsBy(records: Database, documentId: string): Promise<void> {
  await records
    .updateTable("documentRequest")
    .set((eb) => ({ status: "received", version: eb("version", "+", 1) }))
    .where("documentId", "=", documentId)
    .where("status", "=", "requested")
    .execute();
}
