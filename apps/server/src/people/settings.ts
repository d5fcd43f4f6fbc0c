import { broker } from "@frontage/content/broker";
import { type Settings, settingsSchema } from "@frontage/records/schemas/settings";
import { audit, type AuditRecord } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import type { OptOutSource } from "../database/tables.ts";

/** The settings of someone who hasn't saved any. */
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
    .leftJoin("emailOptOut", "emailOptOut.personId", "settings.personId")
    .select(["settings.settings", "emailOptOut.at as unsubscribedAt"])
    .where("settings.personId", "=", personId)
    .executeTakeFirst();
  return {
    ...settingsOf(row?.settings),
    ...unsubscribedOf(row?.unsubscribedAt ?? null),
  };
}

const unsubscribedOf = (at: string | null): Pick<Settings, "marketNotesUnsubscribedAt"> =>
  at === null ? {} : { marketNotesUnsubscribedAt: at };

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
 * Saves a person's settings. When they requested to close the account or unsubscribed is decided by
 * the server, not by what is sent. Unsubscribing and subscribing again are audited with it.
 *
 * @returns the saved settings, whether a request to close was made or withdrawn, and whether the
 * person unsubscribed from market notes by email or subscribed again
 */
export async function saveSettings(
  records: Database,
  personId: string,
  { closureRequestedAt: requested, marketNotesUnsubscribedAt: seen, ...settings }: Settings,
): Promise<{ saved: Settings; closure?: "requested" | "withdrawn"; optOut?: OptOutChange }> {
  const before = await lockSettings(records, personId);
  const { closureRequestedAt: earlier } = before;
  const { change: optOut, ...marketNotes } = await settleOptOut(records, personId, {
    before: before.notifications["market-note"].email,
    after: settings.notifications["market-note"].email,
    seen,
  });
  const stored: Settings = {
    ...settings,
    notifications: withMarketNotes(settings, marketNotes.email),
    ...(requested ? { closureRequestedAt: earlier ?? new Date().toISOString() } : {}),
  };
  await storeSettings(records, personId, stored);
  const saved = {
    ...stored,
    ...unsubscribedOf(marketNotes.unsubscribedAt),
  };
  const changes = { saved, ...(optOut ? { optOut } : {}) };
  if (requested && !earlier) return { ...changes, closure: "requested" };
  return !requested && earlier ? { ...changes, closure: "withdrawn" } : changes;
}

/** The clients who get market notes by email, by login address. */
export async function listNoteReaders(db: Database): Promise<{ id: string; email: string }[]> {
  const rows = await db
    .selectFrom("user")
    .innerJoin("settings", "settings.personId", "user.id")
    .select(["user.id", "user.email", "settings.settings"])
    .where("user.role", "=", "client")
    .orderBy("user.email")
    .execute();
  return rows
    .filter(({ settings }) => settingsOf(settings).notifications["market-note"].email)
    .map(({ email, id }) => ({ id, email }));
}

/** How a subscription to market notes by email changed. */
type OptOutChange = "unsubscribed" | "resubscribed";

/** Decides about market notes by email when someone saves their settings. */
async function settleOptOut(
  transaction: Database,
  personId: string,
  { after, before, seen }: { before: boolean; after: boolean; seen: string | undefined },
): Promise<{ email: boolean; unsubscribedAt: string | null; change?: OptOutChange }> {
  const at = await readOptOut(transaction, personId);
  if (at === undefined) {
    if (after || !before) return { email: after, unsubscribedAt: null };
    const unsubscribedAt = new Date().toISOString();
    await storeOptOut(transaction, { personId, at: unsubscribedAt, source: "settings" });
    return { email: false, unsubscribedAt, change: "unsubscribed" };
  }
  // A page that doesn't know about the opt-out, such as one in another tab, can't turn it on.
  if (!after || seen !== at) return { email: false, unsubscribedAt: at };
  await transaction.deleteFrom("emailOptOut").where("personId", "=", personId).execute();
  return { email: true, unsubscribedAt: null, change: "resubscribed" };
}

/**
 * Turns off the weekly report on a person's listings, which is audited.
 *
 * @param db everyone's rows
 * @returns whether it was on until now
 */
export async function turnOffWeeklyReport(
  db: Database,
  personId: string,
  ipAddress: string,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const person = await findPerson(transaction, personId);
    if (!person) return false;
    const settings = await lockSettings(transaction, personId);
    if (settings.isWeeklyReportOff) return false;
    await storeSettings(transaction, personId, { ...settings, isWeeklyReportOff: true });
    await audit(transaction, {
      person,
      clientId: personId,
      action: "unsubscribe",
      subject: "weekly-report",
      ipAddress,
    });
    return true;
  });
}

type UnsubscribeRequest = {
  source: Exclude<OptOutSource, "settings">;
  /** Who does it on their behalf. */
  by?: { name: string };
  ipAddress: string;
};

/**
 * Unsubscribes a person from market notes by email, which is audited; repeating it changes nothing.
 *
 * @param db everyone's rows
 * @returns when, and whether they were subscribed until now; nothing if there is no such person
 */
export async function unsubscribe(
  db: Database,
  personId: string,
  { by, ipAddress, source }: UnsubscribeRequest,
): Promise<{ at: string; source: OptOutSource; isNew: boolean } | undefined> {
  return db.transaction().execute(async (transaction) => {
    const person = await findPerson(transaction, personId);
    if (!person) return undefined;
    const settings = await lockSettings(transaction, personId);
    const earlier = await transaction
      .selectFrom("emailOptOut")
      .select(["at", "source"])
      .where("personId", "=", personId)
      .executeTakeFirst();
    if (earlier) return { ...earlier, isNew: false };
    const optOut = { at: new Date().toISOString(), source };
    await storeOptOut(transaction, { personId, ...optOut });
    const notifications = withMarketNotes(settings, false);
    await storeSettings(transaction, personId, { ...settings, notifications });
    await auditOptOut(transaction, { client: person, by, optOut: "unsubscribed", ipAddress });
    return { ...optOut, isNew: true };
  });
}

/**
 * Undoes an opt-out from market notes by email, which is audited.
 *
 * @param db everyone's rows
 * @param undone.at when they opted out; a later opt-out stays
 * @returns whether it was undone
 */
export async function undoUnsubscribe(
  db: Database,
  personId: string,
  { at, ipAddress }: { at: string; ipAddress: string },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const person = await findPerson(transaction, personId);
    if (!person) return false;
    const settings = await lockSettings(transaction, personId);
    const removed = await transaction
      .deleteFrom("emailOptOut")
      .where("personId", "=", personId)
      .where("at", "=", at)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) return false;
    const notifications = withMarketNotes(settings, true);
    await storeSettings(transaction, personId, { ...settings, notifications });
    await auditOptOut(transaction, { client: person, optOut: "resubscribed", ipAddress });
    return true;
  });
}

/** When a person unsubscribed from market notes by email. */
async function readOptOut(db: Database, personId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("emailOptOut")
    .select("at")
    .where("personId", "=", personId)
    .executeTakeFirst();
  return row?.at;
}

async function storeOptOut(
  transaction: Database,
  optOut: { personId: string; at: string; source: OptOutSource },
): Promise<void> {
  await transaction.insertInto("emailOptOut").values(optOut).execute();
  // Removes waiting emails; one that is being written checks for the opt-out itself.
  await transaction
    .deleteFrom("email")
    .where("personId", "=", optOut.personId)
    .where("kind", "=", "market-note")
    .where("state", "in", ["waiting", "dead"])
    .execute();
}

/** @param change.by who did it; by default the client */
export async function auditOptOut(
  transaction: Database,
  {
    client,
    by = client,
    ipAddress,
    optOut,
  }: {
    client: { id: string; name: string };
    by?: AuditRecord["person"];
    optOut: OptOutChange;
    ipAddress: string;
  },
): Promise<void> {
  await audit(transaction, {
    person: by,
    clientId: client.id,
    action: optOut === "unsubscribed" ? "unsubscribe" : "resubscribe",
    subject: "market-note",
    ipAddress,
  });
}

const withMarketNotes = ({ notifications }: Pick<Settings, "notifications">, email: boolean) => ({
  ...notifications,
  "market-note": { ...notifications["market-note"], email },
});

async function findPerson(db: Database, personId: string) {
  const person = db.selectFrom("user").select(["id", "name"]).where("id", "=", personId);
  return person.executeTakeFirst();
}

/** A person's stored settings. Locks the row, so that concurrent changes wait. */
async function lockSettings(transaction: Database, personId: string): Promise<Settings> {
  const { settings } = await transaction
    .insertInto("settings")
    .values({ personId, settings: JSON.stringify(initialSettings) })
    .onConflict((conflict) =>
      conflict.column("personId").doUpdateSet((eb) => ({ settings: eb.ref("settings.settings") })),
    )
    .returning("settings")
    .executeTakeFirstOrThrow();
  return settingsOf(settings);
}

async function storeSettings(
  transaction: Database,
  personId: string,
  settings: Settings,
): Promise<void> {
  await transaction
    .updateTable("settings")
    .set({ settings: JSON.stringify(settings) })
    .where("personId", "=", personId)
    .execute();
}

/** Ends a person's request to close the account. @returns whether there was one */
export async function clearClosureRequest(db: Database, personId: string): Promise<boolean> {
  const { closureRequestedAt, ...settings } = await lockSettings(db, personId);
  if (closureRequestedAt === undefined) return false;
  await storeSettings(db, personId, settings);
  return true;
}

/**
 * The time zone that a person sees dates in: the one they chose, or their device's.
 *
 * @param deviceTimeZone absent in an email, which uses the broker's
 */
export async function readTimeZone(
  db: Database,
  personId: string,
  deviceTimeZone: string = broker.timeZone,
): Promise<string> {
  return (await readSettings(db, personId)).timeZone ?? deviceTimeZone;
}
