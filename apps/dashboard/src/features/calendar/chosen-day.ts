import type { PortalEvent } from "@frontage/content/schemas/event";

import { monthOf, weeksOf } from "./days.ts";
import { eventsOn, type Reader } from "./event-words.ts";

/**
 * The day of a shown month that a reader looks at: the one they asked for, or else
 * the first with an event that is of the month and not gone by, today, or the
 * month's first with an event.
 *
 * @param month "2026-07"
 * @param asked "2026-07-15"; counts only where the month's weeks show it
 * @returns nothing where the month is another one and holds no event
 */
export function chosenDayOf(
  month: string,
  asked: string | undefined,
  events: readonly PortalEvent[],
  { timeZone, today }: Pick<Reader, "timeZone" | "today">,
): string | undefined {
  const days = weeksOf(month).flat();
  if (asked && days.includes(asked)) return asked;
  const withEvents = days.filter(
    (day) => monthOf(day) === month && eventsOn(day, events, timeZone).length > 0,
  );
  if (month !== monthOf(today)) return withEvents[0];
  return withEvents.find((day) => day >= today) ?? today;
}
