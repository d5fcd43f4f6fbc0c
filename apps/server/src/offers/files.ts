import { uploadTypes } from "@frontage/records/schemas/document";
import type { OfferFileKind } from "@frontage/records/schemas/offer";
import { randomUUID } from "node:crypto";
import { lockRow } from "../database/lock-row.ts";
import type { Database } from "../database/open-database.ts";
import { downloadName } from "../documents/names.ts";
import type { UploadType } from "../files/content-check.ts";
import type { StoredFile } from "../files/send-file.ts";
import { confirmUpload, type Upload } from "../files/upload.ts";
import { Failure, notFound } from "../http/failure.ts";

const maxFilesPerOffer = 5;
/** Limits for all offers of a prospect together, sent or not. */
const maxFilesPerProspect = 40;
const maxBytesPerProspect = 200 * 1024 * 1024;

/**
 * Keeps an uploaded file for a buyer's offer: one they are about to send, or one that they made.
 *
 * @param db everyone's rows
 * @returns its id
 * @throws 409 if the offer has enough files
 */
export async function addOfferFile(
  db: Database,
  of: { prospectId: string; offerId: string | null },
  {
    kind,
    mediaType,
    name,
    ...file
  }: Upload & {
    kind: OfferFileKind;
    mediaType: UploadType;
    name: string;
  },
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    await lockRow(transaction, "prospect", of.prospectId);
    await checkFileCount(transaction, of, file.bytes);
    const id = randomUUID();
    await transaction
      .insertInto("offerFile")
      .values({
        ...file,
        ...of,
        id,
        kind,
        name: downloadName(name, uploadTypes[mediaType]),
        mediaType,
        addedAt: new Date().toISOString(),
      })
      .execute();
    await confirmUpload(transaction, file.fileKey);
    return id;
  });
}

/**
 * @param bytes of the file to add, once it is known
 * @throws 409 if an offer, or one about to be sent, has enough files, or all of a prospect's have
 */
export async function checkFileCount(
  db: Database,
  { offerId, prospectId }: { prospectId: string; offerId: string | null },
  bytes = 1,
): Promise<void> {
  const files = await db
    .selectFrom("offerFile")
    .select(["bytes", "offerId"])
    .where("prospectId", "=", prospectId)
    .execute();
  if (files.filter((file) => file.offerId === offerId).length >= maxFilesPerOffer) {
    throw new Failure(409, `An offer can have at most ${maxFilesPerOffer} files.`);
  }
  const total = files.reduce((sum, file) => sum + file.bytes, bytes);
  if (files.length >= maxFilesPerProspect || total > maxBytesPerProspect) {
    throw new Failure(
      409,
      "You’ve reached the limit of files for your offers. Please email me the others.",
    );
  }
}

/**
 * A file of an offer.
 *
 * @param records rows of whoever may read it
 * @param offerId the only offer that it may be of
 * @throws 404
 */
export async function findOfferFile(
  records: Database,
  id: string,
  offerId?: string,
): Promise<StoredFile> {
  let query = records
    .selectFrom("offerFile")
    .select(["bytes", "fileKey", "mediaType", "name as fileName"])
    .where("id", "=", id);
  if (offerId !== undefined) query = query.where("offerId", "=", offerId);
  const row = await query.executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/**
 * Removes a file that a buyer uploaded and hasn't sent. The cleanup removes it from the store.
 *
 * @param db everyone's rows
 * @throws 404
 */
export async function removeUnsentFile(
  db: Database,
  { id, prospectId }: { id: string; prospectId: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom("offerFile")
      .where("id", "=", id)
      .where("prospectId", "=", prospectId)
      .where("offerId", "is", null)
      .returning("fileKey")
      .executeTakeFirst();
    if (!removed) throw notFound();
    await transaction
      .insertInto("upload")
      .values({ key: removed.fileKey, startedAt: new Date(0).toISOString() })
      .execute();
  });
}
