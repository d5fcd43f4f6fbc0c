import type { Activity } from "@frontage/content/schemas/overview";
import type { Database } from "../database/open-database.ts";

/**
 * Writes down what happened in a client's deals, as the overview tells it.
 *
 * @param db everybody's rows, or a transaction on them
 */
export async function noteActivity(
  db: Database,
  { clientId, ...words }: Omit<Activity, "timestamp"> & { clientId: string },
): Promise<void> {
  await db
    .insertInto("activity")
    .values({ clientId, ...words, at: new Date().toISOString() })
    .execute();
}
