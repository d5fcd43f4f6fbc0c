import type { ListingPhoto } from "@frontage/records/schemas/broker-listing";
import { type PhotoText, photosMax, photoTypes } from "@frontage/records/schemas/listing-photo";
import { fileTypeFromBuffer } from "file-type";
import { randomUUID } from "node:crypto";
import {
  type Actor,
  type Change,
  type ChangeServices,
  makeChange,
} from "../changes/make-change.ts";
import { leaveToCleanup } from "../files/leave-to-cleanup.ts";
import type { Database } from "../database/open-database.ts";
import type { FileStore } from "../files/file-store.ts";
import {
  confirmUpload,
  discardUpload,
  readUpload,
  storeFile,
  type Upload,
} from "../files/upload.ts";
import { Failure, notFound } from "../http/failure.ts";
import { createWorkQueue } from "../jobs/work-queue.ts";
import { findListing } from "./change-listing.ts";
import { type EncodedFile, encodePhoto } from "./encode-photo.ts";
import { keepComplete, lockListing } from "./keep-complete.ts";
import type { PhotoFormat, PhotoProblem } from "./photo-process.ts";
import { detailsOf, isPublished } from "./queries.ts";
import { readPhotos } from "./read-photos.ts";

type Services = ChangeServices & { files: FileStore };
/** A file of a photograph in the store. */
type StoredPhotoFile = Upload & { width: number; format: PhotoFormat };

/** Pictures of a person that are in memory at the same time; the others aren't read yet. */
const uploads = createWorkQueue({ maxPerPerson: 2 });

/**
 * Adds the picture of a request's body to a listing, as its last photograph. All of its files are
 * stored, or none.
 *
 * @throws a Failure: 404, 409 for too many, 413 for one too large, 415 for one that can't be read
 */
export async function addPhoto(
  services: Services,
  actor: Actor & { records: Database },
  listingId: string,
  request: Request,
): Promise<ListingPhoto> {
  await findListing({ db: actor.records }, listingId);
  if ((await idsOf(actor.records, listingId)).length >= photosMax) throw tooMany();
  const requester = { by: actor.person.id, signal: request.signal };
  const encoded = await uploads.run(requester, async () => {
    const picture = await readUpload(request);
    await checkType(picture);
    return encodePhoto(picture, requester);
  });
  if ("problem" in encoded) throw refused(encoded.problem);
  const files = await storePhotoFiles(services, encoded.files);
  try {
    return await makeChange(services, actor, async (change) => {
      await lockListing(change.db, listingId);
      if ((await idsOf(change.records, listingId)).length >= photosMax) throw tooMany();
      const id = await insertPhoto(change.db, listingId, { ...encoded, files });
      await recordChange(change, listingId, "upload");
      return readPhoto(change.records, listingId, id);
    });
  } catch (error) {
    // If this fails as well, the cleanup does it.
    await discardFiles(services, files);
    throw error;
  }
}

/** Stores a picture's files, which the cleanup removes unless `insertPhoto` follows. */
async function storePhotoFiles(
  services: Pick<Services, "db" | "files">,
  files: readonly EncodedFile[],
): Promise<StoredPhotoFile[]> {
  const stored: StoredPhotoFile[] = [];
  try {
    for (const { bytes, format, width } of files) {
      stored.push({ ...(await storeFile(services, "photos", bytes)), format, width });
    }
  } catch (error) {
    await discardFiles(services, stored);
    throw error;
  }
  return stored;
}

async function discardFiles(
  services: Pick<Services, "db" | "files">,
  files: readonly StoredPhotoFile[],
): Promise<void> {
  for (const { fileKey } of files) await discardUpload(services, fileKey).catch(() => undefined);
}

/** Adds a photograph after the listing's others, in a transaction. @returns its id */
async function insertPhoto(
  transaction: Database,
  listingId: string,
  { files, height, width }: { files: readonly StoredPhotoFile[]; width: number; height: number },
): Promise<string> {
  const id = randomUUID();
  await transaction
    .insertInto("listingPhoto")
    .values((eb) => ({
      id,
      listingId,
      position: eb
        .selectFrom("listingPhoto as other")
        .select((of) =>
          of.fn.coalesce(of(of.fn.max("other.position"), "+", 1), of.lit(0)).as("position"),
        )
        .where("other.listingId", "=", listingId),
      alt: "",
      isRendering: 0,
      width,
      height,
      addedAt: new Date().toISOString(),
    }))
    .execute();
  await transaction
    .insertInto("listingPhotoFile")
    .values(files.map((file) => ({ ...file, photoId: id })))
    .execute();
  for (const { fileKey } of files) await confirmUpload(transaction, fileKey);
  return id;
}

/**
 * Changes what is said about a photograph.
 *
 * @throws 404; 409 if the site couldn't show it like this
 */
export async function describePhoto(
  change: Change,
  { id, listingId }: { id: string; listingId: string },
  { alt, isRendering }: PhotoText,
): Promise<ListingPhoto> {
  const row = await lockListing(change.records, listingId);
  const before = await readPhoto(change.records, listingId, id);
  if (isPublished(row) && before.alt !== "" && alt === "") {
    const sentence = "The site shows this photograph, so it needs alternative text.";
    throw new Failure(409, sentence, { alt: sentence });
  }
  await change.records
    .updateTable("listingPhoto")
    .set({ alt, isRendering: isRendering ? 1 : 0 })
    .where("id", "=", id)
    .execute();
  await keepComplete(change, listingId);
  await recordChange(change, listingId, "change");
  return readPhoto(change.records, listingId, id);
}

/** @throws 404; 409 unless these are all of the listing's photographs */
export async function orderPhotos(
  change: Change,
  listingId: string,
  ids: readonly string[],
): Promise<void> {
  await lockListing(change.records, listingId);
  const known = await idsOf(change.records, listingId);
  if (ids.length !== known.length || known.some((id) => !ids.includes(id))) {
    throw new Failure(409, "The photographs have changed. Please arrange them again.");
  }
  for (const [position, id] of ids.entries()) {
    await change.records
      .updateTable("listingPhoto")
      .set({ position })
      .where("id", "=", id)
      .execute();
  }
  await recordChange(change, listingId, "change");
}

/**
 * Removes a photograph; the cleanup removes its files.
 *
 * @throws 404; 409 if the site would show too few
 */
export async function removePhoto(
  change: Change,
  { id, listingId }: { id: string; listingId: string },
): Promise<void> {
  await lockListing(change.records, listingId);
  const files = await change.records
    .selectFrom("listingPhotoFile")
    .select("fileKey as key")
    .where("photoId", "=", id)
    .execute();
  const { numDeletedRows } = await change.records
    .deleteFrom("listingPhoto")
    .where("id", "=", id)
    .where("listingId", "=", listingId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  await keepComplete(change, listingId);
  await leaveToCleanup(change.db, files);
  await recordChange(change, listingId, "remove");
}

async function readPhoto(records: Database, listingId: string, id: string): Promise<ListingPhoto> {
  const photo = (await readPhotos(records, [listingId]))
    .get(listingId)
    ?.find((one) => one.id === id);
  if (!photo) throw notFound();
  return photo;
}

async function idsOf(records: Database, listingId: string): Promise<string[]> {
  const rows = await records
    .selectFrom("listingPhoto")
    .select("id")
    .where("listingId", "=", listingId)
    .execute();
  return rows.map(({ id }) => id);
}

async function recordChange(
  change: Change,
  listingId: string,
  action: "change" | "remove" | "upload",
): Promise<void> {
  const row = await findListing(change, listingId);
  await change.audit({
    clientId: row.clientId,
    action,
    subject: "listing",
    subjectId: listingId,
    subjectName: `${detailsOf(row).address}, Photographs`,
  });
}

/** Whatever its name says. @throws a Failure 415 */
async function checkType(picture: Buffer): Promise<void> {
  const type = (await fileTypeFromBuffer(picture))?.mime ?? "";
  if (photoTypes.some((one) => one === type)) return;
  if (/^image\/hei[cf]/.test(type)) {
    throw new Failure(
      415,
      "This is a HEIC picture, which most browsers can’t show. Export it as JPEG, or set the phone’s camera to “Most Compatible”.",
    );
  }
  throw new Failure(415, "This isn’t a JPEG, PNG or WebP picture. Please choose another file.");
}

const refusals: Record<PhotoProblem, [status: 413 | 415, sentence: string]> = {
  damaged: [415, "This picture is damaged, or not all of it was saved. Please export it again."],
  "too-small": [415, "This picture is less than 640 pixels wide. Please choose a larger one."],
  "too-many-pixels": [
    413,
    "This picture has more than 150 million pixels. Please save it smaller.",
  ],
  "too-large": [413, "This picture takes too long to read. Please save it smaller, as a JPEG."],
};

function refused(problem: PhotoProblem | undefined): Failure {
  if (problem) return new Failure(...refusals[problem]);
  return new Failure(503, "The picture couldn’t be prepared. Please try again.");
}

const tooMany = () =>
  new Failure(409, `A listing has at most ${photosMax} photographs. Please remove one first.`);
