import { createHash } from "node:crypto";
import type { Database } from "../database/open-database.ts";

/**
 * Whether something happens under a name for the first time. The answer is "yes" once, for
 * whoever asks first, in every process and after a restart, until the name is forgotten.
 *
 * @param db everybody's rows
 * @param name of whatever happens; only its hash is kept
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
