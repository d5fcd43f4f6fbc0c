import type { PortalEvent } from "@frontage/content/schemas/event";

import { shiftDay } from "../../lib/dates.ts";
import { monthOf } from "./days.ts";
import { EventDays } from "./event-days.tsx";
import { dayOfEvent, isOver, type Reader } from "./event-words.ts";

export type UpcomingEventsProps = {
  /** In order. */
  events: readonly PortalEvent[];
  reader: Reader;
  pathTo: (event: PortalEvent) => string;
};

/** The events that are not over and begin within two weeks. */
export function inNextTwoWeeks(events: readonly PortalEvent[], reader: Reader): PortalEvent[] {
  const lastDay = shiftDay(reader.today, 14);
  return events.filter(
    (event) => !isOver(event, reader) && dayOfEvent(event, reader.timeZone) <= lastDay,
  );
}

/** What the next two weeks hold. */
export function UpcomingEvents({ events, pathTo, reader }: UpcomingEventsProps) {
  const upcoming = inNextTwoWeeks(events, reader);
  return (
    <section aria-labelledby="upcoming-events">
      <h2 id="upcoming-events" className="text-section font-semibold">
        Upcoming Events
      </h2>
      <p className="mb-4 text-ui text-fg-3">{upcoming.length || "None"} in the next two weeks</p>
      {upcoming.length > 0 && (
        <EventDays
          events={upcoming}
          reader={reader}
          month={monthOf(reader.today)}
          pathTo={pathTo}
        />
      )}
    </section>
  );
}
