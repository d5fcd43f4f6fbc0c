import { dayFrom, dayOf, formatDay, instantAt, tomorrowAt } from "./relative-dates.ts";

/**
 * The next tour of 48 Example Road, from ten in the building's time zone.
 *
 * @returns its day there, and when that is for the reader: "tomorrow", or "on November 27"
 */
export function nextViewing(now: Date, timeZone: string): { day: string; when: string } {
  const day = tomorrowAt(now, "10:00", "America/Chicago", timeZone);
  const readersDay = dayOf(instantAt(day, "10:00", "America/Chicago"), timeZone);
  const isTomorrow = readersDay === dayFrom(now, 1, timeZone);
  return { day, when: isTomorrow ? "tomorrow" : `on ${formatDay(readersDay)}` };
}
