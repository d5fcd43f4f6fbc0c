import type { Activity } from "@frontage/records/schemas/overview";
import type { Database } from "../database/open-database.ts";

/** An entry before it is stored. */
export type NewActivity = Omit<Activity, "path" | "timestamp"> & { clientId: string };

/**
 * Adds an entry to a client's recent activity in the overview, or several.
 *
 * @param db everyone's rows, or a transaction
 */
export async function noteActivity(
  db: Database,
  entries: NewActivity | readonly NewActivity[],
): Promise<void> {
  const at = new Date().toISOString();
  await db
    .insertInto("activity")
    .values([entries].flat().map((entry) => ({ ...entry, at })))
    .execute();
}

/** Removes the newest matching entry. @returns whether there was one */
export async function removeActivity(
  db: Database,
  { clientId, description, title }: NewActivity,
): Promise<boolean> {
  const newest = db
    .selectFrom("activity")
    .select((eb) => eb.fn.max("id").as("id"))
    .where("clientId", "=", clientId)
    .where("title", "=", title)
    .where("description", "=", description);
  const removed = await db.deleteFrom("activity").where("id", "=", newest).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
