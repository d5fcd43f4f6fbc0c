import type { Broker } from "@frontage/content/schemas/broker";
import { instantsAt } from "@frontage/records/wall-clock";

import { dayIn, formatDay, shiftDay } from "./dates.ts";

/** An office’s hours, in its time zone. */
export type Office = Pick<Broker, "hours" | "timeZone">;

type OpenSpan = { opening: Date; closing: Date };

/** When the office is open on a day. @param day "2026-07-14" */
function openSpansOn(day: string, { hours, timeZone }: Office): OpenSpan[] {
  const weekday = formatDay(day, { weekday: "long" });
  // If the day has no such time, because daylight saving time starts, UTC is close enough.
  const at = (clock: string) => new Date(instantsAt(day, clock, timeZone)[0] ?? `${day}T${clock}Z`);
  return hours
    .filter(({ weekdays }) => weekdays.some((name) => name === weekday))
    .map(({ closes, opens }) => ({ opening: at(opens), closing: at(closes) }));
}

/**
 * Whether the office is open during a complete span.
 *
 * @param span.start and `span.end`: moments, ISO 8601
 */
export function isWithinHours(
  { end, start }: { start: string; end: string },
  office: Office,
): boolean {
  const [from, to] = [new Date(start), new Date(end)];
  return openSpansOn(dayIn(start, office.timeZone), office).some(
    ({ closing, opening }) => opening <= from && to <= closing,
  );
}

/**
 * When the office opens next.
 *
 * @returns undefined while it is open
 * @throws if there are no hours on any day
 */
export function nextOpening(now: Date, office: Office): Date | undefined {
  const today = dayIn(now, office.timeZone);
  // Day 7 has today's weekday again: the office may have closed for today.
  for (let days = 0; days <= 7; days++) {
    for (const { closing, opening } of openSpansOn(shiftDay(today, days), office)) {
      if (now < opening) return opening;
      if (now < closing) return undefined;
    }
  }
  throw new Error("The broker’s hours name no day, so there is no next opening.");
}

/** The hours as text: "Monday to Friday 9am to 6pm, Saturday 10am to 3pm". */
export function formatHours({ hours }: Pick<Office, "hours">): string {
  return hours.map(({ days, time }) => `${days} ${time}`).join(", ");
}
