import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Locks a data folder, because SQLite belongs to one server process. The operating system
 * releases the lock when the process ends.
 *
 * @returns releases the lock
 * @throws an Error for the owner if another process uses the folder
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
