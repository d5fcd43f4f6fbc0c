import { broker } from "@frontage/content/broker";
import {
  endsNextDay,
  type EventChange,
  type EventForm,
  type RequestAnswer,
} from "@frontage/records/schemas/event-form";
import {
  hasEnded,
  type PortalEvent,
  type TimedEvent,
  withoutChange,
} from "@frontage/records/schemas/event";
import { randomUUID } from "node:crypto";
import { Failure, notFound } from "../http/failure.ts";
import type { Database } from "../database/open-database.ts";
import { dayAfter } from "../time/clock.ts";
import { timeOnDay } from "../http/time-on-day.ts";
import { eventRow } from "./rows.ts";
import {
  type ChangedEvent,
  eventEnded,
  findPropertyOf,
  futureTime,
  openEvent,
  timePassed,
  writeEvent,
} from "./queries.ts";

// What brokers do in clients' calendars; their `records` are every client's.

/** Adds an event to a client's calendar. @throws 404, or 400 for a time that doesn't exist that day */
export async function addEvent(
  records: Database,
  clientId: string,
  form: EventForm,
): Promise<PortalEvent> {
  const timeZone = await timeZoneOf(records, clientId, form.dealId, broker.timeZone);
  const event = { ...eventOfForm(form, { id: randomUUID(), timeZone }), clientId };
  await records
    .insertInto("event")
    .values({ ...eventRow(event), clientId })
    .execute();
  return event;
}

/**
 * Changes a confirmed event, which also settles a request for another time. The client's note with
 * a request is kept; the form's note is the broker's.
 *
 * @throws 404, 400 for a time that doesn't exist that day, 409 for an unanswered request or an
 * event that has ended
 */
export async function updateEvent(
  records: Database,
  id: string,
  { version, ...form }: EventChange,
): Promise<ChangedEvent> {
  const { before, row } = await openEvent(records, id, version);
  const { clientId, isOwn, note } = row;
  const ownZone = "timeZone" in before ? before.timeZone : broker.timeZone;
  const timeZone = await timeZoneOf(records, clientId, form.dealId, ownZone);
  if (hasEnded(before)) throw eventEnded();
  if (before.status !== "confirmed") {
    throw new Failure(409, "This time isn’t confirmed yet. Please answer the request instead.");
  }
  const values = isOwn === 1 ? { ...form, note: note ?? "" } : form;
  const event: PortalEvent = {
    ...eventOfForm(values, { id, timeZone }),
    clientId,
    ...(isOwn === 1 ? { isRequest: true, ...(form.note ? { answer: form.note } : {}) } : {}),
  };
  return { before, event: await writeEvent(records, row, event), clientId };
}

/**
 * Confirms a request, declines it, or proposes another time, which the client then answers. The
 * broker can replace a proposal, or withdraw it by declining. A client's request to move a
 * confirmed event is answered the same way; if declined, the event keeps its time.
 *
 * @throws 404, 409 if it has changed since the broker saw it, its time has passed or nothing is
 * requested; 400 for a proposed time that has passed or doesn't exist that day
 */
export async function answerRequest(
  records: Database,
  id: string,
  answer: RequestAnswer,
  now: Date = new Date(),
): Promise<ChangedEvent> {
  const { before, row } = await openEvent(records, id, answer.version);
  if (hasEnded(before)) throw eventEnded();
  if (!("start" in before)) throw nothingRequested();
  const answered =
    before.status === "confirmed"
      ? answeredChange(before, answer, now)
      : answeredRequest(before, answer, now);
  return { before, event: await writeEvent(records, row, answered), clientId: row.clientId };
}

function answeredRequest(event: TimedEvent, answer: RequestAnswer, now: Date): PortalEvent {
  const isRequested = event.status === "requested";
  if (answer.answer === "decline") {
    const status = isRequested ? "declined" : "withdrawn";
    const reason = answer.note ? { reason: answer.note } : {};
    return { ...event, status, endedBy: "broker", ...reason };
  }
  const { answer: _, ...request } = event;
  const note = answer.note ? { answer: answer.note } : {};
  if (answer.answer === "confirm") {
    if (!isRequested) throw nothingRequested();
    checkAhead(event.start, now);
    return { ...request, ...note, status: "confirmed" };
  }
  return {
    ...request,
    ...note,
    ...futureTime(answer, event.timeZone, now),
    status: "proposed",
    requestedStart: event.requestedStart ?? event.start,
  };
}

function answeredChange(event: TimedEvent, answer: RequestAnswer, now: Date): PortalEvent {
  const { change } = event;
  if (!change) throw nothingRequested();
  const note = answer.note ? { answer: answer.note } : {};
  if (answer.answer === "decline") return { ...withoutChange(event), ...note };
  if (answer.answer === "confirm") {
    if (change.by === "broker") throw nothingRequested();
    checkAhead(change.start, now);
    return { ...withoutChange(event), ...note, start: change.start, end: change.end };
  }
  const { end, start } = futureTime(answer, event.timeZone, now);
  const reason = answer.note ? { note: answer.note } : {};
  return { ...event, change: { start, end, by: "broker", ...reason } };
}

const nothingRequested = () => new Failure(409, "The client isn’t asking for a time here.");

/** @throws 409 if the requested time has passed */
function checkAhead(start: string, now: Date): void {
  if (Date.parse(start) < now.getTime()) throw new Failure(409, timePassed);
}

function eventOfForm(
  { attendees, day, from, kind, location, note, dealId, title, to }: EventForm,
  { id, timeZone }: { id: string; timeZone: string },
): PortalEvent {
  const common = {
    id,
    title,
    ...(dealId ? { dealId } : {}),
    status: "confirmed" as const,
    version: 1,
    ...(location ? { location } : {}),
    ...(note ? { note } : {}),
  };
  if (kind === "deadline" || kind === "milestone") return { ...common, kind, day };
  const endDay = endsNextDay(from ?? "", to ?? "") ? dayAfter(day, 1) : day;
  const start = timeOnDay(day, from ?? "", { field: "from", timeZone });
  const end = timeOnDay(endDay, to ?? "", { field: "to", timeZone });
  return {
    ...common,
    ...(attendees ? { attendees } : {}),
    kind,
    start: start.toISOString(),
    end: end.toISOString(),
    timeZone,
  };
}

/**
 * The property's time zone, or the given one without a property. @throws 404 if the client has no
 * such deal
 */
async function timeZoneOf(
  records: Database,
  clientId: string,
  dealId: string,
  withoutProperty: string,
): Promise<string> {
  if (dealId === "") return withoutProperty;
  const property = await findPropertyOf(records, clientId, dealId);
  if (!property) throw notFound();
  return property.timeZone;
}
