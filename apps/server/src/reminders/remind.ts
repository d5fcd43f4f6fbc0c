import { eventPath } from "@frontage/content/dashboard";
import type { PortalEvent } from "@frontage/records/schemas/event";
import type { Logger } from "pino";
import { repeat } from "../jobs/background.ts";
import type { Database } from "../database/open-database.ts";
import { dayAfter, dayAt, formatDay, formatTime } from "../time/clock.ts";
import { eventDetails, readPlace } from "../events/event-emails.ts";
import { startOf, eventOf } from "../events/rows.ts";
import { type Notifier, type StoredNotification, storeNotification } from "../changes/notifier.ts";
import { sendDigests } from "../daily-digest/send-digests.ts";
import type { EmailOutbox } from "../outbox/email-outbox.ts";
import { remindOfDocumentRequests } from "./remind-of-document-requests.ts";
import { remindOfKeyDates } from "./remind-of-key-dates.ts";
import { brokerIds } from "../people/broker-ids.ts";
import { readTimeZone } from "../people/settings.ts";
import { today } from "../time/today.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const everyMs = 5 * minuteMs;
/** People who were notified of the event this recently need no reminder. */
const recentMs = hourMs;

type Dependencies = { db: Database; log: Logger; notifier: Notifier };

/**
 * Reminds clients and brokers of confirmed events that start within a day, once for each time an
 * event has. Several processes may do this concurrently. Errors are logged and retried the next
 * time while the event is upcoming.
 */
export async function remind(dependencies: Dependencies, now: Date = new Date()): Promise<void> {
  const { db, log } = dependencies;
  try {
    const brokers = await brokerIds(db);
    for (const event of await listUpcoming(db, now)) {
      await remindOf(dependencies, event, { brokers, now }).catch((error: unknown) =>
        log.error({ err: error, event: event.id }, "Reminding failed"),
      );
    }
  } catch (error) {
    log.error({ err: error }, "Reminding failed");
  }
}

type Upcoming = Awaited<ReturnType<typeof listUpcoming>>[number];

/** The confirmed events within a day without a reminder, with property and client. */
async function listUpcoming(db: Database, now: Date) {
  const day = today(now);
  return (
    db
      .selectFrom("event")
      .innerJoin("user", "user.id", "event.clientId")
      .leftJoin("deal", "deal.id", "event.dealId")
      .leftJoin("property", "property.id", "deal.propertyId")
      .selectAll("event")
      .select(["user.name as clientName", "property.name as dealName"])
      .where("event.status", "=", "confirmed")
      .where((eb) => eb.or([eb("event.day", "is", null), eb("deal.archivedAt", "is", null)]))
      // The table's days are in the event's own time zone, which is at most a day away.
      .where("event.lastDay", ">=", dayAfter(day, -1))
      .where((eb) =>
        eb.or([
          eb("event.day", "in", [day, dayAfter(day, 1)]),
          eb.and([
            eb("event.startsAt", ">", now.toISOString()),
            eb("event.startsAt", "<=", new Date(now.getTime() + dayMs).toISOString()),
          ]),
        ]),
      )
      .where((eb) =>
        eb.or([
          eb("event.remindedFor", "is", null),
          eb("event.remindedFor", "!=", eb.fn.coalesce("event.day", "event.startsAt")),
        ]),
      )
      .execute()
  );
}

async function remindOf(
  dependencies: Dependencies,
  { clientName, dealName, ...row }: Upcoming,
  { brokers, now }: { brokers: readonly string[]; now: Date },
): Promise<void> {
  const event = eventOf(row);
  const place = dealName ?? row.location ?? "";
  const personIds = [row.clientId, ...brokers];
  const stored = await dependencies.db.transaction().execute(async (transaction) => {
    if (await wasRecentlyNotified(transaction, event.id, { now, personIds })) return [];
    // Only one process claims it. If it is being moved at this moment, it waits for the next run.
    const claimed = await transaction
      .updateTable("event")
      .set({ remindedFor: startOf(event) })
      .where("id", "=", event.id)
      .where("status", "=", "confirmed")
      .where("day" in event ? "day" : "startsAt", "=", startOf(event))
      .where((eb) =>
        eb.or([eb("remindedFor", "is", null), eb("remindedFor", "!=", startOf(event))]),
      )
      .executeTakeFirst();
    if (claimed.numUpdatedRows === 0n) return [];
    const notifications: StoredNotification[] = [];
    for (const personId of personIds) {
      const timeZone = await readTimeZone(transaction, personId);
      const { day, time } = whenFor(event, timeZone);
      // Brokers have many clients.
      const client = personId === row.clientId ? "" : clientName;
      const notification = {
        kind: "event",
        title: `${event.title} ${formatDay(day, dayAt(now, timeZone))}`,
        detail: [client, place, time].filter(Boolean).join(", "),
        path: eventPath(event.id),
        isReminder: true,
        email: {
          details: eventDetails(event, { place: await readPlace(transaction, event), timeZone }),
        },
      } as const;
      notifications.push(await storeNotification(transaction, [personId], notification));
    }
    return notifications;
  });
  await Promise.all(stored.map(dependencies.notifier.send));
}

/** Whether one of the people was just notified of the event. */
async function wasRecentlyNotified(
  db: Database,
  eventId: string,
  { now, personIds }: { now: Date; personIds: readonly string[] },
): Promise<boolean> {
  const recent = await db
    .selectFrom("notification")
    .select("id")
    .where("personId", "in", personIds)
    .where("at", ">", new Date(now.getTime() - recentMs).toISOString())
    .where("kind", "=", "event")
    .where("path", "=", eventPath(eventId))
    .limit(1)
    .executeTakeFirst();
  return recent !== undefined;
}

/** An event's day and time in the reader's time zone. */
function whenFor(event: PortalEvent, timeZone: string): { day: string; time?: string } {
  if ("day" in event) return { day: event.day };
  return { day: dayAt(new Date(event.start), timeZone), time: spanOn(event, timeZone) };
}

/** "10am to 2pm"; with the city where the property is in another time zone: "8am to 12pm in Los Angeles". */
function spanOn(event: { start: string; end: string; timeZone: string }, timeZone: string): string {
  const spanIn = (zone: string) =>
    [event.start, event.end].map((at) => formatTime(new Date(at), zone)).join(" to ");
  const span = spanIn(timeZone);
  if (span === spanIn(event.timeZone)) return span;
  return `${span} in ${timeZone.replace(/^.*\//, "").replaceAll("_", " ")}`;
}

/** Reminds of events, key dates and requested documents, and sends daily emails, every few minutes. @returns stops it */
export const startReminding = (dependencies: Dependencies & { emails: EmailOutbox }) =>
  repeat(everyMs, async () => {
    await remind(dependencies);
    await remindOfKeyDates(dependencies);
    await remindOfDocumentRequests(dependencies);
    await sendDigests(dependencies);
  });
