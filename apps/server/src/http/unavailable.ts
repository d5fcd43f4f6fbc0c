import { Failure } from "./failure.ts";

/** Error codes of a full disk: Linux (also quotas and limits), PostgreSQL and SQLite. */
const fullCodes = new Set<unknown>(["ENOSPC", "EDQUOT", "EFBIG", "53100"]);
const sqliteFull = 13;
/** SQLite's I/O error, in the lowest byte of the code. */
const sqliteDiskFailed = 10;

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
  const isDisk = typeof errcode === "number" && (errcode & 0xff) === sqliteDiskFailed;
  const isUnreachable =
    unreachableCodes.has(code) ||
    (typeof code === "string" && /^(08|53)\w{3}$/.test(code)) ||
    unreachableMessages.test(error.message);
  if (isDisk || isUnreachable) {
    return new Failure(503, "We can’t reach our database right now. Please try again in a minute.");
  }
  return undefined;
}
