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
 * @returns nothing if the request was canceled or checked off meanwhile: the document is kept all
 *   the same
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

/** What a removed document answered is requested as before. */
export async function reopenRequestsOf(records: Database, documentId: string): Promise<void> {
  await records
    .updateTable("documentRequest")
    .set((eb) => ({ status: "requested", version: eb("version", "+", 1) }))
    .where("documentId", "=", documentId)
    .where("status", "=", "received")
    .execute();
}

/** What a restored document answered is received again. */
export async function answerRequestsBy(records: Database, documentId: string): Promise<void> {
  await records
    .updateTable("documentRequest")
    .set((eb) => ({ status: "received", version: eb("version", "+", 1) }))
    .where("documentId", "=", documentId)
    .where("status", "=", "requested")
    .execute();
}
