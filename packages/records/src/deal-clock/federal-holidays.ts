import { allForYear } from "@18f/us-federal-holidays";

const observed = new Map<number, ReadonlyMap<string, string>>();

/** The holidays observed in a year. Next New Year's Day may be observed on December 31. */
function observedIn(year: number): ReadonlyMap<string, string> {
  let days = observed.get(year);
  if (!days) {
    // The library's `dateString` doesn't depend on the time zone.
    days = new Map(
      [...allForYear(year), ...allForYear(year + 1)]
        .filter(({ dateString }) => dateString.startsWith(`${year}-`))
        .map(({ dateString, name }) => [dateString, name]),
    );
    observed.set(year, days);
  }
  return days;
}

/**
 * The federal holiday observed on a day (5 U.S.C. §6103): one that falls on a Saturday is observed
 * on the Friday before, one on a Sunday on the Monday after.
 *
 * @param day "2026-07-03"
 * @returns "Independence Day", or `undefined`
 */
export function federalHoliday(day: string): string | undefined {
  return observedIn(Number(day.slice(0, 4))).get(day);
}

export function isFederalHoliday(day: string): boolean {
  return federalHoliday(day) !== undefined;
}
