import type { PortalEvent } from "@frontage/records/schemas/event";
import { Button } from "@frontage/ui/button";
import { ChevronDown } from "lucide-react";
import { useId, useState, type ReactNode } from "react";

import { daysTouched } from "../../time/time-zones.ts";
import { formatMonth, monthOf } from "./days.ts";
import { EventDays } from "./event-days.tsx";
import { dayOfEvent, formatEventCount, isOver, type Viewer } from "./event-labels.ts";
import { shiftDay } from "../../time/dates.ts";

type AgendaProps = {
  /** "2026-07" */
  month: string;
  /** Sorted by start. */
  events: readonly PortalEvent[];
  viewer: Viewer;
  /** A button shown if the month is empty. */
  emptyAction?: ReactNode;
};

/**
 * A month's events as a list. The current month starts with the upcoming events, at least those of
 * the next two weeks; a button shows the earlier and finished ones.
 */
export function Agenda({ emptyAction, events, month, viewer }: AgendaProps) {
  const [isEarlierShown, setEarlierShown] = useState(false);
  const earlierId = useId();
  const isCurrent = month === monthOf(viewer.today);
  const monthEvents = events.filter((event) => {
    const { first, last } = daysTouched(event, viewer.timeZone);
    return monthOf(first) <= month && month <= monthOf(last);
  });
  const soon = isCurrent ? inNextTwoWeeks(events, viewer) : [];
  const earlier = isCurrent ? monthEvents.filter((event) => isOver(event, viewer)) : [];
  const isDoneAhead = earlier.some((event) => dayOfEvent(event, viewer.timeZone) >= viewer.today);
  const listed = isCurrent
    ? events.filter(
        (event) =>
          soon.includes(event) || (monthEvents.includes(event) && !earlier.includes(event)),
      )
    : monthEvents;
  const days = { month, viewer, withKinds: true };

  return (
    <section aria-labelledby="agenda">
      <h2 id="agenda" className="text-section font-semibold">
        {isCurrent ? "Upcoming Events" : `Events in ${formatMonth(month)}`}
      </h2>
      <p className="mb-4 text-ui text-fg-3">
        {isCurrent
          ? `${soon.length || "None"} in the next two weeks`
          : listed.length
            ? formatEventCount(listed.length)
            : "No events"}
      </p>
      {earlier.length > 0 && (
        <Button
          variant="outline"
          className="mb-4"
          aria-expanded={isEarlierShown}
          aria-controls={isEarlierShown ? earlierId : undefined}
          onClick={() => setEarlierShown((isShown) => !isShown)}
        >
          <ChevronDown
            aria-hidden
            className={`size-4 transition-transform ${isEarlierShown ? "rotate-180" : ""}`}
            strokeWidth={1.75}
          />
          {earlier.length} {isDoneAhead ? "earlier or done" : "earlier"}{" "}
          {earlier.length === 1 ? "event" : "events"}
        </Button>
      )}
      {isEarlierShown && earlier.length > 0 && (
        <div id={earlierId} className="mb-6">
          <EventDays {...days} events={earlier} />
        </div>
      )}
      {listed.length > 0 ? <EventDays {...days} events={listed} /> : emptyAction}
    </section>
  );
}

type UpcomingEventsProps = {
  /** Sorted by start. */
  events: readonly PortalEvent[];
  viewer: Viewer;
};

/** Events that haven't ended and start within two weeks. */
function inNextTwoWeeks(events: readonly PortalEvent[], viewer: Viewer): PortalEvent[] {
  const lastDay = shiftDay(viewer.today, 14);
  return events.filter(
    (event) => !isOver(event, viewer) && dayOfEvent(event, viewer.timeZone) <= lastDay,
  );
}

/** A list of the events of the next two weeks. */
export function UpcomingEvents({ events, viewer }: UpcomingEventsProps) {
  const upcoming = inNextTwoWeeks(events, viewer);
  return (
    <section aria-labelledby="upcoming-events">
      <h2 id="upcoming-events" className="text-section font-semibold">
        Upcoming Events
      </h2>
      <p className="mb-4 text-ui text-fg-3">{upcoming.length || "None"} in the next two weeks</p>
      {upcoming.length > 0 && (
        <EventDays events={upcoming} viewer={viewer} month={monthOf(viewer.today)} />
      )}
    </section>
  );
}
