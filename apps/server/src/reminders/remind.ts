import type { PortalEvent } from "@frontage/content/schemas/event";
import type { Services } from "../api/api-env.ts";
import { repeat } from "../background.ts";
import type { Database } from "../database/open-database.ts";
import { dayAfter, dayAt, dayInWords, timeInWords } from "../records/clock.ts";
import { beginningOf, eventOf } from "../records/event-rows.ts";
import { eventPath } from "../records/events.ts";
import { type Kept, keep, tell } from "../records/notify.ts";
import { brokerIds } from "../records/people.ts";
import { readersTimeZone } from "../records/settings.ts";
import { today } from "../records/today.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const everyMs = 5 * minuteMs;
/** What was agreed or moved so lately was told with its time, and need not be told twice. */
const freshMs = hourMs;

type Store = Pick<Services, "background" | "db" | "live" | "log" | "mailer" | "publicUrl">;
/**
 * Reminds clients and brokers of the agreed dates that begin within a day, each of them once
 * for each time that it has. Several processes may do it at once. What goes wrong is logged,
 * and tried again the next time, for as long as the date lies ahead.
 */
export async function remind(store: Store, now: Date = new Date()): Promise<void> {
  const { db, log } = store;
  const told = "Reminding failed";
  try {
    const brokers = await brokerIds(db);
    for (const near of await listNear(db, now)) {
      await remindOf(store, near, { brokers, now }).catch((error: unknown) =>
        log.error({ err: error, event: near.id }, told),
      );
    }
  } catch (error) {
    log.error({ err: error }, told);
  }
}

type Near = Awaited<ReturnType<typeof listNear>>[number];

/** The agreed dates that are near and not told of, with what to call their places and whose they are. */
async function listNear(db: Database, now: Date) {
  const day = today(now);
  return (
    db
      .selectFrom("event")
      .innerJoin("user", "user.id", "event.clientId")
      .leftJoin("deal", "deal.id", "event.dealId")
      .leftJoin("property", "property.id", "deal.propertyId")
      .selectAll("event")
      .select(["user.name as clientName", "property.name as propertyName"])
      .where("event.status", "=", "confirmed")
      // The days of the table are of the event's own clock, which is at most a day away.
      .where("event.lastDay", ">=", dayAfter(day, -1))
      .where((is) =>
        is.or([
          is("event.day", "in", [day, dayAfter(day, 1)]),
          is.and([
            is("event.startsAt", ">", now.toISOString()),
            is("event.startsAt", "<=", new Date(now.getTime() + dayMs).toISOString()),
          ]),
        ]),
      )
      .where((is) =>
        is.or([
          is("event.remindedFor", "is", null),
          is("event.remindedFor", "!=", is.fn.coalesce("event.day", "event.startsAt")),
        ]),
      )
      .execute()
  );
}

async function remindOf(
  store: Store,
  { clientName, propertyName, ...row }: Near,
  { brokers, now }: { brokers: readonly string[]; now: Date },
): Promise<void> {
  const event = eventOf(row);
  const place = propertyName ?? row.location ?? "";
  const personIds = [row.clientId, ...brokers];
  const kept = await store.db.transaction().execute(async (transaction) => {
    if (await isFresh(transaction, event.id, { now, personIds })) return [];
    // Of several processes one finds it as it was. Moved in this moment, it waits for the next time.
    const claimed = await transaction
      .updateTable("event")
      .set({ remindedFor: beginningOf(event) })
      .where("id", "=", event.id)
      .where("status", "=", "confirmed")
      .where("day" in event ? "day" : "startsAt", "=", beginningOf(event))
      .where((is) =>
        is.or([is("remindedFor", "is", null), is("remindedFor", "!=", beginningOf(event))]),
      )
      .executeTakeFirst();
    if (claimed.numUpdatedRows === 0n) return [];
    const all: Kept[] = [];
    for (const personId of personIds) {
      const timeZone = await readersTimeZone(transaction, personId);
      const { day, time } = whenFor(event, timeZone);
      // A broker has many clients.
      const whose = personId === row.clientId ? "" : clientName;
      const news = {
        kind: "event",
        title: `${event.title} ${dayInWords(day, dayAt(now, timeZone))}`,
        detail: [whose, place, time].filter(Boolean).join(", "),
        path: eventPath(event.id),
        isReminder: true,
      } as const;
      all.push(await keep(transaction, [personId], news));
    }
    return all;
  });
  await Promise.all(kept.map(async (one) => tell(store, one)));
}

/** Whether one of the people was told of the date just now. */
async function isFresh(
  db: Database,
  eventId: string,
  { now, personIds }: { now: Date; personIds: readonly string[] },
): Promise<boolean> {
  const lately = await db
    .selectFrom("notification")
    .select("id")
    .where("personId", "in", personIds)
    .where("at", ">", new Date(now.getTime() - freshMs).toISOString())
    .where("kind", "=", "event")
    .where("path", "=", eventPath(eventId))
    .limit(1)
    .executeTakeFirst();
  return lately !== undefined;
}

/** On which day an event is, and when, on the reader's clock. */
function whenFor(event: PortalEvent, timeZone: string): { day: string; time?: string } {
  if ("day" in event) return { day: event.day };
  return { day: dayAt(new Date(event.start), timeZone), time: spanOn(event, timeZone) };
}

/** "10am to 2pm", and whose clock that is where the place has another: "8am to 12pm in Los Angeles". */
function spanOn(event: { start: string; end: string; timeZone: string }, timeZone: string): string {
  const spanIn = (zone: string) =>
    [event.start, event.end].map((at) => timeInWords(new Date(at), zone)).join(" to ");
  const span = spanIn(timeZone);
  if (span === spanIn(event.timeZone)) return span;
  return `${span} in ${timeZone.replace(/^.*\//, "").replaceAll("_", " ")}`;
}

/** Reminds every few minutes. @returns ends it */
export const startReminding = (store: Store) => repeat(everyMs, async () => remind(store));
