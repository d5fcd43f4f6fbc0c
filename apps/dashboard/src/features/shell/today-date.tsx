import { useTimeZone } from "../../portal/use-time-zone.ts";
import { dayIn, formatDay } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";

/** The day, beside the title of a broker’s Today. */
export default function TodayDate() {
  const now = useNow();
  const day = dayIn(now, useTimeZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <time dateTime={day} className="ml-2 pt-1 text-ui whitespace-nowrap text-fg-3 max-md:hidden">
      {formatDay(day)}
    </time>
  );
}
