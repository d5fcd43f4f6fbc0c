import { broker } from "@frontage/content/broker";
import { type Settings, settingsSchema } from "@frontage/content/schemas/settings";
import type { Database } from "../database/open-database.ts";

/** What holds until a person chooses otherwise. */
const initialSettings: Settings = {
  notifications: {
    messages: { inApp: true, email: true },
    signatures: { inApp: true, email: true },
    documents: { inApp: true, email: false },
    events: { inApp: true, email: true },
    "market-note": { inApp: true, email: false },
  },
};

/**
 * A person's settings.
 *
 * @param db everybody's rows, or those that this person sees
 */
export async function readSettings(db: Database, personId: string): Promise<Settings> {
  const row = await db
    .selectFrom("settings")
    .select("settings")
    .where("personId", "=", personId)
    .executeTakeFirst();
  return row ? settingsSchema.parse(JSON.parse(row.settings)) : initialSettings;
}

export async function saveSettings(
  records: Database,
  personId: string,
  settings: Settings,
): Promise<Settings> {
  const json = JSON.stringify(settings);
  await records
    .insertInto("settings")
    .values({ personId, settings: json })
    .onConflict((conflict) => conflict.column("personId").doUpdateSet({ settings: json }))
    .execute();
  return settings;
}

/** The clock that a person reads dates on. */
export async function readersTimeZone(db: Database, personId: string): Promise<string> {
  return (await readSettings(db, personId)).timeZone ?? broker.timeZone;
}
