import type { PortalEvent } from "@frontage/content/schemas/event";
import { Button } from "@frontage/ui/button";
import { ChevronDown } from "lucide-react";
import { useId, useState, type ReactNode } from "react";

import { daysTouched } from "../../lib/time-zones.ts";
import { monthInWords, monthOf } from "./days.ts";
import { EventDays } from "./event-days.tsx";
import { countOfDates, isOver, type Reader } from "./event-words.ts";
import { inNextTwoWeeks } from "./upcoming-events.tsx";

export type AgendaProps = {
  /** "2026-07" */
  month: string;
  /** In order. */
  events: readonly PortalEvent[];
  reader: Reader;
  pathTo: (event: PortalEvent) => string;
  /** What to offer where the month holds nothing. */
  emptyAction?: ReactNode;
};

/**
 * A month's dates as a list. In the current month it begins with what lies ahead,
 * at least two weeks of it; what is over waits behind a button.
 */
export function Agenda({ emptyAction, events, month, pathTo, reader }: AgendaProps) {
  const [isEarlierShown, setEarlierShown] = useState(false);
  const earlierId = useId();
  const isCurrent = month === monthOf(reader.today);
  const ofMonth = events.filter((event) => {
    const { first, last } = daysTouched(event, reader.timeZone);
    return monthOf(first) <= month && month <= monthOf(last);
  });
  const soon = isCurrent ? inNextTwoWeeks(events, reader) : [];
  const earlier = isCurrent ? ofMonth.filter((event) => isOver(event, reader)) : [];
  const listed = isCurrent
    ? events.filter(
        (event) => soon.includes(event) || (ofMonth.includes(event) && !earlier.includes(event)),
      )
    : ofMonth;
  const days = { month, pathTo, reader, withKinds: true };

  return (
    <section aria-labelledby="agenda">
      <h2 id="agenda" className="text-section font-semibold">
        {isCurrent ? "Upcoming Events" : `Dates in ${monthInWords(month)}`}
      </h2>
      <p className="mb-4 text-ui text-fg-3">
        {isCurrent
          ? `${soon.length || "None"} in the next two weeks`
          : listed.length
            ? countOfDates(listed.length)
            : "No dates"}
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
          {earlier.length} earlier {earlier.length === 1 ? "date" : "dates"}
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
