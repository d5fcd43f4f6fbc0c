import {
  addMonths,
  eachDayOfInterval,
  endOfMonth,
  endOfWeek,
  lightFormat,
  parseISO,
  startOfWeek,
} from "date-fns";

import { shiftDay } from "../../time/dates.ts";
import { firstWeekday, type Weekday } from "../../time/week.ts";

// Days ("2026-07-14") and months ("2026-07") have no time zone.

const toDay = (date: Date) => lightFormat(date, "yyyy-MM-dd");

/** "2026-07-14" → "2026-07" */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The month this many months later. */
export function shiftMonth(month: string, months: number): string {
  return lightFormat(addMonths(parseISO(`${month}-01`), months), "yyyy-MM");
}

/** The weeks that contain a month's days, by default starting as in the broker's country. */
export function weeksOf(month: string, weekStartsOn: Weekday = firstWeekday): string[][] {
  const first = parseISO(`${month}-01`);
  const days = eachDayOfInterval({
    start: startOfWeek(first, { weekStartsOn }),
    end: endOfWeek(endOfMonth(first), { weekStartsOn }),
  }).map(toDay);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/**
 * A month's weeks; of the current month without empty ones before this one, and also those that
 * follow, up to two weeks after it, so that there is room for what is ahead.
 *
 * @param today "2026-07-14"
 * @param isEmpty whether nothing is on a day
 */
export function weeksAhead(
  month: string,
  today: string,
  isEmpty: (day: string) => boolean,
): string[][] {
  const weeks = weeksOf(month);
  if (monthOf(today) !== month) return weeks;
  const current = weeks.findIndex((week) => week.includes(today));
  while (weeks.length < current + 3) {
    weeks.push((weeks.at(-1) ?? []).map((day) => shiftDay(day, 7)));
  }
  return weeks.slice(weeks.findIndex((week) => week.includes(today) || !week.every(isEmpty)));
}
