import { cn } from "@frontage/ui/cn";
import { Link } from "react-router";

import { useUrlState } from "../../navigation/use-url-state.ts";
import { useClientName } from "../../api/visit.tsx";
import { formatMonth } from "../../time/date-phrases.ts";
import { formatDay } from "../../time/dates.ts";
import { calendarSearch } from "./calendar-search.ts";
import { monthOf } from "./days.ts";
import {
  formatEventCount,
  eventsOn,
  formatKind,
  formatEntry,
  formatWhere,
  formatSummary,
  toneOf,
  type Entry,
  type EventTone,
  type Viewer,
} from "./event-labels.ts";

/** More events than these are only counted. */
const eventsThatFit = 2;
/** With more events than these, a small day shows their number. */
const marksThatFit = 3;

const ruleTones: Record<EventTone, string> = {
  accent: "border-accent text-error",
  caution: "border-warn text-warn",
  date: "border-fg text-fg",
  neutral: "border-field text-fg",
  requested: "border-dashed border-field text-fg",
};
const dotTones: Record<EventTone, string> = {
  accent: "bg-accent forced-mark",
  caution: "bg-warn forced-mark",
  date: "bg-fg forced-mark",
  neutral: "rounded-full bg-field forced-mark",
  requested: "rounded-full outline-1 outline-field",
};

type MonthGridProps = {
  /** "2026-07" */
  month: string;
  /** Its weeks, and those that are shown after them. */
  weeks: readonly (readonly string[])[];
  /** Sorted by start. */
  events: readonly Entry[];
  viewer: Viewer;
  /** Whether a day has room for titles; otherwise it shows marks. */
  isWide: boolean;
};

/** A month as a table of weeks. */
export function MonthGrid(props: MonthGridProps) {
  const { month, viewer, weeks } = props;
  // Leaves the room to what is ahead.
  const isAhead = weeks.some((week) => week.every((day) => monthOf(day) > month));
  return (
    <>
      <table className="w-full table-fixed border-collapse border-t border-fg">
        <caption className="sr-only">{formatMonth(month)}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th
                key={day}
                scope="col"
                className="h-9 text-left text-caption font-normal text-fg-3 md:px-2.5"
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
                    "h-13.5 border-t border-hairline p-0 align-top md:border-l md:p-2 md:pl-2.5 md:first:border-l-0",
                    !(isAhead && week.every((each) => each < viewer.today)) && "md:h-28",
                  )}
                >
                  <Day {...props} day={day} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-hidden className="flex gap-6 pt-3.5 text-caption text-fg-3 max-md:hidden">
        <span className="border-l-2 border-fg pl-2">Deadline</span>
        <span className="border-l-2 border-field pl-2">Tour or call</span>
      </p>
    </>
  );
}

function Day({ day, events, isWide, month, viewer }: MonthGridProps & { day: string }) {
  const { pathWith } = useUrlState(calendarSearch);
  const dayEvents = eventsOn(day, events, viewer.timeZone);
  const isOther = monthOf(day) !== month;
  const number = (
    <time
      dateTime={day}
      className={cn(
        "grid h-6 w-max place-items-center text-caption",
        isOther ? "text-fg-3" : "text-fg",
        day === viewer.today &&
          "-ml-1 min-w-6 max-md:[td:first-child_&]:ml-0 rounded-full bg-brand px-1 font-semibold text-white forced-current",
      )}
    >
      <span aria-hidden>
        {isOther && day.endsWith("-01")
          ? formatDay(day, { month: "short", day: "numeric" })
          : Number(day.slice(-2))}
      </span>
      <span className="sr-only">{formatDay(day)}</span>
    </time>
  );

  if (!isWide) {
    const classes = "flex h-full flex-col pt-1.5";
    if (dayEvents.length === 0) return <div className={classes}>{number}</div>;
    return (
      <Link
        to={pathWith({ day })}
        aria-label={`${formatDay(day)}, ${formatEventCount(dayEvents.length)}`}
        className={cn(classes, "focus-visible:-outline-offset-2")}
      >
        {number}
        {dayEvents.length > marksThatFit ? (
          <span aria-hidden className="text-caption/4 font-medium text-fg-2">
            {dayEvents.length}
          </span>
        ) : (
          <span aria-hidden className="mt-1 flex h-1.5 gap-0.75">
            {dayEvents.map((event) => (
              <span key={event.id} className={cn("size-1.5", dotTones[toneOf(event, viewer)])} />
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
        <ul className="mt-1 flex flex-col gap-1.25">
          {shown.map((event) => (
            <li key={event.id}>
              <EventLink
                day={day}
                event={event}
                viewer={viewer}
                path={event.path ?? pathWith({ eventId: event.id })}
              />
            </li>
          ))}
        </ul>
      )}
      {dayEvents.length > shown.length && (
        <Link
          to={pathWith({ day })}
          className="flex min-h-6 items-center pl-2.75 text-caption font-medium text-fg-2 hover:underline"
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
  event: Entry;
  viewer: Viewer;
  path: string;
};

/** An event in the month: when, what and where. The tooltip and the dialog have the rest. */
function EventLink({ day, event, path, viewer }: EventLinkProps) {
  const client = useClientName()(event);
  const summary = formatSummary(event, viewer, day);
  const where = formatWhere(event, viewer) || client;
  return (
    <Link
      to={path}
      title={`${event.title}: ${client ? `${client}, ` : ""}${summary}`}
      className={cn(
        "block border-l-2 pl-2.25 text-caption/4.5 break-words hyphens-auto hover:underline",
        ruleTones[toneOf(event, viewer)],
      )}
    >
      <span className="font-semibold">{formatEntry(day, event, viewer)}</span>
      <span className="sr-only">
        {formatKind(event, viewer)}
        {where && ","}
      </span>
      {where && <span className="block text-fg-3">{where}</span>}
    </Link>
  );
}
