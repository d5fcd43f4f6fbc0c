import type { PortalEvent } from "@frontage/records/schemas/event";

import { monthOf, weeksOf } from "./days.ts";
import { eventsOn, type Viewer } from "./event-labels.ts";

/**
 * The day whose events are listed below a month: the requested day; otherwise, in the current
 * month, the next day with an event, or today; in another month, the first day with an event.
 *
 * @param month "2026-07"
 * @param requested "2026-07-15"; ignored unless the month's weeks contain it
 */
export function chosenDayOf(
  month: string,
  requested: string | undefined,
  events: readonly PortalEvent[],
  { timeZone, today }: Pick<Viewer, "timeZone" | "today">,
): string | undefined {
  const days = weeksOf(month).flat();
  if (requested && days.includes(requested)) return requested;
  const withEvents = days.filter(
    (day) => monthOf(day) === month && eventsOn(day, events, timeZone).length > 0,
  );
  if (month !== monthOf(today)) return withEvents[0];
  return withEvents.find((day) => day >= today) ?? today;
}
