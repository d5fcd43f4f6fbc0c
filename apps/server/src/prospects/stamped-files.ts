import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Database } from "../database/open-database.ts";
import type { FileStore } from "../files/file-store.ts";
import { sendContent } from "../files/send-content.ts";
import type { RoomReader } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import { createWorkQueue } from "../jobs/work-queue.ts";
import type { Pdfs } from "../pdfs/pdfs.ts";
import { dayAt, formatFullDay } from "../time/clock.ts";

type Services = { db: Database; files: FileStore; pdfs: Pdfs };
type Document = { bytes: number; fileKey: string; mediaType: string };

/** How many stamped documents of one reader are in memory at the same time. */
const maxDocumentsPerReader = 2;

/** Opens documents with the reader's name on each page. Only PDFs have pages. */
export function createStampedFiles({ db, files, pdfs }: Services) {
  // Until they are sent, too: slow connections would fill the memory.
  const queue = createWorkQueue({ maxPerPerson: maxDocumentsPerReader });

  async function lineFor({ company, listingId, name }: RoomReader): Promise<string> {
    const { details } = await db
      .selectFrom("listing")
      .select("details")
      .where("id", "=", listingId)
      .executeTakeFirstOrThrow();
    const { timeZone } = JSON.parse(details) as { timeZone: string };
    const day = formatFullDay(dayAt(new Date(), timeZone)).replace(/^\w+, /, "");
    return `Confidential. ${[name, company].filter(Boolean).join(", ")}, ${day}`;
  }

  /**
   * @param signal the request's: its document isn't prepared after its client has gone away
   * @throws 422 for a document that can't carry a name
   */
  return async function open(
    { bytes, fileKey, mediaType }: Document,
    reader: RoomReader,
    signal: AbortSignal,
  ): Promise<{ bytes: number; body: ReadableStream<Uint8Array> }> {
    const read = async () => files.read(fileKey);
    if (mediaType !== "application/pdf") {
      return { bytes, body: Readable.toWeb(await read()) as ReadableStream<Uint8Array> };
    }
    const line = await lineFor(reader);
    const requester = { by: reader.id, signal };
    const opened = Promise.withResolvers<{ bytes: number; body: ReadableStream<Uint8Array> }>();
    queue
      .run(requester, async () => {
        const content = await pdfs.stamp(async () => buffer(await read()), line, requester);
        if (!content) {
          throw new Failure(422, "This document can’t be opened here. Ask me to send it to you.");
        }
        const { body, sent } = sendContent(content);
        opened.resolve({ bytes: content.byteLength, body });
        await sent;
      })
      .catch(opened.reject);
    return opened.promise;
  };
}
