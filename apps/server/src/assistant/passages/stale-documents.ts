import { sql } from "kysely";
import type { Database } from "../../database/open-database.ts";

/** Documents to compare per batch, which takes a few milliseconds. */
const batch = 500;

const newestNumber = sql<number>`(
  select max("kept"."number") from "documentVersion" as "kept"
  where "kept"."documentId" = "document"."id" and "kept"."removedAt" is null
)`;

/** What to do with a document, and when. */
export type StaleDocument = { documentId: string } & (
  | { do: "forget" }
  | {
      do: "read";
      fileKey: string;
      mediaType: string;
      clientId: string;
      dealId: string;
    }
  /** Another process is reading it, or it will be retried later. */
  | { do: "wait"; until: string }
);

/**
 * Compares documents with their stored texts.
 *
 * @param after the last document of the batch before; "" to begin
 * @param now ISO 8601
 * @returns those that differ, and the last document that was compared; none at the end
 */
export async function findStale(
  db: Database,
  after: string,
  now: string,
): Promise<{ stale: StaleDocument[]; last: string | undefined }> {
  const rows = await db
    .selectFrom("document")
    .leftJoin("documentText", "documentText.documentId", "document.id")
    .leftJoin("documentVersion as newest", (join) =>
      join.onRef("newest.documentId", "=", "document.id").on("newest.number", "=", newestNumber),
    )
    .select([
      "document.id as documentId",
      "document.clientId",
      "document.dealId",
      "document.removedAt",
      "newest.fileKey",
      "newest.mediaType",
      "documentText.fileKey as knownKey",
      "documentText.state",
      "documentText.leasedUntil",
    ])
    .where("document.id", ">", after)
    .orderBy("document.id")
    .limit(batch)
    .execute();
  const stale = rows.flatMap((row): StaleDocument[] => {
    const { documentId, fileKey, knownKey, leasedUntil, mediaType } = row;
    if (row.removedAt !== null || fileKey === null || mediaType === null) {
      return knownKey === null ? [] : [{ documentId, do: "forget" }];
    }
    if (knownKey === fileKey) {
      if (row.state !== "reading") return [];
      if (leasedUntil !== null && leasedUntil > now) {
        return [{ documentId, do: "wait", until: leasedUntil }];
      }
    }
    const { clientId, dealId } = row;
    return [{ documentId, do: "read", fileKey, mediaType, clientId, dealId }];
  });
  return { stale, last: rows.at(-1)?.documentId };
}

/** The documents whose newest version hasn't been read; compare `findStale`. */
export const documentsToRead = (records: Database) =>
  records
    .selectFrom("document")
    .innerJoin("documentVersion as newest", (join) =>
      join.onRef("newest.documentId", "=", "document.id").on("newest.number", "=", newestNumber),
    )
    .leftJoin("documentText", (join) =>
      join
        .onRef("documentText.documentId", "=", "document.id")
        .onRef("documentText.fileKey", "=", "newest.fileKey")
        .on("documentText.state", "!=", "reading"),
    )
    .where("document.removedAt", "is", null)
    .where("documentText.documentId", "is", null);
