import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { Readable } from "node:stream";
import type { Logger } from "pino";
import { Failure } from "../http/failure.ts";
import type { FileStore } from "./file-store.ts";

/** How long to wait for clamd: longer than it takes for the largest upload on a small machine. */
const answerMs = 120_000;

/**
 * A store that keeps only files that ClamAV finds nothing in. A file is scanned while it is written;
 * what was stored before, and what is read, is not.
 *
 * @param files the store that keeps them
 * @param socket clamd's: a path such as `/run/clamav/clamd.ctl`, or `host:port`
 */
export function scannedFiles(files: FileStore, socket: string, log: Logger): FileStore {
  return {
    ...files,
    async write(key, source) {
      async function* scanned() {
        const scan = openScan(socket);
        try {
          for await (const chunk of source) {
            await scan.add(chunk as Uint8Array);
            yield chunk as Uint8Array;
          }
          // Scan first: the store keeps nothing until it has the end of the file.
          const found = await scan.finish();
          if (found === undefined) return;
          log.warn({ key, found }, "A file with a virus was refused");
          throw new Failure(
            422,
            "A virus was found in this file, so it wasn’t kept. Please check your computer, and send a clean copy.",
          );
        } catch (error) {
          if (!(error instanceof ScanError)) throw error;
          log.error({ err: error, socket }, "Files can’t be scanned, so they are refused");
          throw new Failure(
            503,
            "This file couldn’t be checked for viruses, so it wasn’t kept. Please try again in a few minutes.",
          );
        } finally {
          scan.close();
        }
      }
      await files.write(key, Readable.from(scanned(), { objectMode: false }));
    },
  };
}

/** ClamAV gave no verdict. */
class ScanError extends Error {}

/** Sends a file to clamd by the INSTREAM command: chunks, each after its length. */
function openScan(address: string) {
  const [, host, port] = /^([^/]+):(\d+)$/.exec(address) ?? [];
  const socket = host ? connect(Number(port), host) : connect(address);
  socket.setTimeout(answerMs, () => socket.destroy(new ScanError("clamd doesn’t answer.")));
  // clamd answers early if a file is too large for it, and closes.
  const answer = text(socket);
  answer.catch(() => undefined);

  const send = (bytes: Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      socket.write(bytes, (error) => {
        // The write only fails with "closed"; the socket's own error says why it was closed.
        if (error) reject(asScanError(socket.errored ?? error));
        else resolve();
      });
    });
  let isBegun = false;
  async function add(chunk: Uint8Array): Promise<void> {
    // An empty chunk would end the file.
    if (chunk.byteLength === 0) return;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.byteLength);
    const begin = isBegun ? "" : "zINSTREAM\0";
    isBegun = true;
    await send(Buffer.concat([Buffer.from(begin), length, chunk]));
  }
  return {
    add,
    /** @returns what was found, or undefined if nothing was */
    async finish(): Promise<string | undefined> {
      await send(Buffer.alloc(4));
      const said = (await answer.catch((error: unknown) => Promise.reject(asScanError(error))))
        .replace("\0", "")
        .trim();
      if (said === "stream: OK") return undefined;
      const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
      if (found === undefined) throw new ScanError(`clamd said: ${said || "nothing"}`);
      return found;
    },
    close: () => void socket.destroy(),
  };
}

function asScanError(error: unknown): ScanError {
  if (error instanceof ScanError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const isCut = code === "EPIPE" || code === "ECONNRESET";
  return new ScanError(
    isCut ? "clamd took only a part: is the file larger than its StreamMaxLength?" : message,
    { cause: error },
  );
}
