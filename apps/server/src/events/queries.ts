import { broker } from "@frontage/content/broker";
import type { PortalEvent, TimeRequest } from "@frontage/content/schemas/event";
import { instantsAt } from "@frontage/content/wall-clock";
import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { clientRefs } from "../accounts/client-refs.ts";
import { Failure, notFound } from "../http/failure.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { dayAfter, dayAt } from "../time/clock.ts";
import { eventOf, eventRow } from "./rows.ts";

type EventRow = Selectable<Tables["event"]>;

/**
 * The events between two days, inclusive, in order; all-day events come first.
 *
 * @param options.timeZone the reader's, which decides when a day ends
 */
export async function listEvents(
  records: Database,
  {
    clientId,
    from,
    timeZone,
    to,
  }: { from: string; to: string; timeZone: string; clientId?: string },
): Promise<PortalEvent[]> {
  let query = records
    .selectFrom("event")
    .selectAll()
    // The table's days are in the event's own time zone, which is at most a day away.
    .where("lastDay", ">=", dayAfter(from, -1))
    .where("firstDay", "<=", dayAfter(to, 1));
  if (clientId !== undefined) query = query.where("clientId", "=", clientId);
  const rows = await query.execute();
  const clients = await clientRefs(records, rows);
  return rows
    .map((row) => ({ ...eventOf(row), client: clients.get(row.clientId) }))
    .map((event) => ({ event, days: daysOf(event, timeZone) }))
    .filter(({ days }) => days.first <= to && days.last >= from)
    .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
    .map(({ event }) => event);
}

const orderOf = ({ days, event }: { days: { first: string }; event: PortalEvent }) =>
  `${days.first} ${"start" in event ? event.start : ""}`;

function daysOf(event: PortalEvent, timeZone: string): { first: string; last: string } {
  if ("day" in event) return { first: event.day, last: event.day };
  // An event that ends at midnight is not on the next day.
  const lastMoment = Math.max(Date.parse(event.start), Date.parse(event.end) - 1);
  return {
    first: dayAt(new Date(event.start), timeZone),
    last: dayAt(new Date(lastMoment), timeZone),
  };
}

/** One event with its client. @throws 404 */
export async function readEvent(records: Database, id: string): Promise<PortalEvent> {
  const row = await readEventRow(records, id);
  const clients = await clientRefs(records, [row]);
  return { ...eventOf(row), client: clients.get(row.clientId) };
}

/** @throws 404 */
export async function readEventRow(records: Database, id: string): Promise<EventRow> {
  const row = await records.selectFrom("event").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/**
 * A client requests a time, in the property's time zone.
 *
 * @throws 400 if the property is not theirs, or the time has passed or doesn't exist that day
 */
export async function requestTime(
  records: Database,
  clientId: string,
  request: TimeRequest,
  now: Date = new Date(),
): Promise<{ event: PortalEvent; property: string }> {
  const property = await findPropertyOf(records, clientId, request.dealId);
  if (!property) throw failed("dealId", "You no longer have access to this property.");
  const event: PortalEvent = {
    id: randomUUID(),
    kind: request.kind,
    title: request.kind === "viewing" ? "Property viewing" : `Call with ${broker.name}`,
    dealId: request.dealId,
    ...(request.kind === "call" ? { location: "By phone" } : {}),
    ...(request.note ? { note: request.note } : {}),
    status: "requested",
    isRequest: true,
    clientId,
    ...futureTime(request, property.timeZone, now),
  };
  await records
    .insertInto("event")
    .values({ ...eventRow(event), clientId })
    .execute();
  return { event, property: property.name };
}

export const timePassed = "This time has passed.";

const changedProposal = () =>
  new Failure(409, "This proposal has changed. Please review it again.");

/**
 * A client accepts the broker's proposed time.
 *
 * @param start the time they have seen; the broker may have proposed another since
 * @throws 404, or 409 if it is no longer proposed or has passed
 */
export async function acceptProposal(
  records: Database,
  id: string,
  start: string,
  now: Date = new Date(),
): Promise<PortalEvent> {
  const accepted = await records
    .updateTable("event")
    .set({ status: "confirmed" })
    .where("id", "=", id)
    .where("status", "=", "proposed")
    .where("startsAt", "=", start)
    .where("startsAt", ">=", now.toISOString())
    .returningAll()
    .executeTakeFirst();
  if (accepted) return eventOf(accepted);
  const { startsAt, status } = await readEventRow(records, id);
  if (status === "proposed" && startsAt === start) throw new Failure(409, timePassed);
  throw changedProposal();
}

/**
 * A client declines the broker's proposed time, which removes the event.
 *
 * @param start the time they have seen; the broker may have proposed another since
 * @throws 404, or 409 if it is no longer proposed
 */
export async function declineProposal(
  records: Database,
  id: string,
  start: string,
): Promise<EventRow> {
  const declined = await records
    .deleteFrom("event")
    .where("id", "=", id)
    .where("status", "=", "proposed")
    .where("startsAt", "=", start)
    .returningAll()
    .executeTakeFirst();
  if (declined) return declined;
  await readEventRow(records, id);
  throw changedProposal();
}

/**
 * Removes an event: a client their own unanswered request, a broker any.
 *
 * @throws 404, or 409 if the request was answered
 */
export async function removeEvent(
  records: Database,
  id: string,
  role: "client" | "broker",
): Promise<EventRow> {
  let query = records.deleteFrom("event").where("id", "=", id).returningAll();
  if (role === "client") query = query.where("status", "=", "requested");
  const removed = await query.executeTakeFirst();
  if (removed) return removed;
  const { status } = await readEventRow(records, id);
  throw new Failure(
    409,
    status === "confirmed"
      ? "This event is confirmed and can’t be withdrawn here."
      : "This request was just answered. Please review it again.",
  );
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

/**
 * A form's day and time in a time zone.
 *
 * @throws 400, by field, if the time doesn't exist that day
 */
export function timeOnDay(
  day: string,
  time: string,
  { field, timeZone }: { field: string; timeZone: string },
): Date {
  const [instant] = instantsAt(day, time, timeZone);
  if (!instant) {
    throw failed(
      field,
      "This time doesn’t exist that day (daylight saving). Please choose another.",
    );
  }
  return new Date(instant);
}

const failed = (field: string, sentence: string) =>
  new Failure(400, sentence, { [field]: sentence });
