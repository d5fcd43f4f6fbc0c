import { sql, type SqlBool } from "kysely";
import type { Database } from "../../database/open-database.ts";

/** Names of unreadable documents that an answer lists. */
const namesMax = 20;

/**
 * How many documents the assistant has read of those the person may see, and the names of those
 * without readable text.
 *
 * @param narrowed to a document, to deals, or for a broker to a client
 */
export async function documentsSearched(
  records: Database,
  narrowed: { documentId?: string; dealIds?: readonly string[]; clientId?: string } = {},
): Promise<{ documents: number; unreadable: string[] }> {
  const { clientId, dealIds, documentId } = narrowed;
  let texts = records
    .selectFrom("documentText")
    .innerJoin("document", "document.id", "documentText.documentId")
    .where("document.removedAt", "is", null);
  if (documentId !== undefined) texts = texts.where("document.id", "=", documentId);
  if (clientId !== undefined) texts = texts.where("document.clientId", "=", clientId);
  if (dealIds) {
    texts = texts.where(
      dealIds.length > 0 ? (eb) => eb("document.dealId", "in", dealIds) : sql<SqlBool>`1 = 0`,
    );
  }
  const { documents } = await texts
    .where("documentText.state", "=", "read")
    .select((eb) => eb.fn.countAll<number>().as("documents"))
    .executeTakeFirstOrThrow();
  const unreadable = await texts
    // Written out: SQLite uses a partial index only for its own condition.
    .where(sql<SqlBool>`"documentText"."state" <> 'read'`)
    .where("documentText.state", "=", "unreadable")
    .select("document.name")
    .orderBy("document.nameOrder")
    .orderBy("document.id")
    .limit(namesMax)
    .execute();
  return { documents, unreadable: unreadable.map(({ name }) => name) };
}
