import type { PortalEvent } from "@frontage/records/schemas/event";

import { shiftDay } from "../../time/dates.ts";
import { monthOf } from "./days.ts";
import { EventDays } from "./event-days.tsx";
import { dayOfEvent, isOver, type Viewer } from "./event-labels.ts";

export type UpcomingEventsProps = {
  /** In order. */
  events: readonly PortalEvent[];
  viewer: Viewer;
};

/** The events that are not over and start within two weeks. */
export function inNextTwoWeeks(events: readonly PortalEvent[], viewer: Viewer): PortalEvent[] {
  const lastDay = shiftDay(viewer.today, 14);
  return events.filter(
    (event) => !isOver(event, viewer) && dayOfEvent(event, viewer.timeZone) <= lastDay,
  );
}

/** The events of the next two weeks. */
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
