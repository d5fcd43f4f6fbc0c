import { dealOfferPath, dealPath, documentRequestPath } from "@frontage/content/dashboard";
import { eventKindNames } from "@frontage/records/record-names";
import { hasEnded, type PortalEvent } from "@frontage/records/schemas/event";
import type { Deal, DealPlace } from "@frontage/records/schemas/deal";
import type { DocumentRequest } from "@frontage/records/schemas/document-request";

import {
  daysBetween,
  formatClock,
  formatDay,
  formatTime,
  isNear,
  shiftDay,
  timeIn,
} from "../../time/dates.ts";
import { cityOf, daysTouched, formatSpanInBothZones, isSameClock } from "../../time/time-zones.ts";

/** The reader's time and deals, which every part that shows an event needs. */
export type Viewer = {
  now: Date;
  /** In the viewer's time zone. */
  today: string;
  timeZone: string;
  deals: ReadonlyMap<string, DealPlace>;
};

/** An event, or what leads to another page than an event's dialog. */
export type Entry = PortalEvent & { path?: string };

/** The ends of listing agreements, and of offers for the listings, as deadlines that lead there. */
export function expiriesOf(deals: readonly Pick<Deal, "client" | "id" | "otherDates">[]): Entry[] {
  return deals.flatMap(({ client, id, otherDates = [] }) => {
    // Those of its events are in the calendar already.
    const expiries = otherDates.filter(({ source }) => source !== "event");
    const together = Map.groupBy(
      expiries,
      ({ day, label, time }) => `${id} ${day} ${time} ${label}`,
    );
    return [...together].flatMap(([key, [first, ...others]]): Entry[] => {
      if (!first) return [];
      const { day, label, offerId, source, time } = first;
      const offersPath = `${dealPath(id)}#offers`;
      return [
        {
          id: key,
          kind: "deadline",
          status: "confirmed",
          day,
          ...(time !== undefined && { time }),
          title: others.length === 0 ? label : label.replace(" expires", "s expire"),
          dealId: id,
          client,
          version: 1,
          path:
            source !== "offer"
              ? dealPath(id)
              : offerId === undefined || others.length > 0
                ? offersPath
                : dealOfferPath(id, offerId),
        },
      ];
    });
  });
}

/**
 * The days by which the client is to send requested documents, as deadlines that lead there.
 *
 * @param from "2026-07-14", for those that aren't over
 */
export const dueDaysOf = (
  requests: readonly DocumentRequest[],
  from = "",
): (Entry & { day: string })[] =>
  requests.flatMap(({ client, dealId, dueDay, id, label, status }) =>
    status !== "requested" || dueDay === undefined || dueDay < from
      ? []
      : {
          id,
          kind: "deadline",
          status: "confirmed",
          day: dueDay,
          title: `${label} due`,
          dealId,
          client,
          version: 1,
          path: documentRequestPath(dealId, id),
        },
  );

/** Sorts events by day and time; those of the whole day come first. */
export const orderOf = (event: PortalEvent, timeZone: string): string =>
  `${dayOfEvent(event, timeZone)} ${"start" in event ? timeIn(event.start, timeZone) : (event.time ?? "")}`;

/** The events on a day, which begins and ends as in this time zone. */
export function eventsOn(day: string, events: readonly Entry[], timeZone: string): Entry[] {
  return events.filter((event) => {
    const { first, last } = daysTouched(event, timeZone);
    return first <= day && day <= last;
  });
}

/** The day on which an event starts, in a time zone. */
export function dayOfEvent(event: PortalEvent, timeZone: string): string {
  return daysTouched(event, timeZone).first;
}

/** Whether an event is over. An all-day event ends with its day, a key date when it is done. */
export function isOver(event: PortalEvent, { now, today }: Pick<Viewer, "now" | "today">): boolean {
  if (event.isDone) return true;
  return "day" in event ? event.day < today : Date.parse(event.end) <= now.getTime();
}

/** Whether the calendar leaves an event out: a stage that was reached, or a date that was met. */
export const isFinished = (event: PortalEvent, today: string): boolean =>
  event.isDone === true || (event.kind === "milestone" && event.day < today);

export type EventTone = "accent" | "caution" | "date" | "neutral" | "requested";

/**
 * The color of an event: "date" for deadlines and milestones, accent for deadlines within three
 * days, caution for missed ones. The label says whether one was missed.
 */
export function toneOf(event: PortalEvent, viewer: Pick<Viewer, "now" | "today">): EventTone {
  if (hasEnded(event)) return "neutral";
  if (event.status !== "confirmed") return "requested";
  if ("start" in event || event.isDone) return "neutral";
  if (event.kind === "milestone") return "date";
  if (isOver(event, viewer)) return "caution";
  return isNear(daysBetween(viewer.today, event.day)) ? "accent" : "date";
}

/** The verb for a confirmed event that was ended: all-day events aren't "canceled". */
export function removedWord(event: PortalEvent): "canceled" | "removed" {
  return "day" in event ? "removed" : "canceled";
}

/**
 * An event's kind or status: "Call", "Requested", "Proposed", "Canceled", "Deadline, passed",
 * "Deadline, done". Its title has the name.
 */
export function formatKind(event: PortalEvent, viewer: Pick<Viewer, "now" | "today">): string {
  const kind = eventKindNames[event.kind];
  if (event.status === "requested") return "Requested";
  if (event.status === "proposed") return "Proposed";
  if (event.status === "canceled") return inTitle(removedWord(event));
  if (hasEnded(event)) return inTitle(event.status);
  if ("start" in event && event.change) return `${kind}, new time proposed`;
  if (event.isDone) return `${kind}, done`;
  return event.kind === "deadline" && isOver(event, viewer) ? `${kind}, passed` : kind;
}

const inTitle = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * An event's time on one of its days, in the viewer's time zone: "10pm", on the next day "to 2am";
 * undefined for an all-day event, and for a time of another zone, which `formatWhere` names.
 */
export function formatTimeOn(
  day: string,
  event: PortalEvent,
  viewer: Pick<Viewer, "deals" | "timeZone">,
): string | undefined {
  const { timeZone } = viewer;
  if ("day" in event) {
    return event.time && !timeThere(event, viewer) ? formatClock(event.time) : undefined;
  }
  const { first, last } = daysTouched(event, timeZone);
  if (day === first) return formatTime(event.start, timeZone);
  return day === last ? `to ${formatTime(event.end, timeZone)}` : "all day";
}

/** An event's start and title on one of its days: "10am Tour", "Due diligence". */
export const formatEntry = (day: string, event: PortalEvent, viewer: Viewer): string =>
  [formatTimeOn(day, event, viewer), event.title].filter(Boolean).join(" ");

/** When an event starts or is due at its place, if clocks differ from the viewer's: "5pm in Chicago". */
function timeThere(
  event: PortalEvent,
  { deals, timeZone }: Pick<Viewer, "deals" | "timeZone">,
): string | undefined {
  if ("start" in event) {
    return isSameClock(event.start, event.timeZone, timeZone)
      ? undefined
      : `${formatTime(event.start, event.timeZone)} in ${cityOf(event.timeZone)}`;
  }
  const there = event.dealId && deals.get(event.dealId)?.timeZone;
  return !event.time || !there || isSameClock(`${event.day}T${event.time}Z`, there, timeZone)
    ? undefined
    : `${formatClock(event.time)} in ${cityOf(there)}`;
}

/**
 * An event's place, after its status if it isn't confirmed, and its time there: "Requested, 48
 * Example Road, 5pm in Chicago".
 */
export function formatWhere(event: PortalEvent, viewer: Viewer): string {
  const isOpen = event.status !== "confirmed" || ("change" in event && event.change);
  return [isOpen && formatKind(event, viewer), formatPlace(event, viewer), timeThere(event, viewer)]
    .filter(Boolean)
    .join(", ");
}

/**
 * An event in one line: "Call, 48 Example Road, 10am to 2pm in Chicago, 8am to 12pm for you".
 *
 * @param day the day of the event on which it is shown
 */
export function formatSummary(event: PortalEvent, viewer: Viewer, day: string): string {
  return [formatKind(event, viewer), formatPlace(event, viewer), spanOf(event, viewer, day)]
    .filter(Boolean)
    .join(", ");
}

function spanOf(event: PortalEvent, viewer: Viewer, day: string): string {
  const { timeZone } = viewer;
  if ("day" in event) {
    return timeThere(event, viewer) ?? (event.time ? formatClock(event.time) : "all day");
  }
  const span = formatSpanInBothZones(event, timeZone);
  const first = dayOfEvent(event, timeZone);
  return day === first ? span : `from ${formatDay(first)}, ${span}`;
}

/**
 * An event's day and time: "Tomorrow, 10am to 2pm", "Today, all day" or, on the second day, "From
 * Tuesday, July 14, 10pm to 2am the next day".
 *
 * @param day the day of the event on which it is shown
 */
export function formatWhen(event: PortalEvent, viewer: Viewer, day: string): string {
  const { timeZone, today } = viewer;
  const time = spanOf(event, viewer, day);
  if (day === dayOfEvent(event, timeZone)) {
    if (day === today) return `Today, ${time}`;
    if (day === shiftDay(today, 1)) return `Tomorrow, ${time}`;
  }
  return time.replace(/^[af]/, (letter) => letter.toUpperCase());
}

/** The name of the event's deal, or its location. */
export function formatPlace(event: PortalEvent, { deals }: Viewer): string | undefined {
  return (event.dealId && deals.get(event.dealId)?.name) || event.location;
}

/** "1 event", "3 events" */
export function formatEventCount(count: number): string {
  return count === 1 ? "1 event" : `${count} events`;
}
