import { instantsAt, skippedTimeMessage } from "@frontage/records/wall-clock";
import { Failure } from "./failure.ts";

/**
 * A form's day and time in a time zone.
 *
 * @throws 400, by field, if the time doesn't exist that day
 */
export function timeOnDay(
  day: string,
  time: string,
  { field, timeZone }: { field: string; timeZone: string },
): Date {
  const [instant] = instantsAt(day, time, timeZone);
  if (!instant) throw new Failure(400, skippedTimeMessage, { [field]: skippedTimeMessage });
  return new Date(instant);
}
