import { tzOffset } from "@date-fns/tz/tzOffset";
import { broker } from "../broker.ts";
import { addDays, toBusinessDay } from "@frontage/records/deal-clock/days";
import { isFederalHoliday } from "@frontage/records/deal-clock/federal-holidays";
import { instantsAt } from "@frontage/records/wall-clock";

const dayMs = 86_400_000;

/** The zone's UTC offset at that moment, in milliseconds. */
const offsetMs = (at: number, timeZone: string) => tzOffset(timeZone, new Date(at)) * 60_000;

/**
 * The instant of a day and time in a time zone.
 * @param day "2026-07-14"
 * @param clock "09:12"; a time skipped by daylight saving counts from before the change, so 02:30 is 03:30
 * @param timeZone an IANA name
 * @returns an instant, ISO 8601 in UTC
 */
export function instantAt(day: string, clock: string, timeZone: string = broker.timeZone): string {
  const [instant] = instantsAt(day, clock, timeZone);
  if (instant) return instant;
  const wall = Date.parse(`${day}T${clock}:00Z`);
  return new Date(wall - offsetMs(wall - dayMs, timeZone)).toISOString();
}

/** The calendar day `days` from today, by default in the broker's time zone. */
export function dayFrom(now: Date, days: number, timeZone: string = broker.timeZone): string {
  const here = now.getTime() + offsetMs(now.getTime(), timeZone);
  return new Date(here + days * dayMs).toISOString().slice(0, 10);
}

/** A time a number of days ago (1 is yesterday), by default in the broker's time zone. */
export function daysAgo(
  now: Date,
  days: number,
  clock: string,
  timeZone: string = broker.timeZone,
): string {
  return instantAt(dayFrom(now, -days, timeZone), clock, timeZone);
}

/** This many minutes ago, the same in every time zone. */
export function minutesAgo(now: Date, minutes: number): string {
  return new Date(now.getTime() - minutes * 60_000).toISOString();
}

/** That moment, or the start of today if that is later. */
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

/** The calendar day of a moment in a time zone. */
export function dayOf(moment: string, timeZone: string): string {
  return dayFrom(new Date(moment), 0, timeZone);
}

/**
 * The day at a place when a time there is tomorrow for the reader: the day before or after the
 * reader's if the time zones are far apart. After a federal holiday, not on it.
 */
export function tomorrowAt(now: Date, clock: string, place: string, timeZone: string): string {
  const tomorrow = dayFrom(now, 1, timeZone);
  const isTomorrow = (days: number) =>
    dayOf(instantAt(dayFrom(now, days, timeZone), clock, place), timeZone) === tomorrow;
  const day = dayFrom(now, [0, 1, 2].find(isTomorrow) ?? 1, timeZone);
  return isFederalHoliday(day) ? addDays(day, 1) : day;
}

/**
 * The day a number of days from today; if it isn't a business day, the next one away from today.
 */
export function businessDayFrom(
  now: Date,
  days: number,
  timeZone: string = broker.timeZone,
): string {
  return toBusinessDay(dayFrom(now, days, timeZone), days < 0 ? "previous" : "next");
}

/** The latest Friday before today. */
export function lastFriday(now: Date, timeZone: string = broker.timeZone): string {
  let days = -1;
  while (weekday(dayFrom(now, days, timeZone)) !== 5) days -= 1;
  return dayFrom(now, days, timeZone);
}

/** "2026-08-14" → "August 14" */
export function formatDay(day: string): string {
  return format(day, { month: "long", day: "numeric" });
}

/** "2026-08-14" → "mid-August" */
export function partOfMonth(day: string): string {
  const date = new Date(day).getUTCDate();
  const month = format(day, { month: "long" });
  if (date <= 10) return `early ${month}`;
  return date <= 20 ? `mid-${month}` : `late ${month}`;
}

function format(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(new Date(day));
}
