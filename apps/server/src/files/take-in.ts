import { uploadMaxBytes } from "@frontage/content/limits";
import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { Failure } from "../api/failure.ts";
import type { Services } from "../api/api-env.ts";
import type { Database } from "../database/open-database.ts";
import { contentCheck, type UploadType } from "./content-check.ts";

/** From its first byte until a row names it; after that tidying may remove it. */
export const uploadMaxMs = 24 * 3_600_000;

/** A file that the store keeps. */
export type TakenFile = {
  fileKey: string;
  bytes: number;
  /** Of the content, in hex. */
  sha256: string;
};

/**
 * Takes an upload into the store as it comes, checking its size and its content on the
 * way. What is refused, or ends too early, leaves nothing. It stays only if the row that
 * names it is written with `keepFile`; else tidying removes it.
 *
 * @param folder the first part of its key: "documents"
 * @throws a Failure: 400 for an empty or torn upload, 413 for one too large, 415 for
 *   content that is not what its type says
 */
export async function takeIn(
  { db, files }: Pick<Services, "db" | "files">,
  folder: string,
  request: Request,
  mediaType: UploadType,
): Promise<TakenFile> {
  if (Number(request.headers.get("Content-Length")) > uploadMaxBytes) throw tooLarge();
  const fileKey = `${folder}/${randomUUID()}`;
  const hash = createHash("sha256");
  const check = contentCheck(mediaType);
  let bytes = 0;

  async function* checked() {
    for await (const chunk of received(request)) {
      bytes += chunk.byteLength;
      if (bytes > uploadMaxBytes) throw tooLarge();
      await check.add(chunk);
      hash.update(chunk);
      yield chunk;
    }
    if (bytes === 0) throw new Failure(400, "This file is empty.");
    await check.end();
  }

  // Written down first: whatever ends this process, tidying knows of the file.
  await db
    .insertInto("upload")
    .values({ key: fileKey, startedAt: new Date().toISOString() })
    .execute();
  try {
    await files.write(fileKey, Readable.from(checked(), { objectMode: false }));
  } catch (error) {
    // Where this fails as well, tidying does it.
    await forget({ db, files }, fileKey).catch(() => undefined);
    throw error;
  }
  return { fileKey, bytes, sha256: hash.digest("hex") };
}

/**
 * Says that a row names the file, in the transaction that writes the row.
 *
 * @throws a Failure 408 where tidying may be at it
 */
export async function keepFile(transaction: Database, fileKey: string): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom("upload")
    .where("key", "=", fileKey)
    .where("startedAt", ">", new Date(Date.now() - uploadMaxMs).toISOString())
    .executeTakeFirst();
  if (numDeletedRows === 0n) {
    throw new Failure(408, "The upload took longer than a day. Please try again.");
  }
}

/** Removes a file that no row names; also what a store kept that could not confirm it. */
export async function forget(
  { db, files }: Pick<Services, "db" | "files">,
  fileKey: string,
): Promise<void> {
  await files.remove(fileKey);
  await db.deleteFrom("upload").where("key", "=", fileKey).execute();
}

async function* received({ body }: Request): AsyncGenerator<Uint8Array> {
  if (!body) return;
  try {
    // The rest of a refused upload is the server's to drain, so that the answer arrives.
    for await (const chunk of body.values({ preventCancel: true })) yield chunk;
  } catch {
    throw new Failure(400, "The upload ended before the file did. Please try again.");
  }
}

const tooLarge = () =>
  new Failure(413, `This file is larger than ${uploadMaxBytes / 1024 / 1024} MB.`);
