import type { PortalEvent } from "@frontage/content/schemas/event";
import { Chip } from "@frontage/ui/chip";
import { Link } from "wouter";

import { dayInWords } from "../../lib/dates.ts";
import { monthOf } from "./days.ts";
import {
  dayOfEvent,
  kindInWords,
  placeInWords,
  timeInWords,
  toneOf,
  type Reader,
} from "./event-words.ts";

export type EventDaysProps = {
  /** In order. */
  events: readonly PortalEvent[];
  reader: Reader;
  /** The month that need not be named: "2026-07". */
  month: string;
  pathTo: (event: PortalEvent) => string;
  /** Says each event's kind beside its title. */
  withKinds?: boolean;
};

/** Events in a list, each day under a heading: its number in the display face. */
export function EventDays({ events, month, pathTo, reader, withKinds }: EventDaysProps) {
  const days = Map.groupBy(events, (event) => dayOfEvent(event, reader.timeZone));
  return (
    <ol className="border-t border-hairline">
      {[...days].map(([day, rows]) => (
        <li key={day} className="flex gap-3 border-b border-hairline">
          <h3 className="w-15 shrink-0 py-4.5">
            <span className="sr-only">{dayInWords(day)}</span>
            <span aria-hidden className="block font-display text-date text-fg">
              {Number(day.slice(-2))}
            </span>
            <span
              aria-hidden
              className="block text-caption font-normal whitespace-nowrap text-fg-3"
            >
              {dayInWords(day, { weekday: "short" })}
              {monthOf(day) !== month && `, ${dayInWords(day, { month: "short" })}`}
            </span>
          </h3>
          <ul className="min-w-0 grow">
            {rows.map((event) => (
              <EventRow
                key={event.id}
                event={event}
                reader={reader}
                path={pathTo(event)}
                withKind={withKinds}
              />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

export type EventRowProps = {
  event: PortalEvent;
  reader: Reader;
  path: string;
  /** Says the kind beside the title; one that is not agreed yet is always said. */
  withKind?: boolean;
  /** Takes the place of the address it stands on. */
  replace?: boolean;
};

/** An event as a row that leads to it: title, place and time. */
export function EventRow({ event, path, reader, replace, withKind }: EventRowProps) {
  return (
    <li className="relative py-4.5 text-ui text-fg-3 not-last:border-b not-last:border-hairline hover:[&_a]:text-accent">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-fg">
        <Link
          to={path}
          replace={replace}
          className="transition-colors after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-(--focus-ring)"
        >
          {event.title}
        </Link>
        {(withKind || event.status !== "confirmed") && <EventChip event={event} reader={reader} />}
      </p>
      {placeInWords(event, reader) && <p>{placeInWords(event, reader)}</p>}
      <p>{timeInWords(event, reader)}</p>
    </li>
  );
}

/** The kind of an event in a word, tinted. */
export function EventChip({
  event,
  reader,
}: {
  event: PortalEvent;
  reader: Pick<Reader, "now" | "today">;
}) {
  const tone = toneOf(event, reader);
  return <Chip tone={tone === "requested" ? "caution" : tone}>{kindInWords(event, reader)}</Chip>;
}
