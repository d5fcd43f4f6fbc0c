import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
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
  10: "can’t be read or written",
  11: "is damaged",
  13: "can’t be written",
  14: "can’t be opened",
  26: "is not a database",
};
/** Codes for a file with damaged content, which a backup can replace. */
const damagedFileCodes = new Set([11, 26]);
const sqliteFull = 13;

/** Why nothing can be written there, by error code of the system, and what to do. */
const writeReasons: Record<string, string> = {
  EACCES: "the server’s user may not write there: change its owner, or choose another folder",
  EPERM: "the server’s user may not write there: change its owner, or choose another folder",
  EROFS: "its disk is mounted read-only: mount it for writing, or choose another folder",
  ENOTDIR: "a part of the path is a file: choose another folder",
  ENOSPC: "its disk is full: make room, or choose another folder",
  EDQUOT: "its disk quota is used up: make room, or choose another folder",
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
  if (errcode !== undefined) {
    const file = resolve(join(dataFolder, databaseFile));
    // The lowest byte of an extended code is the plain code.
    const plain = errcode & 0xff;
    const reason = sqliteReasons[plain];
    if (!reason) return error;
    const { message } = error as Error;
    // SQLite doesn't say why it can't write.
    const found =
      plain === sqliteFull ? "ENOSPC" : damagedFileCodes.has(plain) ? "" : writeProblem(dataFolder);
    const why = writeReasons[found];
    const advice = damagedFileCodes.has(plain)
      ? " Restore a backup, or choose another folder."
      : "";
    return new Error(
      `DATA_DIR: ${file} ${reason}${why ? `, because ${why} (${found}; ${message}).` : ` (${message}).${advice}`}`,
      { cause: error },
    );
  }
  // On a read-only disk, creating a folder fails with ENOENT.
  const found = code === "ENOENT" ? writeProblem(dirname(resolve(dataFolder))) : code;
  const why = writeReasons[found ?? ""];
  if (!why) return error;
  return new Error(`DATA_DIR: ${path ?? dataFolder} can’t be written, because ${why} (${found}).`, {
    cause: error,
  });
}

/** The system's code for what keeps a folder from being written; empty if nothing is found. */
function writeProblem(folder: string): string {
  if (!existsSync(folder)) return "";
  try {
    accessSync(folder, constants.W_OK);
    return statfsSync(folder).bavail === 0 ? "ENOSPC" : "";
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? "";
  }
}

/** The driver's own timeout has no code. */
const timedOut = (error: unknown) =>
  /timeout/i.test((error as Error).message) ? reasons.ETIMEDOUT : undefined;
