import { broker } from "@frontage/content/broker";
import {
  canCancel,
  type Cancellation,
  hasEnded,
  type PortalEvent,
  type TimeRequest,
  withoutChange,
} from "@frontage/records/schemas/event";
import type { Selectable } from "kysely";
import { clientRefs } from "../people/clients.ts";
import { Failure, notFound } from "../http/failure.ts";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import type { Tables } from "../database/tables.ts";
import { countChange } from "../http/versions.ts";
import { dayAfter, dayAt } from "../time/clock.ts";
import { timeOnDay } from "../http/time-on-day.ts";
import { repeatsFinishedKeyDate, withoutRepeated } from "../due/due.ts";
import { listKeyDateEvents } from "../key-dates/queries.ts";
import { isOfActiveDeal } from "../database/is-of-active-deal.ts";
import { eventOf, eventRow, isRescheduled } from "./rows.ts";
import { listTourEvents } from "./tour-events.ts";

type EventRow = Selectable<Tables["event"]>;

/** An event after a change, and before it. */
export type ChangedEvent = { before: PortalEvent; event: PortalEvent; clientId: string };

export const timePassed = "This time has passed.";

export const eventEnded = () => new Failure(409, "This event has ended. Please add a new one.");

/**
 * The events between two days, inclusive, and deals' key dates, in order; all-day events come
 * first. Events that have ended are left out.
 *
 * @param options.timeZone the reader's, which decides when a day ends
 */
export async function listEvents(
  records: Database,
  {
    clientId,
    dealId,
    from,
    hasKeyDates = true,
    timeZone,
    to,
  }: {
    from: string;
    to: string;
    timeZone: string;
    clientId?: string;
    dealId?: string;
    hasKeyDates?: boolean;
  },
): Promise<PortalEvent[]> {
  let query = records
    .selectFrom("event")
    .selectAll()
    .where("status", "in", ["confirmed", "requested", "proposed"])
    .where((eb) => eb.or([eb("day", "is", null), isOfActiveDeal("event.dealId")]))
    .where((eb) => eb.not(repeatsFinishedKeyDate(eb)))
    // The table's days are in the event's own time zone, which is at most a day away.
    .where("lastDay", ">=", dayAfter(from, -1))
    .where("firstDay", "<=", dayAfter(to, 1));
  if (clientId !== undefined) query = query.where("clientId", "=", clientId);
  if (dealId !== undefined) query = query.where("dealId", "=", dealId);
  const events = (await query.execute()).map(eventOf);
  const keyDates = hasKeyDates
    ? await listKeyDateEvents(records, { clientId, dealId, from, to })
    : [];
  // They have neither client nor deal.
  const tours =
    clientId === undefined && dealId === undefined
      ? await listTourEvents(records, { from, to })
      : [];
  const all = [...events, ...withoutRepeated(keyDates, events), ...tours.map(({ event }) => event)];
  return (await withClients(records, all))
    .map((event) => ({ event, days: daysOf(event, timeZone) }))
    .filter(({ days }) => days.first <= to && days.last >= from)
    .map(({ days, event }) => ({
      event,
      order: `${days.first} ${"start" in event ? event.start : ""}`,
    }))
    .toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
    .map(({ event }) => event);
}

function daysOf(event: PortalEvent, timeZone: string): { first: string; last: string } {
  if ("day" in event) return { first: event.day, last: event.day };
  // An event that ends at midnight is not on the next day.
  const lastMoment = Math.max(Date.parse(event.start), Date.parse(event.end) - 1);
  return {
    first: dayAt(new Date(event.start), timeZone),
    last: dayAt(new Date(lastMoment), timeZone),
  };
}

/** One event, or a key date or a tour as one, with its client. @throws 404 */
export async function readEvent(records: Database, id: string): Promise<PortalEvent> {
  const row = await records.selectFrom("event").selectAll().where("id", "=", id).executeTakeFirst();
  const ids = [id];
  const events = row
    ? [eventOf(row)]
    : [
        ...(await listKeyDateEvents(records, { ids })),
        ...(await listTourEvents(records, { ids })).map(({ event }) => event),
      ];
  const [event] = await withClients(records, events);
  if (!event) throw notFound();
  return event;
}

/** The events with their clients' names. */
async function withClients(
  records: Database,
  events: readonly PortalEvent[],
): Promise<PortalEvent[]> {
  const named = events.map((event) => ({ event, clientId: event.clientId ?? "" }));
  const clients = await clientRefs(records, named);
  return named.map(({ clientId, event }) => ({ ...event, client: clients.get(clientId) }));
}

/** @throws 404 */
async function readEventRow(records: Database, id: string): Promise<EventRow> {
  const row = await records.selectFrom("event").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/**
 * An event for a change, with what its screens show.
 *
 * @param seen the version that the person has seen
 * @throws 404, or 409 with the event if it has changed since
 */
export async function openEvent(
  records: Database,
  id: string,
  seen: number,
): Promise<{ row: EventRow; before: PortalEvent }> {
  const read = async () => eventOf(await readEventRow(records, id));
  await countChange(records, { table: "event", id, seen, read });
  const row = await readEventRow(records, id);
  return { row, before: eventOf(row) };
}

/** Writes a change of an event. @param row from `openEvent` */
export async function writeEvent(
  records: Database,
  row: EventRow,
  event: PortalEvent,
): Promise<PortalEvent> {
  const next: PortalEvent = { ...event, version: row.version };
  const sequence = row.sequence + (isRescheduled(eventOf(row), next) ? 1 : 0);
  await records
    .updateTable("event")
    .set({ ...eventRow(next), sequence })
    .where("id", "=", row.id)
    .execute();
  return next;
}

/**
 * Ends an event, which stays readable: a client withdraws their own unanswered request or cancels
 * an upcoming tour or call; a broker can remove any event.
 *
 * @throws 404, or 409 if it has changed since the person saw it, or isn't theirs to cancel
 */
export async function cancelEvent(
  records: Database,
  id: string,
  { reason, role, version }: Cancellation & { role: Person["role"] },
  now: Date = new Date(),
): Promise<ChangedEvent> {
  const { before, row } = await openEvent(records, id, version);
  if (hasEnded(before)) throw eventEnded();
  if (role === "client") checkCancelable(before, now);
  const ended: PortalEvent = {
    ...withoutChange(before),
    status: role === "client" && before.status === "requested" ? "withdrawn" : "canceled",
    endedBy: role,
    ...(reason ? { reason } : {}),
  };
  return { before, event: await writeEvent(records, row, ended), clientId: row.clientId };
}

/** @throws 409 if a client can't cancel it */
function checkCancelable(event: PortalEvent, now: Date): void {
  if (event.status === "requested" || canCancel(event, now)) return;
  if (event.status !== "confirmed" || !("start" in event)) {
    throw new Failure(409, `Only ${broker.name} can remove this event.`);
  }
  throw new Failure(409, timePassed);
}

/** The property of a client's deal. @returns nothing if the client has no such deal */
export async function findPropertyOf(
  records: Database,
  clientId: string,
  dealId: string,
): Promise<{ name: string; timeZone: string } | undefined> {
  return records
    .selectFrom("deal")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select(["property.name", "property.timeZone"])
    .where("deal.id", "=", dealId)
    .where("deal.clientId", "=", clientId)
    .executeTakeFirst();
}

/**
 * Start and end of a requested or proposed time.
 *
 * @throws 400, by field, if it has passed or doesn't exist that day
 */
export function futureTime(
  { day, minutes, time }: Pick<TimeRequest, "day" | "minutes" | "time">,
  timeZone: string,
  now: Date = new Date(),
): { start: string; end: string; timeZone: string } {
  const start = timeOnDay(day, time, { field: "time", timeZone });
  if (start < now) throw failed("time", timePassed);
  const end = new Date(start.getTime() + Number(minutes) * 60_000);
  return { start: start.toISOString(), end: end.toISOString(), timeZone };
}

export const failed = (field: string, sentence: string) =>
  new Failure(400, sentence, { [field]: sentence });
