import { broker } from "@frontage/content/broker";
import { eventPath } from "@frontage/content/dashboard";
import { eventKindNames } from "@frontage/records/record-names";
import { lastEnteredDay } from "@frontage/records/schemas/record";
import { hasEnded, type PortalEvent } from "@frontage/records/schemas/event";
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import type { Database } from "../database/open-database.ts";
import { dayAfter } from "../time/clock.ts";
import { withoutRepeated } from "../due/due.ts";
import { listKeyDateEvents } from "../key-dates/queries.ts";
import { formatClock } from "../key-dates/rows.ts";
import { eventOf } from "./rows.ts";
import { listTourEvents } from "./tour-events.ts";
import { today } from "../time/today.ts";

/** A calendar includes the past year, and at most this many events. */
const pastDays = 366;
const eventsMax = 2000;

type CalendarFileOptions = {
  /** Only these events. */
  ids?: readonly string[];
  /** The product's origin: "https://broker.example.com". */
  origin: string;
  now?: Date;
  /** Absent in a file, which isn't sent to anyone. */
  message?: CalendarMessage;
};

/** How a calendar is sent: the method of the email's part, and who is invited. */
export type CalendarMessage = {
  method: "PUBLISH" | "REQUEST" | "CANCEL";
  attendee?: { name: string; email: string };
};

/** An event as calendar apps have it. */
export type CalendarEntry = Pick<PortalEvent, "id" | "kind" | "status"> & {
  /** How often its time, place or status has changed. */
  sequence: number;
  /** When anything of it last changed. */
  revisedAt: string;
  title: string;
  location: string;
  description: string;
  url: string;
} & ({ day: string } | { start: string; end: string });

/**
 * The events and key dates in `records` as an iCalendar file (RFC 5545): times in UTC, deadlines
 * and milestones as all-day events, and stable UIDs, so that importing again updates events.
 *
 * @returns undefined if events are requested and none of them exists
 */
export async function calendarFile(
  records: Database,
  { ids, message, now = new Date(), origin }: CalendarFileOptions,
): Promise<string | undefined> {
  const rows = await nearestFirst(ids, today(now), (limit, range) => {
    let query = records
      .selectFrom("event")
      .leftJoin("deal", "deal.id", "event.dealId")
      .leftJoin("property", "property.id", "deal.propertyId")
      .selectAll("event")
      .select(["property.name", "property.city", "property.region"])
      .orderBy("event.lastDay", range.isBackward ? "desc" : "asc")
      .orderBy("event.id")
      .limit(limit);
    if (range.ids) query = query.where("event.id", "in", range.ids);
    else {
      query = query.where((eb) =>
        eb.or([eb("event.day", "is", null), eb("deal.archivedAt", "is", null)]),
      );
    }
    if (range.from) query = query.where("event.lastDay", ">=", range.from);
    if (range.to) query = query.where("event.lastDay", "<=", range.to);
    return query.execute();
  });
  const entered = rows.map((row) => ({ ...row, event: eventOf(row) }));
  const keyDates = await withPlaces(
    records,
    await nearestFirst(ids, today(now), (limit, range) =>
      listKeyDateEvents(records, { ...range, limit }),
    ),
  );
  const shown = new Set(
    withoutRepeated(
      keyDates.map(({ event }) => event),
      // A date that was canceled as an event may still be due as a key date.
      entered.flatMap(({ event }) => (hasEnded(event) ? [] : [event])),
    ),
  );
  const tours = await nearestFirst(ids, today(now), (limit, range) =>
    listTourEvents(records, { ...range, limit }),
  );
  const events = [
    ...entered,
    ...keyDates.filter(({ event }) => shown.has(event)),
    // Their address is their location.
    ...tours.map((tour) => ({ ...tour, name: null, city: null, region: null })),
  ];
  if (ids !== undefined && ids.length > 0 && events.length === 0) return undefined;
  const entries = events.map(({ city, event, name, region, revisedAt, sequence }) => ({
    ...event,
    revisedAt,
    sequence,
    title: name ? `${event.title}, ${name}` : event.title,
    // A call has no location.
    location: [event.location, event.kind !== "call" && name && `${name}, ${city}, ${region}`]
      .filter(Boolean)
      .join(", "),
    description: [
      "day" in event && event.time && `By ${formatClock(event.time)} in the property’s time zone.`,
      event.note,
      event.answer,
      event.reason,
    ]
      .filter(Boolean)
      .join("\n\n"),
    url: origin + eventPath(event.id),
  }));
  return writeCalendar(entries, message);
}

/** Entries as an iCalendar file, or as the part of an email that invites to one, or cancels it. */
export function writeCalendar(
  entries: readonly CalendarEntry[],
  { attendee, method }: Partial<CalendarMessage> = {},
): string {
  const host = new URL(broker.website.url).hostname;
  const calendar = ical({
    // Otherwise apps offer to add an invitation as a calendar of its own.
    ...(attendee ? {} : { name: broker.businessName }),
    prodId: { company: broker.businessName, product: "Client dashboard", language: "EN" },
    ...(method && { method: ICalCalendarMethod[method] }),
  });
  for (const entry of entries) {
    const isAllDay = "day" in entry;
    calendar.createEvent({
      id: `${entry.id}@${host}`,
      stamp: new Date(entry.revisedAt),
      sequence: entry.sequence,
      organizer: { name: broker.name, email: broker.email },
      // A confirmed appointment expects no answer.
      ...(attendee && { attendees: [{ ...attendee, rsvp: false }] }),
      summary: `${hasEnded(entry) ? "Canceled: " : ""}${entry.title}`,
      ...(isAllDay
        ? // All-day events end on the day after their last (RFC 5545, 3.6.1).
          { allDay: true, start: new Date(entry.day), end: new Date(dayAfter(entry.day, 1)) }
        : { start: new Date(entry.start), end: new Date(entry.end) }),
      location: entry.location || null,
      description: entry.description || null,
      categories: [{ name: eventKindNames[entry.kind] }],
      status: statusOf(entry),
      // An all-day event doesn't block the day, and a canceled one doesn't block its time.
      transparency:
        isAllDay || hasEnded(entry)
          ? ICalEventTransparency.TRANSPARENT
          : ICalEventTransparency.OPAQUE,
      url: entry.url,
    });
  }
  return calendar.toString();
}

type Range = { ids?: readonly string[]; from?: string; to?: string; isBackward?: boolean };

/** The requested records, or upcoming ones and then the past year's, up to the calendar's limit. */
async function nearestFirst<Row>(
  ids: readonly string[] | undefined,
  day: string,
  list: (limit: number, range: Range) => Promise<Row[]>,
): Promise<Row[]> {
  if (ids) return ids.length > 0 ? list(ids.length, { ids }) : [];
  const ahead = await list(eventsMax, { from: day, to: lastEnteredDay });
  const room = eventsMax - ahead.length;
  if (room === 0) return ahead;
  const range = { from: dayAfter(day, -pastDays), to: dayAfter(day, -1), isBackward: true };
  return [...(await list(room, range)), ...ahead];
}

/** Key dates, with their properties and revisions. */
async function withPlaces(records: Database, events: readonly PortalEvent[]) {
  if (events.length === 0) return [];
  const rows = await records
    .selectFrom("keyDate")
    .innerJoin("deal", "deal.id", "keyDate.dealId")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select(["keyDate.id", "keyDate.revisedAt", "keyDate.version"])
    .select(["property.name", "property.city", "property.region"])
    .where(
      "keyDate.id",
      "in",
      events.map(({ id }) => id),
    )
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return events.flatMap((event) => {
    const row = rowOf.get(event.id);
    return row ? [{ ...row, sequence: row.version - 1, event }] : [];
  });
}

function statusOf(entry: Pick<PortalEvent, "status">): ICalEventStatus {
  if (hasEnded(entry)) return ICalEventStatus.CANCELLED;
  return entry.status === "confirmed" ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}
