import {
  dayIn,
  daysBetween,
  formatDate,
  formatDay,
  formatRecentDate,
  formatTime,
  type Clock,
} from "./dates.ts";

/** A month: "June 2026" for "2026-06". */
export function formatMonth(month: string): string {
  return formatDay(`${month}-01`, { month: "long", year: "numeric" });
}

/** `formatRecentDate` within a sentence: "today, 9:12am", "yesterday". */
export function formatRecentDateInline(instant: string, clock: Clock): string {
  return formatRecentDate(instant, clock).replace(/^(Today|Yesterday)/, (word) =>
    word.toLowerCase(),
  );
}

/** A moment within a sentence: "today at 9:12am", "yesterday at 4:05pm", "July 1 at 4:05pm". */
export function formatMomentInline(instant: string, { now, timeZone }: Clock): string {
  const today = dayIn(now, timeZone);
  const day = dayIn(instant, timeZone);
  const days = daysBetween(day, today);
  const when = days === 0 ? "today" : days === 1 ? "yesterday" : formatDate(day, today);
  return `${when} at ${formatTime(instant, timeZone)}`;
}
