import type {
  ListingDocument,
  ListingDocumentChange,
  ListingDocumentForm,
} from "@frontage/records/schemas/broker-listing";
import { randomUUID } from "node:crypto";
import type { Change } from "../changes/make-change.ts";
import { leaveToCleanup } from "../files/leave-to-cleanup.ts";
import type { Database } from "../database/open-database.ts";
import { confirmUpload, type Upload } from "../files/upload.ts";
import type { StoredFile } from "../files/send-file.ts";
import { Failure, notFound } from "../http/failure.ts";
import { countChange } from "../http/versions.ts";
import { findListing } from "./change-listing.ts";
import { keepComplete, lockListing } from "./keep-complete.ts";
import { detailsOf, listListingDocuments } from "./queries.ts";

type Ids = { listingId: string; id: string };
type NewFile = Upload & { fileName: string; mediaType: string; pages: number | null };

/** Adds a document, in the transaction that keeps its file. @returns its id @throws 404, 409 */
export async function addListingDocument(
  change: Change,
  listingId: string,
  { isDownloadable, isOfferingMemorandum, name, tier }: ListingDocumentForm,
  { bytes, fileKey, fileName, mediaType, pages, sha256 }: NewFile,
): Promise<string> {
  await lockListing(change.db, listingId);
  const id = randomUUID();
  await confirmUpload(change.db, fileKey);
  if (isOfferingMemorandum) await noOtherMemorandum(change.db, { listingId, id });
  const { last } = await change.db
    .selectFrom("listingDocument")
    .select((eb) => eb.fn.max("position").as("last"))
    .where("listingId", "=", listingId)
    .executeTakeFirstOrThrow();
  await change.db
    .insertInto("listingDocument")
    .values({
      id,
      listingId,
      position: Number(last ?? 0) + 1,
      name,
      tier,
      isOfferingMemorandum: isOfferingMemorandum ? 1 : 0,
      isDownloadable: isDownloadable ? 1 : 0,
      fileName,
      mediaType,
      bytes,
      pages,
      sha256,
      fileKey,
      addedAt: new Date().toISOString(),
    })
    .execute();
  await keepComplete(change, listingId);
  await auditDocument(change, { listingId, id }, "upload", name);
  return id;
}

/** There is one offering memorandum. */
const noOtherMemorandum = (db: Database, { id, listingId }: Ids) =>
  db
    .updateTable("listingDocument")
    .set({ isOfferingMemorandum: 0 })
    .where("listingId", "=", listingId)
    .where("id", "!=", id)
    .where("isOfferingMemorandum", "=", 1)
    .execute();

/** @throws 404 */
async function readListingDocument(db: Database, { id, listingId }: Ids): Promise<ListingDocument> {
  const [document] = await listListingDocuments(db, listingId, id);
  if (!document) throw notFound();
  return document;
}

/** Counts a change of a document of a listing. @throws 404, 409 */
async function countDocumentChange({ db }: Change, ids: Ids, seen?: number): Promise<void> {
  await readListingDocument(db, ids);
  await countChange(db, {
    table: "listingDocument",
    id: ids.id,
    seen,
    read: (transaction) => readListingDocument(transaction, ids),
  });
}

/** Changes a document's name, who may open it, and whether it may be downloaded. @throws 404, 409 */
export async function changeListingDocument(
  change: Change,
  ids: Ids,
  { isDownloadable, isOfferingMemorandum, name, tier, version }: ListingDocumentChange,
): Promise<void> {
  await lockListing(change.db, ids.listingId);
  await countDocumentChange(change, ids, version);
  if (isOfferingMemorandum) await noOtherMemorandum(change.db, ids);
  await change.db
    .updateTable("listingDocument")
    .set({
      name,
      tier,
      isOfferingMemorandum: isOfferingMemorandum ? 1 : 0,
      isDownloadable: isDownloadable ? 1 : 0,
    })
    .where("id", "=", ids.id)
    .execute();
  await keepComplete(change, ids.listingId);
  await auditDocument(change, ids, "change", name);
}

/** Replaces a document's file; whoever could open it can open the new one. @throws 404 */
export async function replaceListingFile(
  change: Change,
  ids: Ids,
  { bytes, fileKey, fileName, mediaType, pages, sha256 }: NewFile,
  seen: number,
): Promise<void> {
  await countDocumentChange(change, ids, seen);
  const before = await findListingFile(change.db, ids);
  await confirmUpload(change.db, fileKey);
  await change.db
    .updateTable("listingDocument")
    .set({
      fileKey,
      fileName,
      mediaType,
      bytes,
      sha256,
      pages,
      addedAt: new Date().toISOString(),
    })
    .where("id", "=", ids.id)
    .execute();
  await leaveToCleanup(change.db, [{ key: before.fileKey }]);
  await auditDocument(change, ids, "upload", before.name);
}

/** @throws 404; 409 unless these are all of the listing's documents */
export async function orderListingDocuments(
  change: Change,
  listingId: string,
  ids: readonly string[],
): Promise<void> {
  const { clientId, ...row } = await findListing(change, listingId);
  const known = await change.db
    .selectFrom("listingDocument")
    .select("id")
    .where("listingId", "=", listingId)
    .execute();
  if (new Set(ids).size !== known.length || known.some(({ id }) => !ids.includes(id))) {
    throw new Failure(409, "The documents have changed. Please put them in order again.");
  }
  for (const [index, id] of ids.entries()) {
    await change.db
      .updateTable("listingDocument")
      .set({ position: index + 1 })
      .where("id", "=", id)
      .execute();
  }
  await change.audit({
    clientId,
    action: "change",
    subject: "listing",
    subjectId: listingId,
    subjectName: `${detailsOf(row).address}, Documents`,
  });
}

/** The spaces whose floor plan was a document have none then. */
async function forgetPlan(change: Change, { id, listingId }: Ids): Promise<void> {
  const details = detailsOf(await findListing(change, listingId));
  if (!details.spaces?.some(({ planId }) => planId === id)) return;
  const spaces = details.spaces.map(({ planId, ...space }) =>
    planId === id || planId === undefined ? space : { ...space, planId },
  );
  await change.db
    .updateTable("listing")
    .set({ details: JSON.stringify({ ...details, spaces }) })
    .where("id", "=", listingId)
    .execute();
}

/** Removes a document with its file, and who opened it. @throws 404, 409 */
export async function removeListingDocument(change: Change, ids: Ids, seen: number): Promise<void> {
  await lockListing(change.db, ids.listingId);
  await countDocumentChange(change, ids, seen);
  const { fileKey, name } = await findListingFile(change.db, ids);
  await auditDocument(change, ids, "remove", name);
  await leaveToCleanup(change.db, [{ key: fileKey }]);
  await change.db.deleteFrom("listingDocument").where("id", "=", ids.id).execute();
  await forgetPlan(change, ids);
  await keepComplete(change, ids.listingId);
}

/** The file of a listing's document. @throws 404 */
export async function findListingFile(
  records: Database,
  { id, listingId }: Ids,
): Promise<StoredFile & { name: string }> {
  const file = await records
    .selectFrom("listingDocument")
    .select(["fileKey", "fileName", "mediaType", "bytes", "name"])
    .where("id", "=", id)
    .where("listingId", "=", listingId)
    .executeTakeFirst();
  if (!file) throw notFound();
  return file;
}

async function auditDocument(
  change: Change,
  { id, listingId }: Ids,
  action: "change" | "remove" | "upload",
  name: string,
): Promise<void> {
  const row = await findListing(change, listingId);
  await change.audit({
    clientId: row.clientId,
    action,
    subject: "listing-document",
    subjectId: id,
    subjectName: `${name}, ${detailsOf(row).address}`,
  });
}
