import type { Broker } from "@frontage/content/schemas/broker";

import { dayIn, dayInWords } from "../../lib/dates.ts";
import { clockIn } from "../../lib/time-zones.ts";

type Office = Pick<Broker, "hours" | "timeZone">;

/** Whether the whole span lies within the office's hours, on the office's clock. */
export function isWithinHours(
  { end, start }: { start: string; end: string },
  { hours, timeZone }: Office,
): boolean {
  const day = dayIn(start, timeZone);
  if (dayIn(end, timeZone) !== day) return false;
  const weekday = dayInWords(day, { weekday: "long" });
  const [from, to] = [clockIn(start, timeZone), clockIn(end, timeZone)];
  return hours.some(
    ({ closes, opens, weekdays }) =>
      weekdays.some((name) => name === weekday) && opens <= from && to <= closes,
  );
}
