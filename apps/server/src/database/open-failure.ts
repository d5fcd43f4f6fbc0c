import { join, resolve } from "node:path";
import { databaseFile, type DatabasePlace } from "./open-database.ts";

/** Why there was no connection, by error code of the system or of PostgreSQL. */
const reasons: Record<string, string> = {
  ECONNREFUSED: "nothing listens there",
  ECONNRESET: "the connection was cut",
  EHOSTUNREACH: "the host can’t be reached",
  ENETUNREACH: "the network can’t be reached",
  ENOTFOUND: "there is no host of this name",
  EAI_AGAIN: "the name can’t be looked up now",
  ETIMEDOUT: "no answer came in time",
  "28P01": "it doesn’t accept the user or the password",
  "28000": "it doesn’t accept the user",
  "3D000": "it has no database of this name",
  "42501": "the user may not create or change tables there",
};

const sqliteReasons: Record<number, string> = {
  8: "can’t be written",
  11: "is damaged",
  14: "can’t be opened",
  26: "is not a database",
};

/**
 * Names the setting and the address of a database that can't be opened, without the URL's password.
 *
 * @returns an Error for the owner; the error itself if it already is one
 */
export function openFailure(error: unknown, { databaseUrl, dataFolder }: DatabasePlace): unknown {
  const { code, errcode, path } = error as { code?: string; errcode?: number; path?: string };
  if (databaseUrl) {
    const reason = code === undefined ? timedOut(error) : reasons[code];
    if (!reason) return error;
    const { hostname, pathname, port, username } = new URL(databaseUrl);
    const place = `${hostname}:${port || 5432}`;
    return new Error(
      `DATABASE_URL: PostgreSQL at ${place} can’t be used, because ${reason} (${code ?? "timeout"}; user "${decodeURIComponent(username)}", database "${pathname.slice(1)}").`,
      { cause: error },
    );
  }
  const file = resolve(join(dataFolder, databaseFile));
  if (errcode !== undefined) {
    // The lowest byte of an extended code is the plain code.
    const reason = sqliteReasons[errcode & 0xff];
    if (!reason) return error;
    return new Error(
      `DATA_DIR: ${file} ${reason} (${(error as Error).message}). Restore a backup, or choose another folder.`,
      { cause: error },
    );
  }
  if (code === "EACCES" || code === "EPERM" || code === "EROFS" || code === "ENOTDIR") {
    return new Error(`DATA_DIR: ${path ?? dataFolder} can’t be written (${code}).`, {
      cause: error,
    });
  }
  return error;
}

/** The driver's own timeout has no code. */
const timedOut = (error: unknown) =>
  /timeout/i.test((error as Error).message) ? reasons.ETIMEDOUT : undefined;
