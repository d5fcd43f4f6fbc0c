import { eventPath } from "@frontage/content/dashboard";
import type { PortalEvent } from "@frontage/records/schemas/event";
import type { Database } from "../database/open-database.ts";
import { dayAfter, dayAt, formatDay, formatTime } from "../time/clock.ts";
import { eventDetails, readPlace } from "../events/event-emails.ts";
import { startOf, eventOf } from "../events/rows.ts";
import { readTimeZone } from "../people/settings.ts";
import { today } from "../time/today.ts";
import { remindOfEach, type ReminderServices } from "./remind-of-each.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** People who were notified of the event this recently need no reminder. */
const recentMs = hourMs;

/**
 * Reminds clients and brokers of confirmed events that start within a day, once for each time an
 * event has.
 */
export const remindOfEvents = async (services: ReminderServices, now: Date = new Date()) =>
  remindOfEach(services, {
    list: (db) => listUpcoming(db, now),
    claim: async (transaction, row) => {
      const event = eventOf(row);
      if (await wasRecentlyNotified(transaction, event.id, now)) return false;
      // If it is being moved at this moment, it waits for the next run.
      const claimed = await transaction
        .updateTable("event")
        .set({ remindedFor: startOf(event) })
        .where("id", "=", event.id)
        .where("status", "=", "confirmed")
        .where("day" in event ? "day" : "startsAt", "=", startOf(event))
        .where("remindedFor", "is distinct from", startOf(event))
        .executeTakeFirst();
      return claimed.numUpdatedRows > 0n;
    },
    async notices(transaction, { clientName, dealName, ...row }, brokers) {
      const event = eventOf(row);
      const place = await readPlace(transaction, event);
      return Promise.all(
        [row.clientId, ...brokers].map(async (personId) => {
          const timeZone = await readTimeZone(transaction, personId);
          const { day, time } = whenFor(event, timeZone);
          // Brokers have many clients.
          const client = personId === row.clientId ? "" : clientName;
          const notification = {
            kind: "event",
            title: `${event.title} ${formatDay(day, dayAt(now, timeZone))}`,
            detail: [client, dealName ?? row.location, time].filter(Boolean).join(", "),
            path: eventPath(event.id),
            isReminder: true,
            email: { details: eventDetails(event, { place, timeZone }) },
          } as const;
          return { personIds: [personId], notification };
        }),
      );
    },
  });

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
        eb("event.remindedFor", "is distinct from", eb.fn.coalesce("event.day", "event.startsAt")),
      )
      .execute()
  );
}

/** Whether anyone was just notified of the event. */
async function wasRecentlyNotified(db: Database, eventId: string, now: Date): Promise<boolean> {
  const recent = await db
    .selectFrom("notification")
    .select("id")
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
