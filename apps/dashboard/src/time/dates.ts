export { formatDaysLeft, isNear } from "@frontage/records/deal-clock/due-sentence";

const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** A format from the cache, because creating one takes much longer than using it. */
function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", options);
    formats.set(key, format);
  }
  return format;
}

/** Shown instead of an invalid day or time, so that the rest of the screen can be read. */
const unreadable = "unknown";

/** Formats a moment; `unreadable` if the moment or time zone is invalid. */
function textOf(moment: Date, options: Intl.DateTimeFormatOptions): string {
  try {
    return formatOf(options).format(moment);
  } catch {
    return unreadable;
  }
}

/** The format "Tue, Jul 14, 2026". */
export const dayWithWeekday = {
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
} as const;

/** The current time and time zone, for relative dates. */
export type Clock = { now: Date; timeZone: string };

/**
 * The calendar day of a moment in a time zone: "2026-07-14".
 *
 * @param at a `Date`, or ISO 8601
 */
export function dayIn(at: Date | string, timeZone: string): string {
  const written = textOf(new Date(at), {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const [month, day, year] = written.split("/");
  return year === undefined ? unreadable : `${year.padStart(4, "0")}-${month}-${day}`;
}

/** The calendar day this many days later. */
export function shiftDay(day: string, days: number): string {
  // In UTC, each day has 24 hours.
  const shifted = new Date(Date.parse(day) + days * dayMs);
  return Number.isNaN(shifted.getTime()) ? day : shifted.toISOString().slice(0, 10);
}

/**
 * The number of days from one day to another: 1 if the other is the next one, -1 if it is the
 * previous one.
 */
export function daysBetween(day: string, other: string): number {
  return (Date.parse(other) - Date.parse(day)) / dayMs;
}

/** A moment's time of day: "9:12am", or "10am". */
export function formatTime(instant: string, timeZone: string): string {
  return textOf(new Date(instant), { timeZone, hour: "numeric", minute: "2-digit" }).replace(
    /(:00)?\s([AP])M$/,
    (_, __, half: string) => `${half.toLowerCase()}m`,
  );
}

/** A time of day: "5pm" for "17:00". */
export const formatClock = (time: string) => formatTime(`1970-01-01T${time}:00Z`, "UTC");

/** A moment's time of day, for a time input: "09:12". */
export function timeIn(instant: string, timeZone: string): string {
  return textOf(new Date(instant), {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
}

/** A calendar day, by default "Wednesday, July 15". */
export function formatDay(
  day: string,
  options: Intl.DateTimeFormatOptions = { weekday: "long", month: "long", day: "numeric" },
): string {
  return textOf(new Date(day), { ...options, timeZone: "UTC" });
}

/** A calendar day with weekday and year: "Wednesday, July 15, 2026". */
export function formatFullDay(day: string): string {
  return formatDay(day, { weekday: "long", month: "long", day: "numeric", year: "numeric" });
}

/** A calendar day, with its year unless that is the current one: "July 10", "July 10, 2025". */
export function formatDate(
  day: string,
  today: string,
  options: Intl.DateTimeFormatOptions = { month: "long", day: "numeric" },
): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return formatDay(day, { ...options, ...(!isThisYear && { year: "numeric" }) });
}

/**
 * A moment in the past: "Today, 9:12am", "Yesterday", "Jul 10" or, in another year, "Jul 10, 2025".
 */
export function formatRecentDate(instant: string, { now, timeZone }: Clock): string {
  const today = dayIn(now, timeZone);
  const day = dayIn(instant, timeZone);
  if (day === today) return `Today, ${formatTime(instant, timeZone)}`;
  // Compares calendar days, because a day may have 23 or 25 hours.
  if (daysBetween(day, today) === 1) return "Yesterday";
  return formatDate(day, today, { month: "short", day: "numeric" });
}

/** A moment: "July 10, 2026, 9:12am". */
export function formatDateTime(instant: string, timeZone: string): string {
  const day = textOf(new Date(instant), { timeZone, dateStyle: "long" });
  return `${day}, ${formatTime(instant, timeZone)}`;
}
