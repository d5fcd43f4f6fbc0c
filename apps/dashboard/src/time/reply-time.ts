import { formatTime, dayIn, formatDay, daysBetween } from "./dates.ts";
import { nextOpening, type Office } from "./office-hours.ts";

/**
 * When the broker usually replies: "Usually replies by 9am tomorrow".
 *
 * @param timeZone the reader's time zone
 */
export function replyTime(now: Date, office: Office, timeZone: string): string {
  const opening = nextOpening(now, office);
  if (!opening) return "Usually replies within 2 hours";
  const openingDay = dayIn(opening, timeZone);
  const days = daysBetween(dayIn(now, timeZone), openingDay);
  const opensAt = opening.toISOString();
  const weekday = formatDay(openingDay, { weekday: "long" });
  const day = days === 0 ? "today" : days === 1 ? "tomorrow" : weekday;
  return `Usually replies by ${formatTime(opensAt, timeZone)} ${day}`;
}
