import type { PortalEvent } from "@frontage/records/schemas/event";
import { cn } from "@frontage/ui/cn";
import { Link } from "react-router";
import { Button } from "@frontage/ui/button";
import { Check, ChevronLeft, ChevronRight, Plus } from "lucide-react";

import { useUrlState } from "../../navigation/use-url-state.ts";
import { useClientName, useIsBroker } from "../../api/visit.tsx";
import { formatDay } from "../../time/dates.ts";
import { calendarSearch } from "./calendar-search.ts";
import { formatMonth, monthOf, weeksOf, shiftMonth } from "./days.ts";
import {
  formatEventCount,
  eventsOn,
  formatKind,
  formatTimeOn,
  formatSummary,
  toneOf,
  type EventTone,
  type Viewer,
} from "./event-labels.ts";

/** More events than these are only counted. */
const eventsThatFit = 2;
/** With more events than these, a small day shows their number. */
const dotsThatFit = 3;

const chipTones: Record<EventTone, string> = {
  accent: "bg-accent-tint text-accent",
  caution: "bg-warn-tint text-warn",
  neutral: "bg-sunken text-fg",
  requested: "bg-surface text-fg outline-1 -outline-offset-1 outline-field outline-dashed",
};
const dotTones: Record<EventTone, string> = {
  accent: "bg-accent forced-mark",
  caution: "bg-warn forced-mark",
  neutral: "bg-fg-3 forced-mark",
  requested: "bg-surface outline-1 outline-fg-3",
};

type MonthGridProps = {
  /** "2026-07" */
  month: string;
  /** Sorted by start. */
  events: readonly PortalEvent[];
  viewer: Viewer;
  /** Whether a day has room for titles; otherwise it shows dots. */
  isWide: boolean;
  /** The day whose events are listed below, if the grid shows dots. */
  chosenDay: string | undefined;
};

/** A month as a table of weeks. */
export function MonthGrid(props: MonthGridProps) {
  const { month, viewer } = props;
  const weeks = weeksOf(month);
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{formatMonth(month)}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th
              key={day}
              scope="col"
              className="h-9 text-center text-caption font-medium text-fg-3 md:h-10 md:px-3 md:text-left md:font-normal"
            >
              <span aria-hidden className="max-[20rem]:hidden">
                {formatDay(day, { weekday: "short" })}
              </span>
              <span aria-hidden className="hidden max-[20rem]:inline">
                {formatDay(day, { weekday: "narrow" })}
              </span>
              <span className="sr-only">{formatDay(day, { weekday: "long" })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                aria-current={day === viewer.today ? "date" : undefined}
                className={cn(
                  "h-13 border-t border-l border-hairline p-0 align-top first:border-l-0 md:h-30.5 md:p-1.5",
                  monthOf(day) !== month && "bg-side",
                )}
              >
                <Day {...props} day={day} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ chosenDay, day, events, isWide, month, viewer }: MonthGridProps & { day: string }) {
  const { pathWith } = useUrlState(calendarSearch);
  const dayEvents = eventsOn(day, events, viewer.timeZone);
  const isChosen = day === chosenDay;
  const number = (
    <span
      className={cn(
        "grid size-8 place-items-center rounded-full text-ui font-medium max-[20rem]:size-6 md:size-6.5",
        day === viewer.today
          ? "bg-brand text-white forced-current"
          : monthOf(day) === month
            ? "text-fg"
            : "font-normal text-fg-3",
        isChosen && "outline-2 -outline-offset-2 outline-fg",
      )}
    >
      <time dateTime={day}>
        <span aria-hidden>{Number(day.slice(-2))}</span>
        <span className="sr-only">{formatDay(day)}</span>
      </time>
    </span>
  );

  if (!isWide) {
    const classes = "flex h-full flex-col items-center pt-1";
    if (dayEvents.length === 0) return <div className={classes}>{number}</div>;
    return (
      <Link
        to={pathWith({ day })}
        replace
        aria-label={`${formatDay(day)}, ${formatEventCount(dayEvents.length)}`}
        aria-current={isChosen}
        className={cn(classes, "focus-visible:-outline-offset-2")}
      >
        {number}
        {dayEvents.length > dotsThatFit ? (
          <span aria-hidden className="text-caption/4 font-medium text-fg-2">
            {dayEvents.length}
          </span>
        ) : (
          <span aria-hidden className="mt-1 flex h-1.5 gap-1">
            {dayEvents.map((event) => (
              <span
                key={event.id}
                className={cn("size-1.5 rounded-full", dotTones[toneOf(event, viewer)])}
              />
            ))}
          </span>
        )}
      </Link>
    );
  }

  const shown = dayEvents.slice(0, eventsThatFit);
  return (
    <>
      {number}
      {shown.length > 0 && (
        <ul className="mt-1 flex flex-col gap-0.5">
          {shown.map((event) => (
            <li key={event.id}>
              <EventLink
                day={day}
                event={event}
                viewer={viewer}
                path={pathWith({ eventId: event.id })}
                isAlone={dayEvents.length === 1}
              />
            </li>
          ))}
        </ul>
      )}
      {dayEvents.length > shown.length && (
        <Link
          to={pathWith({ day })}
          className="flex min-h-6 items-center px-1.5 text-caption font-medium text-fg-2 hover:underline"
        >
          +{dayEvents.length - shown.length} more
          <span className="sr-only"> on {formatDay(day)}</span>
        </Link>
      )}
    </>
  );
}

type EventLinkProps = {
  day: string;
  event: PortalEvent;
  viewer: Viewer;
  path: string;
  /** Whether it is the only event of the day. */
  isAlone: boolean;
};

/** An event in the month: its title and start. The tooltip and the dialog have the rest. */
function EventLink({ day, event, isAlone, path, viewer }: EventLinkProps) {
  const start = formatTimeOn(day, event, viewer.timeZone);
  const client = useClientName()(event);
  const summary = formatSummary(event, viewer, day);
  return (
    <Link
      to={path}
      title={`${event.title}: ${client ? `${client}, ` : ""}${summary}`}
      className={cn(
        "block min-h-6 rounded-site px-1.5 py-0.5 text-caption/4.5 font-medium break-words hyphens-auto hover:underline",
        chipTones[toneOf(event, viewer)],
      )}
    >
      {event.isDone && (
        <Check aria-hidden className="mr-1 inline size-3.5 align-[-2px]" strokeWidth={2} />
      )}
      <span className={event.isDone ? "line-through" : undefined}>{event.title}</span>
      {client && (
        <span className={isAlone ? "block font-normal" : "sr-only"}>
          <span className="sr-only">, </span>
          {client}
        </span>
      )}
      {start && <span className={cn("font-normal", isAlone && "block")}> {start}</span>}
      <span className="sr-only">{formatKind(event, viewer)}</span>
    </Link>
  );
}

type MonthHeaderProps = {
  /** "2026-07" */
  month: string;
  /** "2026-07-14" */
  today: string;
  /** The deal to request a time for, if the calendar is filtered by one. */
  dealId: string | undefined;
};

/** The month, and buttons to change it. */
export function MonthHeader({ month, dealId, today }: MonthHeaderProps) {
  const { change } = useUrlState(calendarSearch);
  function show(next: string) {
    change({ month: next === monthOf(today) ? undefined : next, day: undefined });
  }
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-1.5 border-hairline py-2 not-last:border-b pr-2 pl-4 md:min-h-18 md:gap-3 md:px-5">
      <h2 aria-live="polite" className="min-w-min flex-1 font-display text-name md:text-title">
        {formatMonth(month)}
      </h2>
      <Button
        variant="outline"
        size="icon"
        aria-label="Previous month"
        onClick={() => show(shiftMonth(month, -1))}
      >
        <ChevronLeft aria-hidden className="size-4.5" strokeWidth={1.75} />
      </Button>
      <Button variant="outline" onClick={() => show(monthOf(today))}>
        Today
      </Button>
      <Button
        variant="outline"
        size="icon"
        aria-label="Next month"
        onClick={() => show(shiftMonth(month, 1))}
      >
        <ChevronRight aria-hidden className="size-4.5" strokeWidth={1.75} />
      </Button>
      <RequestButton className="max-md:hidden" dealId={dealId} />
    </div>
  );
}

type RequestButtonProps = {
  dealId?: string | undefined;
  /** By default "Request a time". */
  label?: string;
  className?: string;
};

/** A link to the form that requests a time; for a broker, to the form of an event. */
export function RequestButton({
  className,
  label = "Request a time",
  dealId = "",
}: RequestButtonProps) {
  const isBroker = useIsBroker();
  const { change } = useUrlState(calendarSearch);
  return (
    <Button variant="ink" className={className} onClick={() => change({ request: dealId })}>
      <Plus aria-hidden className="size-4" strokeWidth={1.75} />
      {isBroker ? "Add an event" : label}
    </Button>
  );
}
