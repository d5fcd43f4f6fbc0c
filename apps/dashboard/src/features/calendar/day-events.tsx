import type { PortalEvent } from "@frontage/records/schemas/event";

import { formatDay } from "../../time/dates.ts";
import { EventRow } from "./event-days.tsx";
import { formatEventCount, type Viewer } from "./event-labels.ts";

export type DayEventsProps = {
  /** "2026-07-15" */
  day: string;
  /** The day's events, in order. */
  events: readonly PortalEvent[];
  viewer: Viewer;
};

/** The events of the day chosen in a small month. */
export function DayEvents({ day, events, viewer }: DayEventsProps) {
  return (
    <section aria-labelledby="chosen-day">
      <div aria-live="polite" className="mb-4">
        <h2 id="chosen-day" className="text-section font-semibold">
          {formatDay(day)}
        </h2>
        <p className="text-ui text-fg-3">
          {events.length ? formatEventCount(events.length) : "No events on this day"}
        </p>
      </div>
      {events.length > 0 && (
        <ul className="border-y border-hairline">
          {events.map((event) => (
            <EventRow key={event.id} day={day} event={event} viewer={viewer} withKind />
          ))}
        </ul>
      )}
    </section>
  );
}
