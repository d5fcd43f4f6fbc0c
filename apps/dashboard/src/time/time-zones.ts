import { tzOffset } from "@date-fns/tz/tzOffset";

import { cityOf, formatZone, inCity } from "@frontage/records/moments";

import { formatClock, formatTime, dayIn, formatDay } from "./dates.ts";

export { cityOf, formatZone, inCity };

/** ISO 8601 in UTC: "2026-07-15T15:00:00.000Z". */
type Instant = string;
/** A start and an end, with the time zone of the place (an IANA name). */
export type Span = { start: Instant; end: Instant; timeZone: string };

/**
 * The first and last day of an event in a time zone. An all-day event has the same day in every
 * time zone; an event that ends at midnight doesn't touch the next day.
 */
export function daysTouched(
  what: { day: string } | { start: Instant; end: Instant },
  timeZone: string,
): { first: string; last: string } {
  if ("day" in what) return { first: what.day, last: what.day };
  const lastMoment = Math.max(Date.parse(what.start), Date.parse(what.end) - 1);
  return { first: dayIn(what.start, timeZone), last: dayIn(new Date(lastMoment), timeZone) };
}

/** Whether two time zones have the same local time at a moment. */
export function isSameClock(at: Instant, one: string, other: string): boolean {
  return tzOffset(one, new Date(at)) === tzOffset(other, new Date(at));
}

/** A place's time on a day, with its city if the reader's clock differs: "5pm in Chicago". */
export const formatClockThere = (
  { day, time }: { day: string; time: string },
  there: string,
  here: string,
): string => formatClock(time) + inCity(`${day}T${time}Z`, there, here);

/** A span's times: "10am to 2pm", or "10pm to 2am the next day". */
export function formatSpan({ end, start }: Omit<Span, "timeZone">, timeZone: string): string {
  const { first, last } = daysTouched({ start, end }, timeZone);
  const words = `${formatTime(start, timeZone)} to ${formatTime(end, timeZone)}`;
  return first === last ? words : `${words} the next day`;
}

/**
 * A span in its own time zone and, if that differs, in the reader's: "10am to 2pm", or "10am to 2pm
 * in Chicago, 8am to 12pm for you". If the days differ, they are named.
 */
export function formatSpanInBothZones(span: Span, readersTimeZone: string): string {
  const there = formatSpan(span, span.timeZone);
  if (isSameClock(span.start, span.timeZone, readersTimeZone)) return there;
  const here = formatSpan(span, readersTimeZone);
  const [dayThere, dayHere] = [
    dayIn(span.start, span.timeZone),
    dayIn(span.start, readersTimeZone),
  ];
  const weekday = (day: string) =>
    dayThere === dayHere ? "" : `${formatDay(day, { weekday: "long" })} `;
  return `${weekday(dayThere)}${there} in ${cityOf(span.timeZone)}, ${weekday(dayHere)}${here} for you`;
}
