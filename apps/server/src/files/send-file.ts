import { create as contentDisposition } from "content-disposition";
import { Readable } from "node:stream";
import type { FileStore } from "./file-store.ts";

export type KeptFile = {
  fileKey: string;
  /** What the download is called. */
  fileName: string;
  mediaType: string;
  bytes: number;
};

/**
 * Answers with a kept file, as it is read. No browser shows it in our name: it is an
 * attachment, and were it opened all the same, it could neither run nor load anything.
 *
 * @param method of the request: who asks for the headers alone opens no file
 * @param opened writes down that the file is read; what fails there closes it unread
 * @throws when the store has no such file
 */
export async function sendFile(
  files: FileStore,
  file: KeptFile,
  method: string,
  opened: () => Promise<void>,
): Promise<Response> {
  const headers = {
    "Content-Type": file.mediaType === "text/csv" ? "text/csv; charset=utf-8" : file.mediaType,
    "Content-Length": String(file.bytes),
    ...attachmentHeaders(file.fileName),
  };
  if (method === "HEAD") return new Response(null, { headers });
  const stream = await files.read(file.fileKey);
  try {
    await opened();
  } catch (error) {
    stream.destroy();
    throw error;
  }
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { headers });
}

/** What every answer carries that is a file. */
export function attachmentHeaders(fileName: string): Record<string, string> {
  return {
    "Content-Disposition": contentDisposition(fileName),
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, no-store",
  };
}
