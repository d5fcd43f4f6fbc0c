import type { PortalEvent } from "@frontage/content/schemas/event";
import { Link as TextLink } from "@frontage/ui/link";
import { Skeleton } from "@frontage/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";

import { LoadFailed } from "../../lib/load-failed.tsx";
import { eventPath } from "../../lib/paths.ts";
import { dayIn, dayInWords, shiftDay } from "../../lib/dates.ts";
import { daysTouched, spanOnBothClocks } from "../../lib/time-zones.ts";
import { useNow } from "../../lib/use-now.ts";
import { useTimeZone } from "../../lib/use-time-zone.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { subjects } from "../../portal/queries.ts";

/** What the calendar has for a property in the year ahead. */
export function UpcomingEvents({ propertyId }: { propertyId: string }) {
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
    return <LoadFailed what="The dates" error={error} onRetry={() => void refetch()} />;
  }
  if (!data || !timeZone) return <Skeleton className="h-12" />;
  const events = data.filter(
    (event) =>
      event.propertyId === propertyId &&
      (!("end" in event) || Date.parse(event.end) > now.getTime()),
  );
  if (events.length === 0) return <p className="text-ui text-fg-3">Nothing in the calendar.</p>;
  return (
    <ul className="border-t border-hairline text-ui">
      {events.map((event) => (
        <li key={event.id} className="border-b border-hairline py-2.5">
          <TextLink asChild>
            <Link to={eventPath(event.id)}>{event.title}</Link>
          </TextLink>
          <p className="text-fg-3">{timeOf(event, timeZone)}</p>
        </li>
      ))}
    </ul>
  );
}

function timeOf(event: PortalEvent, timeZone: string): string {
  const day = dayInWords(daysTouched(event, timeZone).first);
  const words = "start" in event ? `${day}, ${spanOnBothClocks(event, timeZone)}` : day;
  return event.status !== "confirmed" ? `${words}; not confirmed yet` : words;
}
