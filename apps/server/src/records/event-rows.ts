import { eventSchema, type PortalEvent } from "@frontage/content/schemas/event";
import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { dayAt } from "./clock.ts";

type EventRow = Omit<Selectable<Tables["event"]>, "clientId" | "isOwn">;

/** An event as the table keeps it, with the days that it touches on its own clock. */
export function eventRow(event: PortalEvent): EventRow {
  const { id, kind, location = null, note = null, propertyId = null, status, title } = event;
  const common = { id, kind, title, dealId: propertyId, location, note, status };
  if ("day" in event) {
    const { day } = event;
    return {
      ...common,
      day,
      startsAt: null,
      endsAt: null,
      timeZone: null,
      firstDay: day,
      lastDay: day,
    };
  }
  const { end, start, timeZone } = event;
  // What ends at midnight does not touch the day after.
  const lastMoment = Math.max(Date.parse(start), Date.parse(end) - 1);
  return {
    ...common,
    day: null,
    startsAt: start,
    endsAt: end,
    timeZone,
    firstDay: dayAt(new Date(start), timeZone),
    lastDay: dayAt(new Date(lastMoment), timeZone),
  };
}

/** The event of a row, checked. */
export function eventOf(row: EventRow): PortalEvent {
  const { day, dealId, endsAt, id, kind, location, note, startsAt, status, timeZone, title } = row;
  return eventSchema.parse({
    id,
    kind,
    title,
    status,
    ...(dealId === null ? {} : { propertyId: dealId }),
    ...(location === null ? {} : { location }),
    ...(note === null ? {} : { note }),
    ...(day === null ? { start: startsAt, end: endsAt, timeZone } : { day }),
  });
}
