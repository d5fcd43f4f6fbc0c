import type { Broker } from "@frontage/content/schemas/broker";

import { clockInWords, dayIn, dayInWords } from "../../lib/dates.ts";
import { momentsAt } from "../../lib/time-zones.ts";
import { daysApart } from "./message-time.ts";

export type Office = Pick<Broker, "hours" | "timeZone">;

/**
 * When the office opens next.
 *
 * @returns `undefined` while it is open
 * @throws where the hours name no day at all: then nobody would ever reply
 */
export function nextOpening(now: Date, { hours, timeZone }: Office): Date | undefined {
  const today = Date.parse(dayIn(now, timeZone));
  // A week later it is the same weekday again, this time from its first hour.
  for (let days = 0; days <= 7; days++) {
    const day = new Date(today + days * 86_400_000).toISOString().slice(0, 10);
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
  const days = daysApart(now, opening, timeZone);
  const at = opening.toISOString();
  const weekday = dayInWords(dayIn(at, timeZone), { weekday: "long" });
  const day = days === 0 ? "today" : days === 1 ? "tomorrow" : weekday;
  return `Usually replies when the office opens, ${day} ${clockInWords(at, timeZone)}`;
}
