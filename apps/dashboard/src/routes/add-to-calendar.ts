import { dealPlaceOf, type Deal } from "@frontage/records/schemas/deal";

import { saveCalendarFile } from "../features/calendar/save-calendar-file.ts";
import type { Portal } from "../portal/portal.ts";
import { dayIn, shiftDay } from "../time/dates.ts";
import { currentTime } from "../time/server-clock.ts";

/** Saves a deal's upcoming dates as a calendar file: its key dates, tours and calls. */
export async function addToCalendar(portal: Portal, property: Deal): Promise<void> {
  const today = dayIn(currentTime(), property.timeZone);
  const days = property.keyDates.map(({ day }) => day);
  const from = shiftDay(today, -1);
  const to = [shiftDay(today, 366), ...days].toSorted().at(-1) ?? today;
  await saveCalendarFile(
    () => portal.events({ from, to, dealId: property.id }),
    property.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
    { properties: new Map([[property.id, dealPlaceOf(property)]]) },
  );
}
