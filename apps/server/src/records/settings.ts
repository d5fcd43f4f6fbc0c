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
  return settingsOf(row?.settings);
}

/** The settings of a row, checked; where there is none, those that hold until then. */
function settingsOf(kept: string | null | undefined): Settings {
  return kept ? settingsSchema.parse(JSON.parse(kept)) : initialSettings;
}

/** Whether the settings of a row, or of none yet, ask for the market note by any channel. */
export function wantsMarketNote(kept: string | null): boolean {
  const { email, inApp } = settingsOf(kept).notifications["market-note"];
  return inApp || email;
}

/**
 * Keeps a person's settings. When the closing of the account was asked for is not theirs
 * to say: it is the moment in which the settings first ask for it.
 *
 * @returns the settings as they are kept, and what became of the account's closing
 */
export async function saveSettings(
  records: Database,
  personId: string,
  { closureRequestedAt: asked, ...settings }: Settings,
): Promise<{ saved: Settings; closure?: "requested" | "withdrawn" }> {
  return records.transaction().execute(async (transaction) => {
    // Writes the row that is there as it is, so that whoever else saves it waits for this.
    const before = await transaction
      .insertInto("settings")
      .values({ personId, settings: JSON.stringify(initialSettings) })
      .onConflict((conflict) =>
        conflict
          .column("personId")
          .doUpdateSet((is) => ({ settings: is.ref("settings.settings") })),
      )
      .returning("settings")
      .executeTakeFirstOrThrow();
    const { closureRequestedAt: earlier } = settingsSchema.parse(JSON.parse(before.settings));
    const saved: Settings = asked
      ? { ...settings, closureRequestedAt: earlier ?? new Date().toISOString() }
      : settings;
    await transaction
      .updateTable("settings")
      .set({ settings: JSON.stringify(saved) })
      .where("personId", "=", personId)
      .execute();
    if (asked && !earlier) return { saved, closure: "requested" };
    return !asked && earlier ? { saved, closure: "withdrawn" } : { saved };
  });
}

/** The clock that a person reads dates on. */
export async function readersTimeZone(db: Database, personId: string): Promise<string> {
  return (await readSettings(db, personId)).timeZone ?? broker.timeZone;
}
