import { instantsAt } from "@frontage/records/wall-clock";

/** The instant at which a day begins in a time zone; where midnight is skipped, an hour later. */
export function startOfDay(day: string, timeZone: string): string {
  const [at] = [...instantsAt(day, "00:00", timeZone), ...instantsAt(day, "01:00", timeZone)];
  if (at === undefined) throw new Error(`${day} doesn't begin in ${timeZone}.`);
  return at;
}
