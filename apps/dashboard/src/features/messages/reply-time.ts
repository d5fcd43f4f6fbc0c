import { clockInWords, dayIn, dayInWords, daysBetween } from "../../lib/dates.ts";
import { nextOpening, type Office } from "../../lib/office-hours.ts";

/**
 * How soon the broker usually replies, in a sentence without a full stop.
 *
 * @param timeZone whose clock the reader follows; the office has its own
 */
export function replyTime(now: Date, office: Office, timeZone: string): string {
  const opening = nextOpening(now, office);
  if (!opening) return "Usually replies within 2 hours";
  const openingDay = dayIn(opening, timeZone);
  const days = daysBetween(dayIn(now, timeZone), openingDay);
  const at = opening.toISOString();
  const weekday = dayInWords(openingDay, { weekday: "long" });
  const day = days === 0 ? "today" : days === 1 ? "tomorrow" : weekday;
  return `Usually replies when the office opens, ${day} ${clockInWords(at, timeZone)}`;
}
