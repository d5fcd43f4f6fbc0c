import type { Database } from "../database/open-database.ts";

/** The brokers, whose pages follow what their clients do. */
export async function brokerIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom("user").select("id").where("role", "=", "broker").execute();
  return rows.map(({ id }) => id);
}
