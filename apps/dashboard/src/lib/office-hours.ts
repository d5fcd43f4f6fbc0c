import type { Broker } from "@frontage/content/schemas/broker";

import { dayIn, dayInWords, shiftDay } from "./dates.ts";
import { momentsAt } from "./time-zones.ts";

/** When an office is open, and on which clock. */
export type Office = Pick<Broker, "hours" | "timeZone">;

/** A stretch of a day during which the office is open. */
type OpenSpan = { opening: Date; closing: Date };

/** The stretches of a day ("2026-07-14") on the office's clock. */
function openSpansOn(day: string, { hours, timeZone }: Office): OpenSpan[] {
  const weekday = dayInWords(day, { weekday: "long" });
  // Where the clocks skip a time, the same hour without a zone is near enough.
  const at = (clock: string) => new Date(momentsAt(day, clock, timeZone)[0] ?? `${day}T${clock}Z`);
  return hours
    .filter(({ weekdays }) => weekdays.some((name) => name === weekday))
    .map(({ closes, opens }) => ({ opening: at(opens), closing: at(closes) }));
}

/**
 * Whether the office is open for the whole of a span.
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
 * @returns `undefined` while it is open
 * @throws where the hours name no day at all: then nobody would ever reply
 */
export function nextOpening(now: Date, office: Office): Date | undefined {
  const today = dayIn(now, office.timeZone);
  // A week later it is the same weekday again, this time from its first hour.
  for (let days = 0; days <= 7; days++) {
    for (const { closing, opening } of openSpansOn(shiftDay(today, days), office)) {
      if (now < opening) return opening;
      if (now < closing) return undefined;
    }
  }
  throw new Error("The broker's hours name no day, so no reply can be expected.");
}

/** The hours at the end of a sentence: "Monday to Friday 9am to 6pm, Saturday 10am to 3pm". */
export function hoursInWords({ hours }: Pick<Office, "hours">): string {
  return hours.map(({ days, time }) => `${days} ${time}`).join(", ");
}
