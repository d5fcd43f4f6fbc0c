import { eventKindNames } from "@frontage/content/record-names";
import type { PortalEvent } from "@frontage/content/schemas/event";
import { Chip } from "@frontage/ui/chip";
import { Link as TextLink } from "@frontage/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { CommaBreaks } from "../../components/comma-breaks.tsx";
import { dayIn, formatFullDay, shiftDay } from "../../time/dates.ts";
import { daysTouched, formatSpanInBothZones } from "../../time/time-zones.ts";
import { useNow } from "../../time/use-now.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { ofClientPath } from "./client-paths.ts";
import { eventsAheadQuery } from "./client-queries.ts";
import { DetailCard, DetailRow } from "./detail-card.tsx";

/** How many are shown; the calendar has the others. */
const shownMax = 5;

/** A client's upcoming events, with a link to their calendar. */
export function ClientDates({ clientId, timeZone }: { clientId: string; timeZone: string }) {
  const today = dayIn(useNow(), timeZone);
  const { data, error, refetch } = useQuery(
    eventsAheadQuery(usePortal(), clientId, today, shiftDay(today, 366)),
  );
  const calendarPath = ofClientPath("calendar", clientId);
  return (
    <DetailCard
      title="Coming up"
      empty="No events yet."
      failure={error ? { error, onRetry: () => void refetch() } : undefined}
      action={
        <TextLink asChild className="text-ui">
          <Link to={calendarPath}>Calendar</Link>
        </TextLink>
      }
      rows={data?.slice(0, shownMax).map((event) => (
        <DetailRow
          key={event.id}
          action={
            event.status !== "confirmed" && (
              <Chip tone="caution">{event.status === "requested" ? "Requested" : "Proposed"}</Chip>
            )
          }
        >
          <Link
            to={`${calendarPath}&event=${event.id}`}
            className="font-semibold text-fg hover:text-accent"
          >
            {event.title}
          </Link>
          <p>
            <CommaBreaks text={formatDate(event, timeZone)} />
          </p>
        </DetailRow>
      ))}
    />
  );
}

/** "Call, Monday, November 23, 2026, 10am to 2pm in Chicago, 11am to 3pm for you" */
function formatDate(event: PortalEvent, timeZone: string): string {
  const day = formatFullDay(daysTouched(event, timeZone).first);
  const date = `${eventKindNames[event.kind]}, ${day}`;
  return "start" in event ? `${date}, ${formatSpanInBothZones(event, timeZone)}` : date;
}
