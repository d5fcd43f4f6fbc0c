import type { PortalEvent } from "@frontage/content/schemas/event";

import { dayInWords } from "../../lib/dates.ts";
import { EventRow } from "./event-days.tsx";
import { countOfDates, type Reader } from "./event-words.ts";

export type DayEventsProps = {
  /** "2026-07-15" */
  day: string;
  /** Of that day, in order. */
  events: readonly PortalEvent[];
  reader: Reader;
  pathTo: (event: PortalEvent) => string;
};

/** The chosen day of a small month: what it holds. */
export function DayEvents({ day, events, pathTo, reader }: DayEventsProps) {
  return (
    <section aria-labelledby="chosen-day">
      <div aria-live="polite" className="mb-4">
        <h2 id="chosen-day" className="text-section font-semibold">
          {dayInWords(day)}
        </h2>
        <p className="text-ui text-fg-3">
          {events.length ? countOfDates(events.length) : "No dates on this day"}
        </p>
      </div>
      {events.length > 0 && (
        <ul className="border-y border-hairline">
          {events.map((event) => (
            <EventRow key={event.id} event={event} reader={reader} path={pathTo(event)} withKind />
          ))}
        </ul>
      )}
    </section>
  );
}
