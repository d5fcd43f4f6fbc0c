import type { ClientRef } from "@frontage/records/schemas/record";
import type { Database } from "../database/open-database.ts";

/** The clients of some records by id, so that a broker can tell the records apart. */
export async function clientRefs(
  db: Database,
  records: readonly { clientId: string }[],
): Promise<ReadonlyMap<string, ClientRef>> {
  const ids = [...new Set(records.map(({ clientId }) => clientId))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("user").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
