import { formatZone } from "@frontage/records/moments";
import { tz } from "@date-fns/tz";
import { format } from "date-fns/format";

export { formatZone };

const dayMs = 86_400_000;

// An answer of the assistant formats the days of a client's thousand documents, and these take a
// tenth of date-fns's time. The Canadian format of days is ISO 8601's.
const dayFormats = new Map<string, Intl.DateTimeFormat>();
const fullDay = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });

/** The calendar day in a time zone: "2026-07-14". */
export function dayAt(moment: Date, timeZone: string): string {
  let dayFormat = dayFormats.get(timeZone);
  if (!dayFormat) {
    const digits = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
    dayFormat = new Intl.DateTimeFormat("en-CA", { ...digits, timeZone });
    dayFormats.set(timeZone, dayFormat);
  }
  return dayFormat.format(moment);
}

/** The hour on a time zone's clock, 0 to 23. */
export function hourAt(moment: Date, timeZone: string): number {
  return Number(format(moment, "H", { in: tz(timeZone) }));
}

/** The time on a time zone's clock: "17:00". */
export const clockAt = (moment: Date, timeZone: string): string =>
  format(moment, "HH:mm", { in: tz(timeZone) });

/** The calendar day a number of days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days `other` is later; negative if it is earlier. */
export function daysBetween(day: string, other: string): number {
  return (Date.parse(other) - Date.parse(day)) / dayMs;
}

/** A day relative to the reader's: "today" (or earlier), "tomorrow", "on July 14". */
export function formatDay(day: string, readersDay: string): string {
  if (day <= readersDay) return "today";
  if (day === dayAfter(readersDay, 1)) return "tomorrow";
  return format(`${day}T00:00Z`, "'on' MMMM d", { in: tz("UTC") });
}

/** "Tuesday, July 14, 2026" */
export function formatFullDay(day: string): string {
  return fullDay.format(Date.parse(day));
}

/** "Jul 14, 2026" */
export function formatShortDay(day: string): string {
  return format(`${day}T00:00Z`, "MMM d, yyyy", { in: tz("UTC") });
}

/** A day in a format of date-fns: "EEE" gives "Tue". */
export function formatDayAs(day: string, pattern: string): string {
  return format(`${day}T00:00Z`, pattern, { in: tz("UTC") });
}

/** The time in a time zone: "9:12am", "10am". */
export function formatTime(moment: Date, timeZone: string): string {
  return format(moment, "h:mmaaa", { in: tz(timeZone) }).replace(":00", "");
}
