import { eventSchema, type PortalEvent } from "@frontage/records/schemas/event";
import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { dayAt } from "../time/clock.ts";

type EventRow = Selectable<Tables["event"]>;

/** An event as a table row written now, with its first and last day in its own time zone. */
export function eventRow(
  event: PortalEvent,
): Omit<EventRow, "clientId" | "remindedFor" | "sequence"> {
  const { answer = null, attendees = null, id, kind, location = null, note = null } = event;
  const { endedBy = null, reason = null, status, title, version } = event;
  const common = {
    id,
    kind,
    title,
    dealId: event.dealId ?? null,
    location,
    attendees,
    note,
    status,
    isOwn: event.isRequest ? (1 as const) : (0 as const),
    answer,
    endedBy,
    reason,
    version,
    revisedAt: new Date().toISOString(),
  };
  if ("day" in event) {
    const { day } = event;
    return {
      ...common,
      day,
      startsAt: null,
      endsAt: null,
      timeZone: null,
      requestedStart: null,
      changeStart: null,
      changeEnd: null,
      changeBy: null,
      changeNote: null,
      firstDay: day,
      lastDay: day,
    };
  }
  const { change, end, requestedStart = null, start, timeZone } = event;
  // An event that ends at midnight is not on the next day.
  const lastMoment = Math.max(Date.parse(start), Date.parse(end) - 1);
  return {
    ...common,
    day: null,
    startsAt: start,
    endsAt: end,
    timeZone,
    requestedStart,
    changeStart: change?.start ?? null,
    changeEnd: change?.end ?? null,
    changeBy: change?.by ?? null,
    changeNote: change?.note ?? null,
    firstDay: dayAt(new Date(start), timeZone),
    lastDay: dayAt(new Date(lastMoment), timeZone),
  };
}

/** When an event starts: its day, or the instant. */
export function startOf(event: PortalEvent): string {
  return "day" in event ? event.day : event.start;
}

/** Whether an event's time, place or status differ, which calendar apps count. */
export function isRescheduled(before: PortalEvent, event: PortalEvent): boolean {
  const slotOf = (it: PortalEvent) =>
    JSON.stringify([
      "day" in it ? it.day : [Date.parse(it.start), Date.parse(it.end)],
      it.location ?? "",
      it.dealId ?? "",
      it.status,
    ]);
  return slotOf(before) !== slotOf(event);
}

/** The event of a row, validated. */
export function eventOf(row: EventRow): PortalEvent {
  const { day, dealId, endsAt, isOwn, requestedStart, startsAt, timeZone } = row;
  const { answer, attendees, clientId, id, kind, location, note, status, title } = row;
  const { changeBy, changeEnd, changeNote, changeStart, endedBy, reason, version } = row;
  return eventSchema.parse({
    id,
    clientId,
    kind,
    title,
    status,
    version,
    ...(isOwn === 1 ? { isRequest: true } : {}),
    ...(dealId === null ? {} : { dealId }),
    ...(location === null ? {} : { location }),
    ...(attendees === null ? {} : { attendees }),
    ...(note === null ? {} : { note }),
    ...(answer === null ? {} : { answer }),
    ...(endedBy === null ? {} : { endedBy }),
    ...(reason === null ? {} : { reason }),
    ...(changeStart === null
      ? {}
      : {
          change: {
            start: changeStart,
            end: changeEnd,
            by: changeBy,
            ...(changeNote === null ? {} : { note: changeNote }),
          },
        }),
    ...(requestedStart === null ? {} : { requestedStart }),
    ...(day === null ? { start: startsAt, end: endsAt, timeZone } : { day }),
  });
}
