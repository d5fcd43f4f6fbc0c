import { eventPath } from "@frontage/content/dashboard";
import { broker } from "@frontage/content/broker";
import { eventKindNames } from "@frontage/records/record-names";
import { hasEnded, type PortalEvent } from "@frontage/records/schemas/event";
import type { DealPlace } from "@frontage/records/schemas/deal";
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";

import { shiftDay } from "../time/dates.ts";

type CalendarFileOptions = {
  deals: ReadonlyMap<string, DealPlace>;
  /** The dashboard's origin, for links back from a calendar app. */
  origin: string;
  /** The file's date of creation. */
  now: Date;
};

/**
 * Writes events as an iCalendar file (RFC 5545). Times are in UTC, so that no calendar app shifts
 * them; deadlines and milestones are all-day, the same in every time zone. An event keeps its UID,
 * so importing it again updates it.
 */
export function calendarFile(
  events: readonly PortalEvent[],
  { now, origin, deals }: CalendarFileOptions,
): string {
  const host = new URL(broker.website.url).hostname;
  const calendar = ical({
    name: broker.businessName,
    prodId: { company: broker.businessName, product: "Client dashboard", language: "EN" },
    method:
      events.length > 0 && events.every(hasEnded)
        ? ICalCalendarMethod.CANCEL
        : ICalCalendarMethod.PUBLISH,
  });
  for (const event of events) {
    const deal = event.dealId ? deals.get(event.dealId) : undefined;
    const address = deal && `${deal.name}, ${deal.place}`;
    const isAllDay = "day" in event;
    calendar.createEvent({
      id: `${event.id}@${host}`,
      stamp: now,
      sequence: event.version - 1,
      organizer: { name: broker.name, email: broker.email },
      summary: deal ? `${event.title}, ${deal.name}` : event.title,
      ...(isAllDay
        ? // The end of whole days is the day after the last (RFC 5545, 3.6.1).
          { allDay: true, start: new Date(event.day), end: new Date(shiftDay(event.day, 1)) }
        : { start: new Date(event.start), end: new Date(event.end) }),
      // Calls have no location.
      location:
        [event.location, event.kind !== "call" && address].filter(Boolean).join(", ") || null,
      description: [event.note, event.answer, event.reason].filter(Boolean).join("\n\n") || null,
      categories: [{ name: eventKindNames[event.kind] }],
      status: statusOf(event),
      // All-day events don't block the day.
      transparency: isAllDay ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      url: origin + eventPath(event.id),
    });
  }
  return calendar.toString();
}

function statusOf(event: PortalEvent): ICalEventStatus {
  if (hasEnded(event)) return ICalEventStatus.CANCELLED;
  return event.status === "confirmed" ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}
