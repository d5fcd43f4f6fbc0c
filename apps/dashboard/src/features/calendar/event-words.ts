import { eventKindNames } from "@frontage/content/record-names";
import type { PortalEvent } from "@frontage/content/schemas/event";
import type { Property } from "@frontage/content/schemas/property";

import { clockInWords, shiftDay } from "../../lib/dates.ts";
import { daysTouched, isSameClock, placeOf, spanOnBothClocks } from "../../lib/time-zones.ts";

/** What every part of the calendar needs to know to put an event on the page. */
export type Reader = {
  now: Date;
  /** The day on the reader's clock. */
  today: string;
  timeZone: string;
  properties: ReadonlyMap<string, Property>;
};

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
  if (event.status === "requested") return "requested";
  const over = isOver(event, reader);
  if (event.kind === "deadline") return over ? "caution" : "accent";
  return event.kind === "viewing" && !over ? "accent" : "neutral";
}

/** In a word or two: "Viewing", "Requested call", "Deadline, passed". */
export function kindInWords(event: PortalEvent, reader: Pick<Reader, "now" | "today">): string {
  const kind = eventKindNames[event.kind];
  if (event.status === "requested") return `Requested ${kind.toLowerCase()}`;
  return event.kind === "deadline" && isOver(event, reader) ? `${kind}, passed` : kind;
}

/** The start in a few words, line by line: "10am", or "10am in Chicago" and "8am for you". */
export function startInWords(event: PortalEvent, timeZone: string): string[] {
  if ("day" in event) return [];
  const there = clockInWords(event.start, event.timeZone);
  if (isSameClock(event.start, event.timeZone, timeZone)) return [there];
  return [
    `${there} in ${placeOf(event.timeZone)}`,
    `${clockInWords(event.start, timeZone)} for you`,
  ];
}

/** When, in one line beside a date: "Tomorrow, 10am to 2pm", "Today, all day". */
export function timeInWords(event: PortalEvent, { timeZone, today }: Reader): string {
  const time = "day" in event ? "all day" : spanOnBothClocks(event, timeZone);
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
