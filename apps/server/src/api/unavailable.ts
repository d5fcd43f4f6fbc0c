import { Failure } from "./failure.ts";

/** The codes of what a full disk fails with: of Linux (a quota and a limit too), of PostgreSQL, of SQLite. */
const fullCodes = new Set<unknown>(["ENOSPC", "EDQUOT", "EFBIG", "53100"]);
const sqliteFull = 13;
/** In its lowest byte, whatever went wrong: SQLite cannot write to its disk, or read from it. */
const sqliteDiskFailed = 10;

/**
 * PostgreSQL is not there, is going, or is not ready yet, or neither its name nor a way leads
 * to it; the classes 08 and 53 are of the same kind.
 */
const goneCodes = new Set<unknown>([
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
const goneWords =
  /^Connection terminated|connection error and is not queryable$|^timeout exceeded when trying to connect$/;

/**
 * What a person reads when the disk or the database fails us: nothing was kept, and the
 * same may work later.
 *
 * @param error as it was thrown
 * @returns nothing where the fault is another, and ours
 */
export function unavailableBy(error: unknown): Failure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  if (fullCodes.has(code) || errcode === sqliteFull) {
    return new Failure(507, "There is no space left on our side. Please try again later.");
  }
  const isDisk = typeof errcode === "number" && (errcode & 0xff) === sqliteDiskFailed;
  const isGone =
    goneCodes.has(code) ||
    (typeof code === "string" && /^(08|53)\w{3}$/.test(code)) ||
    goneWords.test(error.message);
  if (isDisk || isGone) {
    return new Failure(
      503,
      "Our records cannot be reached just now. Please try again in a minute.",
    );
  }
  return undefined;
}
