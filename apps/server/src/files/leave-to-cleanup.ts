import { batchesOf } from "../database/batches.ts";
import type { Database } from "../database/open-database.ts";

/** Lists files that no row refers to any more, for the cleanup to remove. */
export async function leaveToCleanup(
  db: Database,
  files: readonly { key: string | null }[],
): Promise<void> {
  const startedAt = new Date().toISOString();
  const keys = [...new Set(files.flatMap(({ key }) => (key === null ? [] : [key])))];
  for (const some of batchesOf(keys)) {
    await db
      .insertInto("upload")
      .values(some.map((key) => ({ key, startedAt })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
