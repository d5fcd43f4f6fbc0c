import { broker } from "@frontage/content/broker";
import { daySchema } from "@frontage/records/schemas/record";
import type { TodayDeadline, TodayNeed, TodayWait } from "@frontage/records/schemas/today";
import type { Logger } from "pino";
import * as z from "zod/mini";
import { brokerIds } from "../people/broker-ids.ts";
import { isDisabled } from "../people/disabled-accounts.ts";
import type { Database } from "../database/open-database.ts";
import { attemptEach } from "../jobs/background.ts";
import { type EmailOutbox, queueEmail } from "../outbox/email-outbox.ts";
import { readContactEmail } from "../people/profiles.ts";
import { readSettings } from "../people/settings.ts";
import { dayAt, hourAt } from "../time/clock.ts";
import { listDeadlines } from "../today/deadlines.ts";
import { readNames, withNames } from "../today/names.ts";
import { listNeeds } from "../today/needs.ts";
import { listWaiting } from "../today/waiting.ts";
import { type Digest, digestEmail, isEmptyDigest } from "./emails.ts";

/**
 * How many hours late a server that was down still sends it: a working day. After that, it waits for
 * the next day's.
 */
const lateMaxHours = 8;

const contentSchema = z.object({ day: daySchema });

type Dependencies = { db: Database; emails: EmailOutbox; log: Logger };

/** Registers how digests are written: at the time of sending, from what is true then. */
export function writeDigests({
  db,
  emails,
  now = () => new Date(),
  publicUrl,
}: {
  db: Database;
  emails: EmailOutbox;
  publicUrl: string;
  /** The clock. */
  now?: () => Date;
}): void {
  emails.writeBy("digest", async ({ content, person }) => {
    const { day } = contentSchema.parse(content);
    const { hour, timeZone } = await readChoice(db, person.id);
    // Another day has its own digest, and it may have been turned off since.
    if (hour === undefined || dayAt(now(), timeZone) !== day) return undefined;
    if (await isDisabled(db, person.id)) return undefined;
    const digest = await readDigest(db, person.id, { now: now(), timeZone });
    if (isEmptyDigest(digest)) return undefined;
    const recipient = { ...person, email: await readContactEmail(db, person) };
    return digestEmail(recipient, digest, publicUrl);
  });
}

/**
 * Queues the daily email of each broker who wants one, at their hour in their time zone, once a
 * day; nothing if there is nothing to say. If daylight saving skips the hour, the next one counts;
 * if it occurs twice, the first one counts. Several processes may do this concurrently. Errors are
 * logged and retried the next time.
 */
export async function sendDigests(
  { db, emails, log }: Dependencies,
  now: Date = new Date(),
): Promise<void> {
  const message = "A daily email failed";
  await attemptEach({ list: async () => brokerIds(db), log, message }, async (personId) => {
    if (await sendDigest(db, personId, now)) emails.wake();
  });
}

/** @returns whether an email was queued */
async function sendDigest(db: Database, personId: string, now: Date): Promise<boolean> {
  const { hour, timeZone } = await readChoice(db, personId);
  if (hour === undefined) return false;
  const late = hourAt(now, timeZone) - hour;
  if (late < 0 || late > lateMaxHours) return false;
  const day = dayAt(now, timeZone);
  const sent = await db
    .selectFrom("dailyDigest")
    .select("day")
    .where("personId", "=", personId)
    .executeTakeFirst();
  if (sent && sent.day >= day) return false;
  const digest = await readDigest(db, personId, { now, timeZone });
  return db.transaction().execute(async (transaction) => {
    // Only one process claims the day. After a move west, a day may come twice.
    const claimed = await transaction
      .insertInto("dailyDigest")
      .values({ personId, day })
      .onConflict((conflict) =>
        conflict.column("personId").doUpdateSet({ day }).where("dailyDigest.day", "<", day),
      )
      .returning("day")
      .executeTakeFirst();
    if (!claimed || isEmptyDigest(digest)) return false;
    await queueEmail(transaction, { personId, kind: "digest", content: { day } });
    return true;
  });
}

async function readChoice(db: Database, personId: string) {
  const { digestHour: hour, timeZone = broker.timeZone } = await readSettings(db, personId);
  return { hour, timeZone };
}

/** A broker sees every client's records, so this is everyone's. */
async function readDigest(
  records: Database,
  personId: string,
  clock: { now: Date; timeZone: string },
): Promise<Digest> {
  const [needsYou, deadlines, waiting] = await Promise.all([
    listNeeds(records, { now: clock.now, personId }),
    listDeadlines(records, { day: dayAt(clock.now, clock.timeZone), now: clock.now }),
    listWaiting(records, clock),
  ]);
  const names = await readNames(records, [...needsYou.items, ...deadlines.items, ...waiting.items]);
  return {
    needsYou: { ...needsYou, items: withNames<TodayNeed>(needsYou.items, names) },
    deadlines: { ...deadlines, items: withNames<TodayDeadline>(deadlines.items, names) },
    waiting: { ...waiting, items: withNames<TodayWait>(waiting.items, names) },
  };
}
