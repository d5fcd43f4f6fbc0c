import { formatDay, formatRecentDate, type Clock } from "./dates.ts";

/** "June 2026", of "2026-06" */
export function formatMonth(month: string): string {
  return formatDay(`${month}-01`, { month: "long", year: "numeric" });
}

/** `formatRecentDate` in the middle of a sentence: "today, 9:12am", "yesterday". */
export function formatRecentDateInline(instant: string, clock: Clock): string {
  return formatRecentDate(instant, clock).replace(/^(Today|Yesterday)/, (word) =>
    word.toLowerCase(),
  );
}
