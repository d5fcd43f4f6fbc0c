import { eventKindNames } from "@frontage/content/record-names";
import type { PortalEvent } from "@frontage/content/schemas/event";
import type { Property } from "@frontage/content/schemas/property";

import { clockInWords, shiftDay } from "../../lib/dates.ts";
import { daysTouched, spanOnBothClocks } from "../../lib/time-zones.ts";

/** What every part of the calendar needs to know to put an event on the page. */
export type Reader = {
  now: Date;
  /** The day on the reader's clock. */
  today: string;
  timeZone: string;
  properties: ReadonlyMap<string, Property>;
};

/** The events that touch a day, as the reader counts days. */
export function eventsOn(
  day: string,
  events: readonly PortalEvent[],
  timeZone: string,
): PortalEvent[] {
  return events.filter((event) => {
    const { first, last } = daysTouched(event, timeZone);
    return first <= day && day <= last;
  });
}

/** The day an event begins on, as the reader counts days. */
export function dayOfEvent(event: PortalEvent, timeZone: string): string {
  return daysTouched(event, timeZone).first;
}

/** Whether an event is over: its end for a time, its whole day for a date. */
export function isOver(event: PortalEvent, { now, today }: Pick<Reader, "now" | "today">): boolean {
  return "day" in event ? event.day < today : Date.parse(event.end) <= now.getTime();
}

export type EventTone = "accent" | "caution" | "neutral" | "requested";

/** Red for the viewings and deadlines ahead, caution for a deadline that has passed. A word says the same. */
export function toneOf(event: PortalEvent, reader: Pick<Reader, "now" | "today">): EventTone {
  if (event.status !== "confirmed") return "requested";
  const over = isOver(event, reader);
  if (event.kind === "deadline") return over ? "caution" : "accent";
  return event.kind === "viewing" && !over ? "accent" : "neutral";
}

/** In a word or two: "Viewing", "Requested call", "Proposed call", "Deadline, passed". */
export function kindInWords(event: PortalEvent, reader: Pick<Reader, "now" | "today">): string {
  const kind = eventKindNames[event.kind];
  if (event.status === "requested") return `Requested ${kind.toLowerCase()}`;
  if (event.status === "proposed") return `Proposed ${kind.toLowerCase()}`;
  return event.kind === "deadline" && isOver(event, reader) ? `${kind}, passed` : kind;
}

/** The start on the reader's clock, as the days are: "10am"; nothing for a whole day. */
export function startInWords(event: PortalEvent, timeZone: string): string | undefined {
  return "day" in event ? undefined : clockInWords(event.start, timeZone);
}

/** All that a row says, in one line: "Viewing, 48 Example Road, 10am to 2pm in Chicago, 8am to 12pm for you". */
export function summaryInWords(event: PortalEvent, reader: Reader): string {
  return [kindInWords(event, reader), placeInWords(event, reader), spanOf(event, reader.timeZone)]
    .filter(Boolean)
    .join(", ");
}

function spanOf(event: PortalEvent, timeZone: string): string {
  return "day" in event ? "all day" : spanOnBothClocks(event, timeZone);
}

/** When, in one line beside a date: "Tomorrow, 10am to 2pm", "Today, all day". */
export function timeInWords(event: PortalEvent, { timeZone, today }: Reader): string {
  const time = spanOf(event, timeZone);
  const day = dayOfEvent(event, timeZone);
  if (day === today) return `Today, ${time}`;
  if (day === shiftDay(today, 1)) return `Tomorrow, ${time}`;
  return time.replace(/^all/, "All");
}

/** The property's name, or else where it takes place. */
export function placeInWords(event: PortalEvent, { properties }: Reader): string | undefined {
  return (event.propertyId && properties.get(event.propertyId)?.name) || event.location;
}

/** "1 date", "3 dates" */
export function countOfDates(count: number): string {
  return count === 1 ? "1 date" : `${count} dates`;
}
