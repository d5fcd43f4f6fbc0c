import { tzOffset } from "@date-fns/tz";

import { clockInWords, dayIn, dayInWords } from "./dates.ts";

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** A moment, ISO 8601 in UTC: "2026-07-15T15:00:00.000Z". */
type Instant = string;
/** Something with a beginning and an end, on the clock of its place (an IANA name). */
export type Span = { start: Instant; end: Instant; timeZone: string };

/**
 * The first and the last day that something touches on a clock. Whole days are
 * the same in every zone; what ends at midnight does not touch the day after.
 */
export function daysTouched(
  what: { day: string } | { start: Instant; end: Instant },
  timeZone: string,
): { first: string; last: string } {
  if ("day" in what) return { first: what.day, last: what.day };
  const lastMoment = Math.max(Date.parse(what.start), Date.parse(what.end) - 1);
  return { first: dayIn(what.start, timeZone), last: dayIn(new Date(lastMoment), timeZone) };
}

/**
 * Every moment at which a clock shows a time of a day: one as a rule, none where
 * the clock skips it, two where it is turned back over it.
 *
 * @param day "2026-07-14"
 * @param clock "09:12"
 */
export function momentsAt(day: string, clock: string, timeZone: string): Instant[] {
  const wall = Date.parse(`${day}T${clock}:00Z`);
  // The offsets a day before and a day after differ only around a change of the clock.
  const offsets = new Set(
    [wall - dayMs, wall + dayMs].map((moment) => tzOffset(timeZone, new Date(moment))),
  );
  return [...offsets]
    .map((offset) => ({ moment: wall - offset * minuteMs, offset }))
    .filter(({ moment, offset }) => tzOffset(timeZone, new Date(moment)) === offset)
    .map(({ moment }) => new Date(moment).toISOString())
    .toSorted();
}

/** Whether two clocks show the same at that moment. */
export function isSameClock(at: Instant, one: string, other: string): boolean {
  return tzOffset(one, new Date(at)) === tzOffset(other, new Date(at));
}

/** "America/Chicago" → "Chicago" */
export function placeOf(timeZone: string): string {
  return timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
}

/** "10am to 2pm", and "10pm to 2am the next day". */
export function spanInWords({ end, start }: Omit<Span, "timeZone">, timeZone: string): string {
  const { first, last } = daysTouched({ start, end }, timeZone);
  const words = `${clockInWords(start, timeZone)} to ${clockInWords(end, timeZone)}`;
  return first === last ? words : `${words} the next day`;
}

/**
 * A span on its own clock and, where that differs, on the reader's: "10am to 2pm",
 * or "10am to 2pm in Chicago, 8am to 12pm for you". The days are named where they differ.
 */
export function spanOnBothClocks(span: Span, readersTimeZone: string): string {
  const there = spanInWords(span, span.timeZone);
  if (isSameClock(span.start, span.timeZone, readersTimeZone)) return there;
  const here = spanInWords(span, readersTimeZone);
  const [dayThere, dayHere] = [
    dayIn(span.start, span.timeZone),
    dayIn(span.start, readersTimeZone),
  ];
  const on = (day: string) =>
    dayThere === dayHere ? "" : `${dayInWords(day, { weekday: "long" })} `;
  return `${on(dayThere)}${there} in ${placeOf(span.timeZone)}, ${on(dayHere)}${here} for you`;
}
