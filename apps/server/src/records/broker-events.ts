import { endsNextDay, type EventForm, type RequestAnswer } from "@frontage/content/schemas/client";
import type { PortalEvent } from "@frontage/content/schemas/event";
import { randomUUID } from "node:crypto";
import { Failure, notFound } from "../api/failure.ts";
import type { Database } from "../database/open-database.ts";
import { dayAfter } from "./clock.ts";
import { eventOf, eventRow } from "./event-rows.ts";
import { momentOn, passedSentence, placeOf, readEventRow, timeAhead } from "./events.ts";

// What a broker does to clients' calendars. `records` is the broker's: every client's rows.

/** Puts a date into a client's calendar. @throws 404, or 400 for a time the clock skips */
export async function addEvent(
  records: Database,
  clientId: string,
  form: EventForm,
): Promise<PortalEvent> {
  const timeZone = await timeZoneOf(records, clientId, form.propertyId);
  const event = { ...eventOfForm(form, { id: randomUUID(), timeZone }), clientId };
  await records
    .insertInto("event")
    .values({ ...eventRow(event), clientId })
    .execute();
  return event;
}

/**
 * Changes a date that is agreed. What the client wrote with a request stays; the form's note
 * is the broker's own.
 *
 * @returns the event and whose it is
 * @throws 404, 400 for a time the clock skips, 409 where a request waits for its answer
 */
export async function changeEvent(
  records: Database,
  id: string,
  form: EventForm,
): Promise<{ event: PortalEvent; clientId: string }> {
  const row = await readEventRow(records, id);
  const { clientId, isOwn, note } = row;
  const timeZone = await timeZoneOf(records, clientId, form.propertyId);
  const written = isOwn === 1 ? { ...form, note: note ?? "" } : form;
  const event: PortalEvent = {
    ...eventOfForm(written, { id, timeZone }),
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
    throw new Failure(409, "This time is not agreed yet. Please answer the request instead.");
  }
  return { event, clientId };
}

/**
 * Confirms a requested time, declines it, which removes it, or proposes another, which the
 * client then accepts or declines. A proposal can be replaced, or taken back by declining.
 *
 * @returns the event as it was asked for or is now, and whose it is
 * @throws 404 where there is no such request, also when it has been answered; 409 where the
 *   requested time has passed; 400 for a proposed one that has, or that the clock skips
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
  const isAsked = event.status === "requested";
  if (answer.answer === "confirm" && isAsked && Date.parse(event.start) < now.getTime()) {
    throw new Failure(409, passedSentence);
  }

  const { answer: _, ...asked } = event;
  const answered: PortalEvent =
    answer.answer === "confirm"
      ? { ...asked, ...note, status: "confirmed" }
      : {
          ...asked,
          ...note,
          ...timeAhead(answer, event.timeZone, now),
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
  { day, from, kind, location, note, propertyId, title, to }: EventForm,
  { id, timeZone }: { id: string; timeZone: string },
): PortalEvent {
  const common = {
    id,
    title,
    propertyId,
    status: "confirmed" as const,
    ...(location ? { location } : {}),
    ...(note ? { note } : {}),
  };
  if (kind === "deadline" || kind === "milestone") return { ...common, kind, day };
  const endDay = endsNextDay(from ?? "", to ?? "") ? dayAfter(day, 1) : day;
  const start = momentOn(day, from ?? "", { field: "from", timeZone });
  const end = momentOn(endDay, to ?? "", { field: "to", timeZone });
  return { ...common, kind, start: start.toISOString(), end: end.toISOString(), timeZone };
}

async function timeZoneOf(records: Database, clientId: string, dealId: string): Promise<string> {
  const place = await placeOf(records, clientId, dealId);
  if (!place) throw notFound();
  return place.timeZone;
}
