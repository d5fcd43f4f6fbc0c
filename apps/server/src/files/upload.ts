import { uploadMaxBytes } from "@frontage/records/limits";
import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { Failure } from "../http/failure.ts";
import type { Database } from "../database/open-database.ts";
import type { FileStore } from "./file-store.ts";
import { reserveRoom, type Storage } from "./storage-limit.ts";
import { contentCheck, type UploadType } from "./content-check.ts";

/** An upload has this long until a row refers to it; after that the cleanup may remove it. */
export const uploadMaxMs = 24 * 3_600_000;

type Stores = { db: Database; files: FileStore };

/** Where an upload goes, and what it has to be. */
type UploadTarget = {
  /** The first part of its key: "documents". */
  folder: string;
  mediaType: UploadType;
  /** The client's storage that it counts against; absent if it counts against nobody's. */
  storage?: Storage;
};

/** A file in the store. */
export type Upload = {
  fileKey: string;
  bytes: number;
  /** Hash of the content, in hex. */
  sha256: string;
};

/**
 * Streams an upload into the store, checking its size and content on the way. A refused or
 * interrupted upload leaves nothing behind. The cleanup removes the file unless `confirmUpload` is
 * called with the row that refers to it.
 *
 * @throws a Failure: 400 for an empty or interrupted upload, 411 for one of unknown length, 413 for
 * one too large, 415 for content of another type
 */
async function storeUpload(
  { db, files }: Stores,
  request: Request,
  { folder, mediaType, storage }: UploadTarget,
): Promise<Upload> {
  const declared = request.headers.get("Content-Length");
  // Without a declared length, an upload would have to reserve all remaining room.
  if (declared === null) {
    throw new Failure(411, "This upload doesn’t say how large it is. Send it with Content-Length.");
  }
  const room = Number(declared);
  if (room > uploadMaxBytes) throw tooLarge();
  const fileKey = `${folder}/${randomUUID()}`;
  // Recorded first, so that the cleanup knows about the file however this process ends.
  await reserveRoom(db, fileKey, storage, room);
  const hash = createHash("sha256");
  const check = contentCheck(mediaType);
  let bytes = 0;

  async function* checked() {
    for await (const chunk of received(request)) {
      bytes += chunk.byteLength;
      if (bytes > room) throw new Failure(400, "The upload is longer than it says.");
      await check.add(chunk);
      hash.update(chunk);
      yield chunk;
    }
    if (bytes === 0) throw new Failure(400, "This file is empty.");
    await check.end();
  }

  try {
    await files.write(fileKey, Readable.from(checked(), { objectMode: false }));
  } catch (error) {
    // If this fails as well, the cleanup does it.
    await discardUpload({ db, files }, fileKey).catch(() => undefined);
    throw error;
  }
  return { fileKey, bytes, sha256: hash.digest("hex") };
}

/**
 * Stores a file that the server made. As with an upload, the cleanup removes it unless
 * `confirmUpload` is called with the row that refers to it.
 *
 * @param folder the first part of its key: "photos"
 */
export async function storeFile(
  { db, files }: Stores,
  folder: string,
  bytes: Uint8Array,
): Promise<Upload> {
  const fileKey = `${folder}/${randomUUID()}`;
  await db
    .insertInto("upload")
    .values({ key: fileKey, startedAt: new Date().toISOString() })
    .execute();
  try {
    await files.write(fileKey, Readable.from([bytes], { objectMode: false }));
  } catch (error) {
    await discardUpload({ db, files }, fileKey).catch(() => undefined);
    throw error;
  }
  return {
    fileKey,
    bytes: bytes.byteLength,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
}

/**
 * Reads a whole upload into memory.
 *
 * @throws a Failure, as `storeUpload` does for its size
 */
export async function readUpload(request: Request): Promise<Buffer> {
  const declared = request.headers.get("Content-Length");
  if (Number(declared) > uploadMaxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of received(request)) {
    bytes += chunk.byteLength;
    if (bytes > uploadMaxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  if (bytes === 0) throw new Failure(400, "This file is empty.");
  return Buffer.concat(chunks);
}

/**
 * Keeps the file, in the transaction that writes the row referring to it.
 *
 * @throws a Failure 408 if the cleanup may be removing it
 */
export async function confirmUpload(transaction: Database, fileKey: string): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom("upload")
    .where("key", "=", fileKey)
    .where("startedAt", ">", new Date(Date.now() - uploadMaxMs).toISOString())
    .executeTakeFirst();
  if (numDeletedRows === 0n) {
    throw new Failure(408, "The upload took longer than a day. Please try again.");
  }
}

/**
 * Takes the file of a request: stores it, as `storeUpload` does, and lets `keep` refer to it; where
 * that fails, the file is removed right away.
 */
export async function takeUpload<Result>(
  stores: Stores,
  request: Request,
  target: UploadTarget,
  keep: (file: Upload & { mediaType: UploadType }) => Promise<Result>,
): Promise<Result> {
  const file = await storeUpload(stores, request, target);
  try {
    return await keep({ ...file, mediaType: target.mediaType });
  } catch (error) {
    // If this fails as well, the cleanup does it.
    await discardUpload(stores, file.fileKey).catch(() => undefined);
    throw error;
  }
}

/**
 * Removes the file of a failed upload, even if it is unclear whether the store has it. A file that
 * was kept stays: if the response to a commit was lost, only the database knows.
 */
export async function discardUpload({ db, files }: Stores, fileKey: string): Promise<void> {
  // Expires the upload, so that nobody can confirm it from now on; waits for a confirm in progress.
  const { numUpdatedRows } = await db
    .updateTable("upload")
    .set({ startedAt: new Date(0).toISOString() })
    .where("key", "=", fileKey)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await files.remove(fileKey);
  await db.deleteFrom("upload").where("key", "=", fileKey).execute();
}

async function* received({ body }: Request): AsyncGenerator<Uint8Array> {
  if (!body) return;
  try {
    // The HTTP server discards the rest of a refused upload, so that the response arrives.
    for await (const chunk of body.values({ preventCancel: true })) yield chunk;
  } catch {
    throw new Failure(400, "The upload was interrupted. Please try again.");
  }
}

const tooLarge = () =>
  new Failure(413, `This file is larger than ${uploadMaxBytes / 1024 / 1024} MB.`);
