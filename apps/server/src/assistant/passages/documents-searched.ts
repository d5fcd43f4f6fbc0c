import { sql, type SqlBool } from "kysely";
import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import type { Database } from "../../database/open-database.ts";
import { documentsToRead } from "./stale-documents.ts";

/** Max document names in an answer. */
const namesMax = 20;

/**
 * How many of the person's documents the assistant has read, and the names of those that have no
 * readable text or are still being read.
 *
 * @param documentId only this one
 */
export async function documentsSearched(
  records: Database,
  documentId?: string,
): Promise<AssistantAnswer["searched"]> {
  let texts = records
    .selectFrom("documentText")
    .innerJoin("document", "document.id", "documentText.documentId")
    .where("document.removedAt", "is", null);
  if (documentId !== undefined) texts = texts.where("document.id", "=", documentId);
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
  const reading = await namesBeingRead(records, documentId);
  return {
    documents,
    unreadable: unreadable.map(({ name }) => name),
    ...(reading.length > 0 && { reading: reading.slice(0, namesMax) }),
  };
}

/** The names of documents whose newest version hasn't been read. */
export async function namesBeingRead(records: Database, documentId?: string): Promise<string[]> {
  let query = documentsToRead(records)
    .select("document.name")
    .orderBy("document.nameOrder")
    .orderBy("document.id");
  if (documentId !== undefined) query = query.where("document.id", "=", documentId);
  return (await query.execute()).map(({ name }) => name);
}
