import { addDays } from "@frontage/records/deal-clock/days";

/** The most weeks that a listing's charts have bars for, longer than one is on the market. */
const maxWeeks = 52;

/** The last day of the week that a day is in: a listing's week runs Tuesday to Monday. */
export const weekOf = (day: string) => addDays(day, (8 - new Date(day).getUTCDay()) % 7);

/** The Monday that ended the last complete week, before a day. */
export const lastWeekBefore = (day: string) => addDays(weekOf(day), -7);

/**
 * The last days of a listing's weeks, oldest first: from the one it was published in to the last
 * complete one; only the first, until that is complete.
 */
export function weeksSince(publishedOn: string, today: string): [...string[], last: string] {
  const first = weekOf(publishedOn);
  const complete = lastWeekBefore(today);
  const last = complete < first ? first : complete;
  const earlier: string[] = [];
  for (let week = addDays(last, -7); week >= first && earlier.length < maxWeeks - 1;) {
    earlier.unshift(week);
    week = addDays(week, -7);
  }
  return [...earlier, last];
}
