import { broker } from "../broker.ts";

const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** How far the zone's clock is ahead of UTC at that moment, in milliseconds. */
function offsetMs(at: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
    formats.set(timeZone, format);
  }
  const name = format.formatToParts(at).find((part) => part.type === "timeZoneName")?.value;
  // "GMT-05:00"; UTC itself is "GMT" alone.
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name ?? "") ?? [];
  if (!sign) return 0;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/**
 * The moment at which a clock shows a time of a day.
 * @param day "2026-07-14"
 * @param clock "09:12"; a time that the clock skips counts from before the change, so 02:30 is 03:30
 * @param timeZone the clock's, an IANA name
 * @returns an instant, ISO 8601 in UTC
 */
export function instantAt(day: string, clock: string, timeZone: string = broker.timeZone): string {
  const wall = Date.parse(`${day}T${clock}:00Z`);
  // The offsets around the moment: they differ only near a change of the clock.
  const before = offsetMs(wall - dayMs, timeZone);
  const after = offsetMs(wall + dayMs, timeZone);
  const moment = wall - before;
  const isBefore = offsetMs(moment, timeZone) === before;
  const isSkipped = offsetMs(wall - after, timeZone) !== after;
  return new Date(isBefore || isSkipped ? moment : wall - after).toISOString();
}

/** The calendar day so many days from today; today is the broker's where no other clock is named. */
export function dayFrom(now: Date, days: number, timeZone: string = broker.timeZone): string {
  const here = now.getTime() + offsetMs(now.getTime(), timeZone);
  return new Date(here + days * dayMs).toISOString().slice(0, 10);
}

/** A time of the broker's clock, or another one, so many days ago (1 is yesterday). */
export function daysAgo(
  now: Date,
  days: number,
  clock: string,
  timeZone: string = broker.timeZone,
): string {
  return instantAt(dayFrom(now, -days, timeZone), clock, timeZone);
}

/** So many minutes ago, the same on every clock. */
export function minutesAgo(now: Date, minutes: number): string {
  return new Date(now.getTime() - minutes * 60_000).toISOString();
}

/** That moment, or the beginning of today where it lies before it. */
export function noEarlierThanToday(
  moment: string,
  now: Date,
  timeZone: string = broker.timeZone,
): string {
  const midnight = instantAt(dayFrom(now, 0, timeZone), "00:00", timeZone);
  return moment < midnight ? midnight : moment;
}

/** 0 is Sunday. */
function weekday(day: string): number {
  return new Date(day).getUTCDay();
}

/** The calendar day of a moment on a clock. */
export function dayOf(moment: string, timeZone: string): string {
  return dayFrom(new Date(moment), 0, timeZone);
}

/**
 * The day on which a place's clock shows a time while it is tomorrow for the reader:
 * the day before or after the reader's where the two clocks are far apart.
 */
export function tomorrowAt(now: Date, clock: string, place: string, timeZone: string): string {
  const tomorrow = dayFrom(now, 1, timeZone);
  const isTomorrow = (days: number) =>
    dayOf(instantAt(dayFrom(now, days, timeZone), clock, place), timeZone) === tomorrow;
  return dayFrom(now, [0, 1, 2].find(isTomorrow) ?? 1, timeZone);
}

/** The day so many days from today; on a weekend, the Monday after or the Friday before it. */
export function weekdayFrom(now: Date, days: number, timeZone: string = broker.timeZone): string {
  const step = days < 0 ? -1 : 1;
  let at = days;
  while ([0, 6].includes(weekday(dayFrom(now, at, timeZone)))) at += step;
  return dayFrom(now, at, timeZone);
}

/** The latest Friday before today. */
export function lastFriday(now: Date, timeZone: string = broker.timeZone): string {
  let days = -1;
  while (weekday(dayFrom(now, days, timeZone)) !== 5) days -= 1;
  return dayFrom(now, days, timeZone);
}

/** "2026-08-14" → "August 14" */
export function dayInWords(day: string): string {
  return inWords(day, { month: "long", day: "numeric" });
}

/** "2026-08-14" → "mid-August" */
export function partOfMonth(day: string): string {
  const date = new Date(day).getUTCDate();
  const month = inWords(day, { month: "long" });
  if (date <= 10) return `early ${month}`;
  return date <= 20 ? `mid-${month}` : `late ${month}`;
}

function inWords(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(new Date(day));
}
