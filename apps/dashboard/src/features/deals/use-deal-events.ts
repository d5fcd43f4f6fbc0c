import type { PortalEvent } from "@frontage/records/schemas/event";
import { useQuery } from "@tanstack/react-query";

import { dayIn, formatDay } from "../../time/dates.ts";
import { daysTouched, formatSpanInBothZones } from "../../time/time-zones.ts";
import { useNow } from "../../time/use-now.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { useTimeZone } from "../../portal/use-time-zone.ts";
import { eventsOfDealQuery } from "./deal-queries.ts";

/** A deal’s events in the year ahead. `data` is `undefined` until they are loaded. */
export function useDealEvents(dealId: string) {
  const portal = usePortal();
  const now = useNow();
  const timeZone = useTimeZone();
  const { data, error, refetch } = useQuery({
    ...eventsOfDealQuery(portal, dealId, dayIn(now, timeZone ?? "UTC")),
    enabled: timeZone !== undefined,
  });
  const events = data?.filter(
    (event) => !("end" in event) || Date.parse(event.end) > now.getTime(),
  );
  return { data: timeZone === undefined ? undefined : events, error, refetch, timeZone };
}

/** "Wednesday, July 15, 10am to 11am"; says so if it is not confirmed. */
export function formatEventTime(event: PortalEvent, timeZone: string): string {
  const day = formatDay(daysTouched(event, timeZone).first);
  const time = "start" in event ? `${day}, ${formatSpanInBothZones(event, timeZone)}` : day;
  return event.status !== "confirmed" ? `${time}; not confirmed yet` : time;
}
