import { tzOffset } from "@date-fns/tz/tzOffset";

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The message for a time of day that `instantsAt` doesn't find. */
export const skippedTimeMessage =
  "This time doesn’t exist that day (daylight saving). Please choose another.";

/**
 * The instants at which a wall clock shows a time: usually one; at a change to or from
 * daylight saving time none or two.
 *
 * @param day "2026-07-14"
 * @param clock "09:12"
 * @param timeZone an IANA name
 * @returns ISO 8601 in UTC, the earlier one first
 */
export function instantsAt(day: string, clock: string, timeZone: string): string[] {
  const wall = Date.parse(`${day}T${clock}:00Z`);
  // Daylight saving time changes where the offsets of the day before and the day after differ.
  const offsets = new Set(
    [wall - dayMs, wall + dayMs].map((moment) => tzOffset(timeZone, new Date(moment))),
  );
  return [...offsets]
    .map((offset) => ({ moment: wall - offset * minuteMs, offset }))
    .filter(({ moment, offset }) => tzOffset(timeZone, new Date(moment)) === offset)
    .map(({ moment }) => new Date(moment).toISOString())
    .toSorted();
}
