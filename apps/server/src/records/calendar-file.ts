import { broker } from "@frontage/content/broker";
import { dashboardPaths } from "@frontage/content/dashboard";
import { eventKindNames } from "@frontage/content/record-names";
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import type { Database } from "../database/open-database.ts";
import { dayAfter } from "./clock.ts";
import { eventOf } from "./event-rows.ts";
import { today } from "./today.ts";

/** A calendar keeps what has passed for a year; that, and more than anybody plans, is the whole of it. */
const pastDays = 366;
const eventsMax = 2000;

export type CalendarFileOptions = {
  /** One event alone. */
  id?: string;
  /** Where the product is: "https://broker.example.com". */
  origin: string;
  now?: Date;
};

/**
 * The events that `records` shows as an iCalendar file (RFC 5545), by the rules of the
 * dashboard's own: times in UTC, deadlines and milestones as whole days, and a UID that
 * stays, so that what is imported twice is updated.
 *
 * @returns undefined where one event was asked for that is not there
 */
export async function calendarFile(
  records: Database,
  { id, now = new Date(), origin }: CalendarFileOptions,
): Promise<string | undefined> {
  let query = records
    .selectFrom("event")
    .leftJoin("deal", "deal.id", "event.dealId")
    .leftJoin("property", "property.id", "deal.propertyId")
    .selectAll("event")
    .select(["property.name", "property.city", "property.region"])
    .orderBy("event.lastDay", "desc")
    .limit(eventsMax);
  query =
    id === undefined
      ? query.where("event.lastDay", ">=", dayAfter(today(now), -pastDays))
      : query.where("event.id", "=", id);
  const rows = await query.execute();
  if (id !== undefined && rows.length === 0) return undefined;

  const host = new URL(broker.website.url).hostname;
  const calendar = ical({
    name: broker.businessName,
    prodId: { company: broker.businessName, product: "Client dashboard", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { city, name, region, ...row } of rows) {
    const event = eventOf(row);
    const isWholeDay = "day" in event;
    calendar.createEvent({
      id: `${event.id}@${host}`,
      stamp: now,
      summary: name ? `${event.title}, ${name}` : event.title,
      ...(isWholeDay
        ? // The end of whole days is the day after the last (RFC 5545, 3.6.1).
          { allDay: true, start: new Date(event.day), end: new Date(dayAfter(event.day, 1)) }
        : { start: new Date(event.start), end: new Date(event.end) }),
      location:
        [event.location, name && `${name}, ${city}, ${region}`].filter(Boolean).join(", ") || null,
      description: [event.note, event.answer].filter(Boolean).join("\n\n") || null,
      categories: [{ name: eventKindNames[event.kind] }],
      status: event.status === "confirmed" ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      // A date to remember leaves the day free.
      transparency: isWholeDay ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      url: `${origin}${dashboardPaths.calendar}?event=${event.id}`,
    });
  }
  return calendar.toString();
}
