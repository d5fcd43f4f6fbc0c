import type { Database } from "../database/open-database.ts";

const batch = 500;

/** Lists files that no row refers to any more, for the cleanup to remove. */
export async function leaveToCleanup(
  db: Database,
  files: readonly { key: string | null }[],
): Promise<void> {
  const startedAt = new Date().toISOString();
  const keys = [...new Set(files.flatMap(({ key }) => (key === null ? [] : [key])))];
  for (let at = 0; at < keys.length; at += batch) {
    await db
      .insertInto("upload")
      .values(keys.slice(at, at + batch).map((key) => ({ key, startedAt })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
