import type { Broker } from "@frontage/content/schemas/broker";

import { clockInWords, dayIn, dayInWords, daysBetween, shiftDay } from "../../lib/dates.ts";
import { momentsAt } from "../../lib/time-zones.ts";

export type Office = Pick<Broker, "hours" | "timeZone">;

/**
 * When the office opens next.
 *
 * @returns `undefined` while it is open
 * @throws where the hours name no day at all: then nobody would ever reply
 */
export function nextOpening(now: Date, { hours, timeZone }: Office): Date | undefined {
  const today = dayIn(now, timeZone);
  // A week later it is the same weekday again, this time from its first hour.
  for (let days = 0; days <= 7; days++) {
    const day = shiftDay(today, days);
    const weekday = dayInWords(day, { weekday: "long" });
    for (const { closes, opens, weekdays } of hours) {
      if (!weekdays.some((name) => name === weekday)) continue;
      const [opening, closing] = [opens, closes].map(
        (clock) => new Date(momentsAt(day, clock, timeZone)[0] ?? `${day}T${clock}:00Z`),
      );
      if (opening && now < opening) return opening;
      if (closing && now < closing) return undefined;
    }
  }
  throw new Error("The broker's hours name no day, so no reply can be expected.");
}

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
