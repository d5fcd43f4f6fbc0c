import { broker } from "@frontage/content/broker";
import { dashboardPaths } from "@frontage/content/dashboard";
import type { PortalEvent, TimeRequest } from "@frontage/content/schemas/event";
import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { Failure, notFound } from "../api/failure.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { dayAfter, dayAt, momentAt } from "./clock.ts";
import { eventOf, eventRow } from "./event-rows.ts";

type EventRow = Selectable<Tables["event"]>;

/** Where the dashboard shows an event. */
export const eventPath = (id: string) => `${dashboardPaths.calendar}?event=${id}`;

/**
 * The events that touch the days, both included, on the reader's clock; in order,
 * whole days before what has a time.
 *
 * @param options.timeZone whose midnight ends a day
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
  const rows = await records
    .selectFrom("event")
    .selectAll()
    // The days of the table are of the event's own clock, which is at most a day away.
    .where("lastDay", ">=", dayAfter(from, -1))
    .where("firstDay", "<=", dayAfter(to, 1))
    .$if(clientId !== undefined, (query) => query.where("clientId", "=", clientId ?? ""))
    .execute();
  return rows
    .map(eventOf)
    .map((event) => ({ event, days: daysTouched(event, timeZone) }))
    .filter(({ days }) => days.first <= to && days.last >= from)
    .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
    .map(({ event }) => event);
}

const orderOf = ({ days, event }: { days: { first: string }; event: PortalEvent }) =>
  `${days.first} ${"start" in event ? event.start : ""}`;

function daysTouched(event: PortalEvent, timeZone: string): { first: string; last: string } {
  if ("day" in event) return { first: event.day, last: event.day };
  // What ends at midnight does not touch the day after.
  const lastMoment = Math.max(Date.parse(event.start), Date.parse(event.end) - 1);
  return {
    first: dayAt(new Date(event.start), timeZone),
    last: dayAt(new Date(lastMoment), timeZone),
  };
}

/** @throws 404 where the person sees no such event */
export async function readEventRow(records: Database, id: string): Promise<EventRow> {
  const row = await records.selectFrom("event").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/**
 * A client asks for a time, on the clock of the property.
 *
 * @throws 400 where the property is none of theirs, or the time is skipped or over
 */
export async function requestTime(
  records: Database,
  clientId: string,
  request: TimeRequest,
  now: Date = new Date(),
): Promise<{ event: PortalEvent; property: string }> {
  const place = await placeOf(records, clientId, request.propertyId);
  if (!place) throw failed("propertyId", "This property is no longer among yours.");
  const event: PortalEvent = {
    id: randomUUID(),
    kind: request.kind,
    title: request.kind === "viewing" ? "Property viewing" : `Call with ${broker.name}`,
    propertyId: request.propertyId,
    ...(request.kind === "call" ? { location: "By phone" } : {}),
    ...(request.note ? { note: request.note } : {}),
    status: "requested",
    isRequest: true,
    clientId,
    ...timeAhead(request, place.timeZone, now),
  };
  await records
    .insertInto("event")
    .values({ ...eventRow(event), clientId })
    .execute();
  return { event, property: place.name };
}

/** Said of a time that nobody can keep any more. */
export const passedSentence = "This time has passed.";

const changedProposal = () =>
  new Failure(409, "This proposal has changed. Please look at it again.");

/**
 * A client accepts the time that the broker has proposed instead of theirs.
 *
 * @param start the one they have read; the broker may have proposed another since
 * @throws 404 where the person sees none, 409 where another time is proposed, or none any
 *   more, or the time has passed
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
  if (status === "proposed" && startsAt === start) throw new Failure(409, passedSentence);
  throw changedProposal();
}

/**
 * A client declines the time that the broker has proposed; the date is gone with it.
 *
 * @param start the one they have read; the broker may have proposed another since
 * @throws 404 where the person sees none, 409 where another time is proposed, or none any more
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
 * Takes an event away: a client a request of theirs that is not answered, a broker any.
 *
 * @throws 404 where the person sees none, 409 where it is answered
 */
export async function removeEvent(
  records: Database,
  id: string,
  role: "client" | "broker",
): Promise<EventRow> {
  const removed = await records
    .deleteFrom("event")
    .where("id", "=", id)
    .$if(role === "client", (query) => query.where("status", "=", "requested"))
    .returningAll()
    .executeTakeFirst();
  if (removed) return removed;
  const { status } = await readEventRow(records, id);
  throw new Failure(
    409,
    status === "confirmed"
      ? "This event is confirmed, so it cannot be withdrawn here."
      : "This event has just been answered. Please look at it again.",
  );
}

/** A client's property, and the clock there; nothing where it is none of theirs. */
export async function placeOf(
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
 * From when to when a time lasts that somebody asks for or proposes, on the clock it is meant on.
 *
 * @throws 400, by field, where it is over or the clock skips it
 */
export function timeAhead(
  { day, minutes, time }: Pick<TimeRequest, "day" | "minutes" | "time">,
  timeZone: string,
  now: Date = new Date(),
): { start: string; end: string; timeZone: string } {
  const start = momentOn(day, time, { field: "time", timeZone });
  if (start < now) throw failed("time", passedSentence);
  const end = new Date(start.getTime() + Number(minutes) * 60_000);
  return { start: start.toISOString(), end: end.toISOString(), timeZone };
}

/**
 * The moment of a form's time.
 *
 * @throws 400, by the field, where the clock skips it
 */
export function momentOn(
  day: string,
  time: string,
  { field, timeZone }: { field: string; timeZone: string },
): Date {
  const moment = momentAt(day, time, timeZone);
  if (!moment) {
    throw failed(field, "The clocks skip this time on that day. Please choose another.");
  }
  return moment;
}

const failed = (field: string, sentence: string) =>
  new Failure(400, sentence, { [field]: sentence });
