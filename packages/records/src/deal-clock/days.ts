import { isFederalHoliday } from "./federal-holidays.ts";

const dayMs = 86_400_000;

/** The calendar day `count` days later; negative is earlier. Days are "2026-07-14". */
export function addDays(day: string, count: number): string {
  // In UTC every day has 24 hours.
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** Monday to Friday, except federal holidays. */
export function isBusinessDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isFederalHoliday(day);
}

/** The day itself if it is a business day, otherwise the nearest one after or before it. */
export function toBusinessDay(day: string, direction: "next" | "previous"): string {
  let at = day;
  while (!isBusinessDay(at)) at = addDays(at, direction === "next" ? 1 : -1);
  return at;
}

/** The n-th business day after a day, not counting the day; negative is before it. */
export function addBusinessDays(day: string, count: number): string {
  const step = count < 0 ? -1 : 1;
  let at = day;
  for (let left = Math.abs(count); left > 0; left -= 1) {
    at = toBusinessDay(addDays(at, step), step === 1 ? "next" : "previous");
  }
  return at;
}
