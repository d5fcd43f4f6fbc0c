import { Link as TextLink } from "@frontage/ui/link";
import {
  RuleList,
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { Fragment, useState } from "react";
import { Link } from "react-router";

import { useUrlState } from "../../navigation/use-url-state.ts";
import { formatMonth } from "../../time/date-phrases.ts";
import { daysBetween, formatDate, formatDay } from "../../time/dates.ts";
import { calendarSearch } from "./calendar-search.ts";
import { monthOf } from "./days.ts";
import {
  dayOfEvent,
  formatEntry,
  formatWhere,
  toneOf,
  type Entry,
  type Viewer,
} from "./event-labels.ts";

/** More dates are listed on request, except up to the next deadline. */
const shownMax = 8;

type DatesAheadProps = {
  /** From today on, sorted by start. */
  events: readonly Entry[];
  viewer: Viewer;
  /** Lists only what follows this day, the last of the month above. */
  after: string | undefined;
};

/** The dates from today on, or after the month that is shown. */
export function DatesAhead({ after, events, viewer }: DatesAheadProps) {
  const [isWhole, setWhole] = useState(false);
  const { timeZone, today } = viewer;
  const listed = events.filter(
    (event) => after === undefined || dayOfEvent(event, timeZone) > after,
  );
  if (events.length === 0) {
    return (
      <p className="mt-6 text-ui text-fg-3 md:mt-10">
        No dates ahead. Tours, calls and deadlines will appear here.
      </p>
    );
  }
  if (listed.length === 0) return null;
  const toDeadline = listed.findIndex((event) => "day" in event) + 1;
  const shown = isWhole ? listed : listed.slice(0, Math.max(shownMax, toDeadline));
  return (
    <section aria-labelledby="dates-ahead" className="mt-6 md:mt-10">
      <RuleListHeader>
        <RuleListTitle id="dates-ahead">{after === undefined ? "Ahead" : "Later"}</RuleListTitle>
        {after !== undefined && <RuleListCount>After {formatDate(after, today)}</RuleListCount>}
        {shown.length < listed.length && (
          <RuleListActions>
            <TextLink asChild>
              <button type="button" className="cursor-pointer" onClick={() => setWhole(true)}>
                All dates
              </button>
            </TextLink>
          </RuleListActions>
        )}
      </RuleListHeader>
      <RuleList>
        {[...Map.groupBy(shown, (event) => monthOf(dayAhead(event, viewer)))].map(
          ([month, events], monthIndex) => (
            <Fragment key={month}>
              {monthIndex > 0 && (
                <li className="border-b border-hairline pt-6 pb-2 text-caption font-semibold text-fg md:hidden">
                  {formatMonth(month)}
                </li>
              )}
              {events.map((event, index) => (
                <Row key={event.id} event={event} previous={events[index - 1]} viewer={viewer} />
              ))}
            </Fragment>
          ),
        )}
      </RuleList>
    </section>
  );
}

/** The day on which an event is listed: one that began earlier is still going on. */
function dayAhead(event: Entry, { timeZone, today }: Viewer): string {
  const first = dayOfEvent(event, timeZone);
  return first < today ? today : first;
}

type RowProps = {
  event: Entry;
  /** The event above it, whose day isn't repeated. */
  previous: Entry | undefined;
  viewer: Viewer;
};

/** An event: its day, what and where it is, and how far away. */
function Row({ event, previous, viewer }: RowProps) {
  const { pathWith } = useUrlState(calendarSearch);
  const { timeZone, today } = viewer;
  const first = dayOfEvent(event, timeZone);
  const day = dayAhead(event, viewer);
  const days = daysBetween(today, day);
  const isRepeated = previous !== undefined && dayAhead(previous, viewer) === day;
  return (
    <li className="relative grid grid-cols-[3rem_minmax(0,1fr)_auto] gap-x-4 border-b border-hairline py-2.5 md:min-h-15.5 md:grid-cols-[3.5rem_minmax(0,1.2fr)_minmax(0,1.4fr)_6rem] md:items-center md:py-2 hover:[&_a]:text-accent">
      <time dateTime={day} className="max-md:row-span-2">
        <span className="sr-only">{formatDay(day)}</span>
        {!isRepeated && (
          <span aria-hidden>
            <span className="block font-display text-date text-fg">{Number(day.slice(-2))}</span>
            <span className="mt-0.75 block text-caption text-fg-3 md:hidden">
              {formatDay(day, { weekday: "short" })}
            </span>
            <span className="mt-0.75 block text-caption text-fg-3 max-md:hidden">
              {formatDay(day, { month: "short" })}
            </span>
          </span>
        )}
      </time>
      <Link
        to={event.path ?? pathWith({ eventId: event.id })}
        className="covers-row font-semibold wrap-anywhere text-fg transition-colors"
      >
        {formatEntry(first, event, viewer)}
      </Link>
      <span className="wrap-anywhere max-md:col-start-2 max-md:row-start-2 max-md:text-fg-3">
        {formatWhere(event, viewer)}
      </span>
      <span
        className={`text-right text-caption max-md:col-start-3 max-md:row-start-1 ${toneOf(event, viewer) === "accent" ? "font-medium text-error" : "text-fg-3"}`}
      >
        {days === 0 ? "Today" : days === 1 ? "Tomorrow" : `${days} days`}
      </span>
    </li>
  );
}
