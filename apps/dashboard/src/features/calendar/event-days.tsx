import type { PortalEvent } from "@frontage/records/schemas/event";
import { Chip } from "@frontage/ui/chip";
import { Link } from "react-router";

import { useUrlState } from "../../navigation/use-url-state.ts";
import { useClientName } from "../../api/visit.tsx";
import { formatDay } from "../../time/dates.ts";
import { calendarSearch } from "./calendar-search.ts";
import { monthOf } from "./days.ts";
import {
  dayOfEvent,
  formatKind,
  formatPlace,
  formatWhen,
  toneOf,
  type Viewer,
} from "./event-labels.ts";

type EventDaysProps = {
  /** Sorted by start. */
  events: readonly PortalEvent[];
  viewer: Viewer;
  /** The shown month, "2026-07"; days of other months name theirs. */
  month: string;
  /** Shows each event's kind beside its title. */
  withKinds?: boolean;
};

/** Events as a list, each day with a heading. */
export function EventDays({ events, month, viewer, withKinds }: EventDaysProps) {
  const days = Map.groupBy(events, (event) => dayOfEvent(event, viewer.timeZone));
  return (
    <ol className="border-t border-hairline">
      {[...days].map(([day, rows]) => (
        <li key={day} className="flex gap-3 border-b border-hairline">
          <h3 className="w-15 shrink-0 py-4.5">
            <span className="sr-only">{formatDay(day)}</span>
            <span aria-hidden className="block font-display text-date text-fg">
              {Number(day.slice(-2))}
            </span>
            <span
              aria-hidden
              className="block text-caption font-normal whitespace-nowrap text-fg-3"
            >
              {formatDay(day, { weekday: "short" })}
              {monthOf(day) !== month && `, ${formatDay(day, { month: "short" })}`}
            </span>
          </h3>
          <ul className="min-w-0 grow">
            {rows.map((event) => (
              <EventRow
                key={event.id}
                day={day}
                event={event}
                viewer={viewer}
                withKind={withKinds}
              />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

type EventRowProps = {
  /** The day, of all the event's days, that this row belongs to. */
  day: string;
  event: PortalEvent;
  viewer: Viewer;
  /** Shows the kind next to the title; events that aren't confirmed always do. */
  withKind?: boolean;
  /** Whether opening the event replaces the day's dialog, also in the browser's history. */
  isInDayDialog?: boolean;
};

/** A row that opens an event: title, place and time. */
export function EventRow({ day, event, isInDayDialog, viewer, withKind }: EventRowProps) {
  const { values, pathWith } = useUrlState(calendarSearch);
  const client = useClientName()(event);
  return (
    <li className="relative py-4.5 text-ui text-fg-3 not-last:border-b not-last:border-hairline hover:[&_a]:text-accent">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-fg">
        <Link
          to={pathWith({ eventId: event.id, day: isInDayDialog ? undefined : values.day })}
          replace={isInDayDialog}
          className="covers-row transition-colors"
        >
          {event.title}
        </Link>
        {(withKind || event.status !== "confirmed" || ("change" in event && event.change)) && (
          <EventChip event={event} viewer={viewer} />
        )}
      </p>
      {client && <p>{client}</p>}
      {formatPlace(event, viewer) && <p>{formatPlace(event, viewer)}</p>}
      <p>{formatWhen(event, viewer, day)}</p>
    </li>
  );
}

export function EventChip({
  event,
  viewer,
}: {
  event: PortalEvent;
  viewer: Pick<Viewer, "now" | "today">;
}) {
  const tone = toneOf(event, viewer);
  return <Chip tone={tone === "requested" ? "caution" : tone}>{formatKind(event, viewer)}</Chip>;
}
