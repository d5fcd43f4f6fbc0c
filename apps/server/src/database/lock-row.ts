import { sql } from "kysely";
import type { Database } from "./open-database.ts";

/** Lets concurrent transactions that count what belongs to a row wait for each other. */
export async function lockRow(
  transaction: Database,
  table: "deal" | "prospect" | "user",
  id: string,
): Promise<void> {
  await sql`update ${sql.table(table)} set "id" = "id" where "id" = ${id}`.execute(transaction);
}
