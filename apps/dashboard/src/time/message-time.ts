import { formatTime, formatDate, dayIn, formatDay, daysBetween } from "./dates.ts";

/** The heading above a day's messages: "Today", "Monday, July 6", "March 2, 2025". */
export function dayHeading(day: string, now: Date, timeZone: string): string {
  const today = dayIn(now, timeZone);
  if (day === today) return "Today";
  if (daysBetween(day, today) === 1) return "Yesterday";
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return isThisYear ? formatDay(day) : formatDate(day, today);
}

/** A conversation's last activity: "9:24am", "Yesterday", "Mon", "Jul 9". */
export function shortTime(at: string, now: Date, timeZone: string): string {
  const today = dayIn(now, timeZone);
  const day = dayIn(at, timeZone);
  const days = daysBetween(day, today);
  if (days === 0) return formatTime(at, timeZone);
  if (days === 1) return "Yesterday";
  if (days < 7) return formatDay(day, { weekday: "short" });
  return formatDate(day, today, { month: "short", day: "numeric" });
}
