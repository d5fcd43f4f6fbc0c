import type { Database } from "../database/open-database.ts";

const name = "lastBackupAt";

/** Stores when the last complete backup began. */
export async function recordBackup(db: Database, startedAt: string): Promise<void> {
  await db
    .insertInto("serverSetting")
    .values({ name, value: startedAt })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: startedAt }))
    .execute();
}

/** When the last complete backup began; undefined if there is none. */
export async function readLastBackup(db: Database): Promise<string | undefined> {
  const setting = db.selectFrom("serverSetting").select("value").where("name", "=", name);
  return (await setting.executeTakeFirst())?.value;
}
