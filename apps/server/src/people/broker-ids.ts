import type { Database } from "../database/open-database.ts";

/**
 * The brokers, always in the same order, so that two transactions that lock them don't deadlock.
 */
export async function brokerIds(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("user")
    .select("id")
    .where("role", "=", "broker")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
