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
};

/**
 * The events and key dates in `records` as an iCalendar file (RFC 5545): times in UTC, deadlines
 * and milestones as all-day events, and stable UIDs, so that importing again updates events.
 *
 * @returns undefined if events are requested and none of them exists
 */
export async function calendarFile(
  records: Database,
  { ids, now = new Date(), origin }: CalendarFileOptions,
): Promise<string | undefined> {
  const rows = await nearestFirst(ids, today(now), (limit, range) => {
    let query = records
      .selectFrom("event")
      .leftJoin("deal", "deal.id", "event.dealId")
      .leftJoin("property", "property.id", "deal.propertyId")
      .selectAll("event")
      .select(["property.name", "property.city", "property.region"])
      .orderBy("event.lastDay", range.isBackward ? "desc" : "asc")
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
    ...tours.map((event) => ({ event, name: null, city: null, region: null })),
  ];
  if (ids !== undefined && ids.length > 0 && events.length === 0) return undefined;

  const isCancellation = ids?.length === 1 && events.every(({ event }) => hasEnded(event));
  const host = new URL(broker.website.url).hostname;
  const calendar = ical({
    name: broker.businessName,
    prodId: { company: broker.businessName, product: "Client dashboard", language: "EN" },
    // A cancellation is about one event (RFC 5546, 3.2.5); in a list, each event's status says it.
    method: isCancellation ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  for (const { city, event, name, region } of events) {
    const isAllDay = "day" in event;
    calendar.createEvent({
      id: `${event.id}@${host}`,
      stamp: now,
      sequence: event.version - 1,
      organizer: { name: broker.name, email: broker.email },
      summary: `${hasEnded(event) ? "Canceled: " : ""}${name ? `${event.title}, ${name}` : event.title}`,
      ...(isAllDay
        ? // All-day events end on the day after their last (RFC 5545, 3.6.1).
          { allDay: true, start: new Date(event.day), end: new Date(dayAfter(event.day, 1)) }
        : { start: new Date(event.start), end: new Date(event.end) }),
      // A call has no location.
      location:
        [event.location, event.kind !== "call" && name && `${name}, ${city}, ${region}`]
          .filter(Boolean)
          .join(", ") || null,
      description:
        [
          isAllDay && event.time && `By ${formatClock(event.time)} in the property’s time zone.`,
          event.note,
          event.answer,
          event.reason,
        ]
          .filter(Boolean)
          .join("\n\n") || null,
      categories: [{ name: eventKindNames[event.kind] }],
      status: statusOf(event),
      // An all-day event doesn't block the day, and a canceled one doesn't block its time.
      transparency:
        isAllDay || hasEnded(event)
          ? ICalEventTransparency.TRANSPARENT
          : ICalEventTransparency.OPAQUE,
      url: origin + eventPath(event.id),
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

/** Key dates, with their properties. */
async function withPlaces(records: Database, events: readonly PortalEvent[]) {
  const dealIds = [...new Set(events.flatMap(({ dealId }) => (dealId ? [dealId] : [])))];
  if (dealIds.length === 0) return [];
  const places = await records
    .selectFrom("deal")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select(["deal.id", "property.name", "property.city", "property.region"])
    .where("deal.id", "in", dealIds)
    .execute();
  const placeOf = new Map(places.map((place) => [place.id, place]));
  return events.map((event) => {
    const { city = null, name = null, region = null } = placeOf.get(event.dealId ?? "") ?? {};
    return { event, name, city, region };
  });
}

function statusOf(event: PortalEvent): ICalEventStatus {
  if (hasEnded(event)) return ICalEventStatus.CANCELLED;
  return event.status === "confirmed" ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}
