import { eventPath } from "@frontage/content/dashboard";
import type { PortalEvent } from "@frontage/content/schemas/event";
import { Link as TextLink } from "@frontage/ui/link";
import { Skeleton } from "@frontage/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { CommaBreaks } from "../../components/comma-breaks.tsx";
import { LoadFailed } from "../../components/load-failed.tsx";
import { dayIn, formatDay, shiftDay } from "../../time/dates.ts";
import { daysTouched, formatSpanInBothZones } from "../../time/time-zones.ts";
import { useNow } from "../../time/use-now.ts";
import { useTimeZone } from "../../portal/use-time-zone.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { subjects } from "../../portal/queries.ts";

/** A property’s events in the year ahead. */
export function UpcomingEvents({ dealId }: { dealId: string }) {
  const portal = usePortal();
  const now = useNow();
  const timeZone = useTimeZone();
  const from = timeZone && dayIn(now, timeZone);
  const { data, error, refetch } = useQuery({
    queryKey: [subjects.events, "year", from],
    enabled: from !== undefined,
    queryFn: async () => (from && timeZone ? portal.events({ from, to: shiftDay(from, 366) }) : []),
  });
  if (error && !data) {
    return <LoadFailed what="upcoming events" error={error} onRetry={() => void refetch()} />;
  }
  if (!data || !timeZone) return <Skeleton className="h-12" />;
  const events = data.filter(
    (event) =>
      event.dealId === dealId && (!("end" in event) || Date.parse(event.end) > now.getTime()),
  );
  if (events.length === 0) return <p className="text-ui text-fg-3">No upcoming events.</p>;
  return (
    <ul className="border-t border-hairline text-ui">
      {events.map((event) => (
        <li key={event.id} className="border-b border-hairline py-2.5">
          <TextLink asChild>
            <Link to={eventPath(event.id)}>{event.title}</Link>
          </TextLink>
          <p className="text-fg-3">
            <CommaBreaks text={timeOf(event, timeZone)} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function timeOf(event: PortalEvent, timeZone: string): string {
  const day = formatDay(daysTouched(event, timeZone).first);
  const time = "start" in event ? `${day}, ${formatSpanInBothZones(event, timeZone)}` : day;
  return event.status !== "confirmed" ? `${time}; not confirmed yet` : time;
}
