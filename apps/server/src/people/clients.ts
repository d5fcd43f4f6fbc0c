import type { ClientRef } from "@frontage/records/schemas/record";
import type { Database } from "../database/open-database.ts";
import { notFound } from "../http/failure.ts";

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

/** @throws 404 if there is no such client */
export async function checkClient(records: Database, clientId: string): Promise<void> {
  const row = await records
    .selectFrom("user")
    .select("id")
    .where("id", "=", clientId)
    .where("role", "=", "client")
    .executeTakeFirst();
  if (!row) throw notFound();
}
