import type { Logger } from "pino";
import { Failure } from "./failure.ts";

/** Error codes of a full disk: Linux (also quotas and limits), PostgreSQL and SQLite. */
const fullCodes = new Set<unknown>(["ENOSPC", "EDQUOT", "EFBIG", "53100"]);
const sqliteFull = 13;
/** What SQLite can't write or read, in the lowest byte of the code: READONLY, IOERR, CANTOPEN. */
const sqliteDiskFailed = new Set([8, 10, 14]);
/** Error codes of a folder that can't be written, such as one that became read-only. */
const readOnlyCodes = new Set<unknown>(["EROFS", "EACCES", "EPERM", "25006"]);

/** PostgreSQL is unreachable, stopping or starting; so are its error classes 08 and 53. */
const unreachableCodes = new Set<unknown>([
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
]);
const unreachableMessages =
  /^Connection terminated|connection error and is not queryable$|^timeout exceeded when trying to connect$/;

/**
 * What a person reads when the disk or database is unavailable: nothing was saved, and trying again
 * may work.
 *
 * @returns nothing for other errors, which are our fault
 */
export function unavailableBy(error: unknown): Failure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  if (fullCodes.has(code) || errcode === sqliteFull) {
    return new Failure(507, "We’re out of storage space. Please try again later.");
  }
  const isDisk = typeof errcode === "number" && sqliteDiskFailed.has(errcode & 0xff);
  const isUnreachable =
    unreachableCodes.has(code) ||
    (typeof code === "string" && /^(08|53)\w{3}$/.test(code)) ||
    unreachableMessages.test(error.message);
  if (readOnlyCodes.has(code)) {
    return new Failure(503, "We can’t save anything right now. Please try again later.");
  }
  if (isDisk || isUnreachable) {
    return new Failure(503, "We can’t reach our database right now. Please try again in a minute.");
  }
  return undefined;
}

/**
 * Writes what a reader needn't wait for, such as a count: where nothing can be written now, they
 * still read.
 *
 * @param what names the work in the log if it fails: "count a download"
 */
export async function tryToWrite(
  log: Logger,
  what: string,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!unavailableBy(error)) throw error;
    log.error({ err: error }, `Couldn't ${what}`);
  }
}
