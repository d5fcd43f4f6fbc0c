import { createHash } from "node:crypto";
import type { Database } from "./open-database.ts";

/**
 * Whether something happens for the first time: true once per name, across processes and
 * restarts, until it is forgotten.
 *
 * @param db everyone's rows
 * @param name only its hash is stored
 * @param keptMs after how many milliseconds the name is forgotten
 */
export async function isFirstTime(
  db: Database,
  name: string,
  keptMs: number,
  now = Date.now(),
): Promise<boolean> {
  const key = `once:${createHash("sha256").update(name).digest("base64url")}`;
  const written = await db
    .insertInto("attempt")
    .values({ key, count: 1, expiresAt: now + keptMs })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ expiresAt: now + keptMs })
        .where("attempt.expiresAt", "<=", now),
    )
    .returning("key")
    .executeTakeFirst();
  return written !== undefined;
}
