import { create as contentDisposition } from "content-disposition";
import { Readable } from "node:stream";
import type { FileStore } from "./file-store.ts";

export type StoredFile = {
  fileKey: string;
  /** The download's name. */
  fileName: string;
  mediaType: string;
  bytes: number;
};

/**
 * Streams a stored file. Browsers don't display it on our origin: it is an attachment, and if it is
 * opened anyway, it can't run or load anything.
 *
 * @param method the request's: HEAD does not open the file
 * @param onOpened audits the download; if it fails, nothing is sent
 * @throws if the store has no such file
 */
export async function sendFile(
  files: Pick<FileStore, "read">,
  file: StoredFile,
  method: string,
  onOpened: () => Promise<void>,
): Promise<Response> {
  const headers = {
    "Content-Type": file.mediaType === "text/csv" ? "text/csv; charset=utf-8" : file.mediaType,
    "Content-Length": String(file.bytes),
    ...attachmentHeaders(file.fileName),
  };
  if (method === "HEAD") return new Response(null, { headers });
  const stream = await files.read(file.fileKey);
  try {
    await onOpened();
  } catch (error) {
    stream.destroy();
    throw error;
  }
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { headers });
}

/** The headers of every file download. */
export function attachmentHeaders(fileName: string): Record<string, string> {
  return {
    "Content-Disposition": contentDisposition(fileName),
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, no-store",
  };
}
