import { uploadTypes } from "@frontage/content/schemas/document";
import type { Attachment } from "@frontage/content/schemas/thread";
import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { notFound } from "../api/failure.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import type { UploadType } from "../files/content-check.ts";
import type { KeptFile } from "../files/send-file.ts";
import { keepFile, type TakenFile } from "../files/take-in.ts";
import { downloadName } from "./document-names.ts";
import { attachmentOf } from "./threads.ts";

/**
 * Remembers a file for a message of this conversation. It belongs to none yet:
 * the message that is sent with its id takes it along.
 */
export async function keepAttachment(
  records: Database,
  thread: Pick<Selectable<Tables["thread"]>, "clientId" | "id">,
  { mediaType, name, ...file }: TakenFile & { mediaType: UploadType; name: string },
): Promise<Attachment> {
  return records.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto("attachment")
      .values({
        ...file,
        id: randomUUID(),
        clientId: thread.clientId,
        threadId: thread.id,
        messageId: null,
        documentId: null,
        name: downloadName(name, uploadTypes[mediaType]),
        mediaType,
        addedAt: new Date().toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await keepFile(transaction, file.fileKey);
    return attachmentOf(row);
  });
}

/**
 * Where the file of an attachment is kept: its own, or the newest version of the document it is.
 *
 * @throws 404 where the person sees no such file
 */
export async function keptAttachment(
  records: Database,
  id: string,
): Promise<KeptFile & { id: string; clientId: string; documentId: string | null }> {
  const row = await records
    .selectFrom("attachment")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { clientId, documentId, fileKey, mediaType, name } = row;
  const about = { id, clientId, documentId, fileName: name };
  if (fileKey) return { ...about, fileKey, mediaType, bytes: row.bytes };

  // Taken back, it is not to be had by the message either.
  const version = await records
    .selectFrom("documentVersion")
    .innerJoin("document", "document.id", "documentVersion.documentId")
    .select(["documentVersion.fileKey", "documentVersion.bytes", "documentVersion.mediaType"])
    .where("document.id", "=", documentId ?? "")
    .where("document.removedAt", "is", null)
    .orderBy("documentVersion.number", "desc")
    .executeTakeFirst();
  if (!version) throw notFound();
  return { ...about, ...version };
}
