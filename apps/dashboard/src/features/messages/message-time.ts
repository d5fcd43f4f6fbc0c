import { clockInWords, dayIn, dayInWords } from "../../lib/dates.ts";

const dayMs = 86_400_000;

/** How many midnights lie between two moments; 1 where the second is of the next day. */
export function daysApart(from: Date, to: Date, timeZone: string): number {
  return (Date.parse(dayIn(to, timeZone)) - Date.parse(dayIn(from, timeZone))) / dayMs;
}

/** The heading over a day's messages: "Today", "Monday, July 6", "March 2, 2025". */
export function dayHeading(day: string, now: Date, timeZone: string): string {
  const today = dayIn(now, timeZone);
  if (day === today) return "Today";
  if (Date.parse(today) - Date.parse(day) === dayMs) return "Yesterday";
  return isSameYear(day, today)
    ? dayInWords(day)
    : dayInWords(day, { month: "long", day: "numeric", year: "numeric" });
}

/** When a thread was last written in, in short: "9:24am", "Yesterday", "Mon", "Jul 9". */
export function shortTime(at: string, now: Date, timeZone: string): string {
  const days = daysApart(new Date(at), now, timeZone);
  if (days === 0) return clockInWords(at, timeZone);
  if (days === 1) return "Yesterday";
  const day = dayIn(at, timeZone);
  if (days < 7) return dayInWords(day, { weekday: "short" });
  const isThisYear = isSameYear(day, dayIn(now, timeZone));
  return dayInWords(day, {
    month: "short",
    day: "numeric",
    ...(!isThisYear && { year: "numeric" }),
  });
}

function isSameYear(day: string, other: string): boolean {
  return day.slice(0, 4) === other.slice(0, 4);
}
