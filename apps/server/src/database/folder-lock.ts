import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Keeps a second server away from a data folder: the embedded database is one
 * process's. The operating system lets go of the lock when the process ends, however
 * it ends.
 *
 * @returns lets go of it
 * @throws an Error for the owner to read when another process has the folder
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, "server.lock"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch {
    lock.close();
    throw new Error(
      `Another Frontage server already uses ${folder}: stop it, choose another folder with DATA_DIR, or let several servers share a PostgreSQL with DATABASE_URL.`,
    );
  }
  return () => lock.close();
}
