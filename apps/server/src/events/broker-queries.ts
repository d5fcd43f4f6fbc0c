import { endsNextDay, type EventForm, type RequestAnswer } from "@frontage/content/schemas/client";
import type { PortalEvent } from "@frontage/content/schemas/event";
import { randomUUID } from "node:crypto";
import { Failure, notFound } from "../http/failure.ts";
import type { Database } from "../database/open-database.ts";
import { dayAfter } from "../time/clock.ts";
import { eventOf, eventRow } from "./rows.ts";
import { timeOnDay, timePassed, findPropertyOf, readEventRow, futureTime } from "./queries.ts";

// What brokers do in clients' calendars; their `records` are every client's.

/** Adds an event to a client's calendar. @throws 404, or 400 for a time that doesn't exist that day */
export async function addEvent(
  records: Database,
  clientId: string,
  form: EventForm,
): Promise<PortalEvent> {
  const timeZone = await timeZoneOf(records, clientId, form.dealId);
  const event = { ...eventOfForm(form, { id: randomUUID(), timeZone }), clientId };
  await records
    .insertInto("event")
    .values({ ...eventRow(event), clientId })
    .execute();
  return event;
}

/**
 * Changes a confirmed event. The client's note with a request is kept; the form's note is the
 * broker's.
 *
 * @throws 404, 400 for a time that doesn't exist that day, 409 for an unanswered request
 */
export async function updateEvent(
  records: Database,
  id: string,
  form: EventForm,
): Promise<{ event: PortalEvent; clientId: string }> {
  const row = await readEventRow(records, id);
  const { clientId, isOwn, note } = row;
  const timeZone = await timeZoneOf(records, clientId, form.dealId);
  const values = isOwn === 1 ? { ...form, note: note ?? "" } : form;
  const event: PortalEvent = {
    ...eventOfForm(values, { id, timeZone }),
    clientId,
    ...(isOwn === 1 ? { isRequest: true, ...(form.note ? { answer: form.note } : {}) } : {}),
  };
  const changed = await records
    .updateTable("event")
    .set(eventRow(event))
    .where("id", "=", id)
    .where("status", "=", "confirmed")
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) {
    throw new Failure(409, "This time isn’t confirmed yet. Please answer the request instead.");
  }
  return { event, clientId };
}

/**
 * Confirms a request, declines (and removes) it, or proposes another time, which the client then
 * accepts or declines. The broker can replace a proposal, or withdraw it by declining.
 *
 * @returns the event, as it is now or was before it was declined
 * @throws 404, also if the request was answered; 409 if its time has passed; 400 for a
 *   proposed time that has passed or doesn't exist that day
 */
export async function answerRequest(
  records: Database,
  id: string,
  answer: RequestAnswer,
  now: Date = new Date(),
): Promise<{ event: PortalEvent; clientId: string }> {
  const row = await readEventRow(records, id);
  const event = eventOf(row);
  const { clientId } = row;
  const note = answer.note ? { answer: answer.note } : {};
  if (answer.answer === "decline") {
    const declined = await records
      .deleteFrom("event")
      .where("id", "=", id)
      .where("status", "in", ["requested", "proposed"])
      .executeTakeFirst();
    if (declined.numDeletedRows === 0n) throw notFound();
    return { event, clientId };
  }
  if (event.kind === "milestone" || event.kind === "deadline") throw notFound();
  const isRequested = event.status === "requested";
  if (answer.answer === "confirm" && isRequested && Date.parse(event.start) < now.getTime()) {
    throw new Failure(409, timePassed);
  }

  const { answer: _, ...request } = event;
  const answered: PortalEvent =
    answer.answer === "confirm"
      ? { ...request, ...note, status: "confirmed" }
      : {
          ...request,
          ...note,
          ...futureTime(answer, event.timeZone, now),
          status: "proposed",
          requestedStart: event.requestedStart ?? event.start,
        };
  const changed = await records
    .updateTable("event")
    .set(eventRow(answered))
    .where("id", "=", id)
    .where("status", "in", answer.answer === "confirm" ? ["requested"] : ["requested", "proposed"])
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw notFound();
  return { event: answered, clientId };
}

function eventOfForm(
  { day, from, kind, location, note, dealId, title, to }: EventForm,
  { id, timeZone }: { id: string; timeZone: string },
): PortalEvent {
  const common = {
    id,
    title,
    dealId,
    status: "confirmed" as const,
    ...(location ? { location } : {}),
    ...(note ? { note } : {}),
  };
  if (kind === "deadline" || kind === "milestone") return { ...common, kind, day };
  const endDay = endsNextDay(from ?? "", to ?? "") ? dayAfter(day, 1) : day;
  const start = timeOnDay(day, from ?? "", { field: "from", timeZone });
  const end = timeOnDay(endDay, to ?? "", { field: "to", timeZone });
  return { ...common, kind, start: start.toISOString(), end: end.toISOString(), timeZone };
}

async function timeZoneOf(records: Database, clientId: string, dealId: string): Promise<string> {
  const property = await findPropertyOf(records, clientId, dealId);
  if (!property) throw notFound();
  return property.timeZone;
}
