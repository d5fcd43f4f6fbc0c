import { uploadTypes } from "@frontage/records/schemas/document";
import type { Attachment } from "@frontage/records/schemas/thread";
import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { notFound } from "../http/failure.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import type { UploadType } from "../files/content-check.ts";
import type { StoredFile } from "../files/send-file.ts";
import { confirmUpload, type Upload } from "../files/upload.ts";
import { downloadName } from "../documents/names.ts";
import { attachmentOf } from "./queries.ts";

/** Adds a file to a conversation, for the next message. */
export async function addAttachment(
  records: Database,
  thread: Pick<Selectable<Tables["thread"]>, "clientId" | "id">,
  { mediaType, name, ...file }: Upload & { mediaType: UploadType; name: string },
): Promise<Attachment> {
  return records.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto("attachment")
      .values({
        ...file,
        id: randomUUID(),
        clientId: thread.clientId,
        threadId: thread.id,
        name: downloadName(name, uploadTypes[mediaType]),
        mediaType,
        addedAt: new Date().toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await confirmUpload(transaction, file.fileKey);
    return attachmentOf(row);
  });
}

/**
 * The file of an attachment: its own, or the newest version of the attached document.
 *
 * @throws 404
 */
export async function findAttachmentFile(
  records: Database,
  id: string,
): Promise<StoredFile & { id: string; clientId: string; documentId: string | null }> {
  const row = await records
    .selectFrom("attachment")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { clientId, documentId, fileKey, mediaType, name } = row;
  const attachment = { id, clientId, documentId, fileName: name };
  if (fileKey) return { ...attachment, fileKey, mediaType, bytes: row.bytes };

  // A removed document isn't available through the message either.
  const version = await records
    .selectFrom("documentVersion")
    .innerJoin("document", "document.id", "documentVersion.documentId")
    .select(["documentVersion.fileKey", "documentVersion.bytes", "documentVersion.mediaType"])
    .where("document.id", "=", documentId ?? "")
    .where("document.removedAt", "is", null)
    .where("documentVersion.removedAt", "is", null)
    .orderBy("documentVersion.number", "desc")
    .executeTakeFirst();
  if (!version) throw notFound();
  return { ...attachment, ...version };
}
