import { eventPath } from "@frontage/content/dashboard";
import { Link as TextLink } from "@frontage/ui/link";
import { Skeleton } from "@frontage/ui/skeleton";
import { Link } from "react-router";

import { CommaBreaks } from "../../components/comma-breaks.tsx";
import { LoadFailed } from "../../components/load-failed.tsx";
import { formatEventTime, useDealEvents } from "./use-deal-events.ts";

/** A property’s events in the year ahead. */
export function UpcomingEvents({ dealId }: { dealId: string }) {
  const { data, error, refetch, timeZone } = useDealEvents(dealId);
  if (error && !data) {
    return <LoadFailed what="upcoming events" error={error} onRetry={() => void refetch()} />;
  }
  if (!data || !timeZone) return <Skeleton className="h-12" />;
  if (data.length === 0) return <p className="text-ui text-fg-3">No upcoming events.</p>;
  return (
    <ul className="border-t border-hairline text-ui">
      {data.map((event) => (
        <li key={event.id} className="border-b border-hairline py-2.5">
          <TextLink asChild>
            <Link to={eventPath(event.id)}>{event.title}</Link>
          </TextLink>
          <p className="text-fg-3">
            <CommaBreaks text={formatEventTime(event, timeZone)} />
          </p>
        </li>
      ))}
    </ul>
  );
}
