import { broker } from "@frontage/content/broker";
import { type Settings, settingsSchema } from "@frontage/content/schemas/settings";
import type { Database } from "../database/open-database.ts";

/** The settings of someone who has saved none. */
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
 * @param db everyone's rows, or this person's
 */
export async function readSettings(db: Database, personId: string): Promise<Settings> {
  const row = await db
    .selectFrom("settings")
    .select("settings")
    .where("personId", "=", personId)
    .executeTakeFirst();
  return settingsOf(row?.settings);
}

/** The settings of a row, validated; or the initial ones. */
export function settingsOf(saved: string | null | undefined): Settings {
  return saved ? settingsSchema.parse(JSON.parse(saved)) : initialSettings;
}

/** Whether a person wants the market note in any way. @param saved the row's settings */
export function wantsMarketNote(saved: string | null): boolean {
  const { email, inApp } = settingsOf(saved).notifications["market-note"];
  return inApp || email;
}

/**
 * Saves a person's settings. The time of a request to close the account is the server's, not
 * the one sent.
 *
 * @returns the saved settings, and whether the request was made or withdrawn
 */
export async function saveSettings(
  records: Database,
  personId: string,
  { closureRequestedAt: requested, ...settings }: Settings,
): Promise<{ saved: Settings; closure?: "requested" | "withdrawn" }> {
  return records.transaction().execute(async (transaction) => {
    // Locks the row, so that concurrent changes wait.
    const before = await transaction
      .insertInto("settings")
      .values({ personId, settings: JSON.stringify(initialSettings) })
      .onConflict((conflict) =>
        conflict
          .column("personId")
          .doUpdateSet((eb) => ({ settings: eb.ref("settings.settings") })),
      )
      .returning("settings")
      .executeTakeFirstOrThrow();
    const { closureRequestedAt: earlier } = settingsSchema.parse(JSON.parse(before.settings));
    const saved: Settings = requested
      ? { ...settings, closureRequestedAt: earlier ?? new Date().toISOString() }
      : settings;
    await transaction
      .updateTable("settings")
      .set({ settings: JSON.stringify(saved) })
      .where("personId", "=", personId)
      .execute();
    if (requested && !earlier) return { saved, closure: "requested" };
    return !requested && earlier ? { saved, closure: "withdrawn" } : { saved };
  });
}

/** Ends a person's request to close the account. @returns whether there was one */
export async function clearClosureRequest(db: Database, personId: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { closureRequestedAt, ...settings } = await readSettings(transaction, personId);
    if (closureRequestedAt === undefined) return false;
    await transaction
      .updateTable("settings")
      .set({ settings: JSON.stringify(settings) })
      .where("personId", "=", personId)
      .execute();
    return true;
  });
}

/**
 * The time zone that a person sees dates in: the one they chose, else their device's.
 *
 * @param deviceTimeZone absent in an email, which gets the broker's
 */
export async function readTimeZone(
  db: Database,
  personId: string,
  deviceTimeZone: string = broker.timeZone,
): Promise<string> {
  return (await readSettings(db, personId)).timeZone ?? deviceTimeZone;
}
