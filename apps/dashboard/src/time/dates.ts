const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a format takes much longer than using it. */
function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", options);
    formats.set(key, format);
  }
  return format;
}

/** Stands for a day or time that can't be read, so that the rest of the screen can. */
const unreadable = "unknown";

/** A moment as text; one that can't be read, or of an unknown time zone, breaks only its own line. */
function textOf(moment: Date, options: Intl.DateTimeFormatOptions): string {
  try {
    return formatOf(options).format(moment);
  } catch {
    return unreadable;
  }
}

/** As in "Tue, Jul 14, 2026". */
export const dayWithWeekday = {
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
} as const;

/** The time that relative dates refer to. */
export type Clock = { now: Date; timeZone: string };

/**
 * The calendar day in a time zone: "2026-07-14".
 *
 * @param at a `Date` or ISO 8601
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

/** The calendar day a number of days later. */
export function shiftDay(day: string, days: number): string {
  // In UTC every day has 24 hours.
  const shifted = new Date(Date.parse(day) + days * dayMs);
  return Number.isNaN(shifted.getTime()) ? day : shifted.toISOString().slice(0, 10);
}

/** 1 if the other day is the next one, -1 if it is the previous one. */
export function daysBetween(day: string, other: string): number {
  return (Date.parse(other) - Date.parse(day)) / dayMs;
}

/** "9:12am", or "10am". */
export function formatTime(instant: string, timeZone: string): string {
  return textOf(new Date(instant), { timeZone, hour: "numeric", minute: "2-digit" }).replace(
    /(:00)?\s([AP])M$/,
    (_, __, half: string) => `${half.toLowerCase()}m`,
  );
}

/** A time of day: "5pm" of "17:00". */
export const formatClock = (time: string) => formatTime(`1970-01-01T${time}:00Z`, "UTC");

/** The time as a time input needs it: "09:12". */
export function timeIn(instant: string, timeZone: string): string {
  return textOf(new Date(instant), {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
}

/** A calendar day, by default as "Wednesday, July 15". */
export function formatDay(
  day: string,
  options: Intl.DateTimeFormatOptions = { weekday: "long", month: "long", day: "numeric" },
): string {
  return textOf(new Date(day), { ...options, timeZone: "UTC" });
}

/** "Wednesday, July 15, 2026" */
export function formatFullDay(day: string): string {
  return formatDay(day, { weekday: "long", month: "long", day: "numeric", year: "numeric" });
}

/** "July 10", or "July 10, 2025" in another year. */
export function formatDate(
  day: string,
  today: string,
  options: Intl.DateTimeFormatOptions = { month: "long", day: "numeric" },
): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return formatDay(day, { ...options, ...(!isThisYear && { year: "numeric" }) });
}

/** "Today, 9:12am", "Yesterday", "Jul 10" or, in another year, "Jul 10, 2025". */
export function formatRecentDate(instant: string, { now, timeZone }: Clock): string {
  const today = dayIn(now, timeZone);
  const day = dayIn(instant, timeZone);
  if (day === today) return `Today, ${formatTime(instant, timeZone)}`;
  // A day may have 23 or 25 hours.
  if (daysBetween(day, today) === 1) return "Yesterday";
  return formatDate(day, today, { month: "short", day: "numeric" });
}

/** "July 10, 2026, 9:12am" */
export function formatDateTime(instant: string, timeZone: string): string {
  const day = textOf(new Date(instant), { timeZone, dateStyle: "long" });
  return `${day}, ${formatTime(instant, timeZone)}`;
}
