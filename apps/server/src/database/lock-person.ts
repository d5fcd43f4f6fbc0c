import type { Database } from "./open-database.ts";

/** Lets concurrent transactions about one person's account wait for each other. */
export async function lockPerson(transaction: Database, personId: string): Promise<void> {
  await transaction
    .updateTable("user")
    .set((eb) => ({ name: eb.ref("name") }))
    .where("id", "=", personId)
    .execute();
}
