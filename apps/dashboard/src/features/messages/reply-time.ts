import { TZDate } from "@date-fns/tz";
import type { Broker } from "@frontage/content/schemas/broker";
import { addDays, set } from "date-fns";

import { clockTime, daysApart } from "./message-time.ts";

export type Office = Pick<Broker, "hours" | "timeZone">;

/**
 * When the office opens next.
 *
 * @returns `undefined` while it is open
 * @throws where the hours name no day at all: then nobody would ever reply
 */
export function nextOpening(now: Date, { hours, timeZone }: Office): Date | undefined {
  const today = new TZDate(now, timeZone);
  // A week later it is the same weekday again, this time from its first hour.
  for (let days = 0; days <= 7; days++) {
    const day = addDays(today, days);
    const weekday = weekdayOf(day, timeZone);
    for (const { closes, opens, weekdays } of hours) {
      if (!weekdays.some((name) => name === weekday)) continue;
      const opening = atClock(day, opens);
      if (now < opening) return new Date(opening);
      if (now < atClock(day, closes)) return undefined;
    }
  }
  throw new Error("The broker's hours name no day, so no reply can be expected.");
}

/** The moment of a day at which its clock shows "09:00". */
function atClock(day: TZDate, clock: string): TZDate {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return set(day, { hours, minutes, seconds: 0, milliseconds: 0 });
}

/**
 * How soon the broker usually replies, in a sentence without a full stop.
 *
 * @param timeZone whose clock the reader follows; the office has its own
 */
export function replyTime(now: Date, office: Office, timeZone: string): string {
  const opening = nextOpening(now, office);
  if (!opening) return "Usually replies within 2 hours";
  const days = daysApart(now, opening, timeZone);
  const day = days === 0 ? "today" : days === 1 ? "tomorrow" : weekdayOf(opening, timeZone);
  return `Usually replies when the office opens, ${day} ${clockTime(opening, timeZone)}`;
}

function weekdayOf(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone }).format(at);
}
