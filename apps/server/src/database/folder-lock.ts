import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const lockFile = "server.lock";

/** SQLite's "database is locked". */
const sqliteBusy = 5;
const isBusy = (error: unknown) =>
  (error as { errcode?: number } | undefined)?.errcode === sqliteBusy;

/**
 * Locks a data folder, because SQLite belongs to one server process. The operating system
 * releases the lock when the process ends.
 *
 * @returns releases the lock
 * @throws an Error for the owner if another process uses the folder
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, lockFile), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    // Other errors, such as a full or read-only disk, don't mean that another server runs.
    if (!isBusy(error)) throw error;
    throw new Error(
      `Another Frontage server already uses ${folder}: stop it, choose another folder with DATA_DIR, or let several servers share a PostgreSQL with DATABASE_URL.`,
      { cause: error },
    );
  }
  return () => lock.close();
}

/** Whether a server uses a data folder; nothing is created in it. */
export function isFolderInUse(folder: string): boolean {
  if (!existsSync(join(folder, lockFile))) return false;
  try {
    lockFolder(folder)();
    return false;
  } catch (error) {
    if (isBusy((error as Error).cause)) return true;
    throw error;
  }
}
