import type { Database } from "../database/open-database.ts";

/** Whether the broker has disabled an account, or canceled its invitation. */
export async function isDisabled(db: Database, personId: string): Promise<boolean> {
  const row = db.selectFrom("disabledAccount").select("personId").where("personId", "=", personId);
  return (await row.executeTakeFirst()) !== undefined;
}

/** Disables an account, or enables it again. The caller ends its sessions. */
export async function setDisabled(
  db: Database,
  personId: string,
  disabled: boolean,
): Promise<void> {
  if (!disabled) {
    await db.deleteFrom("disabledAccount").where("personId", "=", personId).execute();
    return;
  }
  await db
    .insertInto("disabledAccount")
    .values({ personId, at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
