import { broker } from "@frontage/content/broker";
import { eventPath, exchangePath } from "@frontage/content/dashboard";
import { exchangeNotices } from "@frontage/records/deal-clock/exchange-notices";
import { placeInSentence, withinSentence } from "@frontage/records/in-sentence";
import type { TimedEvent } from "@frontage/records/schemas/event";
import { isStrict } from "@frontage/records/schemas/key-date-kinds";
import {
  DateTimeline,
  type DateTimelineProps,
  type TimelineDate,
} from "@frontage/ui/date-timeline";
import { Link as TextLink } from "@frontage/ui/link";
import { ProgressMarker } from "@frontage/ui/progress-marker";
import {
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { Check, ChevronDown } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link, useLocation } from "react-router";

import { useIsBroker } from "../../api/visit.tsx";
import {
  dayIn,
  daysBetween,
  formatDate,
  formatDay,
  formatDaysLeft,
  shiftDay,
  type Clock,
} from "../../time/dates.ts";
import { formatSpanInBothZones } from "../../time/time-zones.ts";
import { KeyDateRule } from "./key-date-rule.tsx";
import { closingOf, type KeyDate, type UndatedKeyDate } from "./key-dates.ts";

const short = { month: "short", day: "numeric" } as const;

/** On a phone, the line that joins the markers, because the list is also the timeline. */
const line =
  "max-md:not-last:after:absolute max-md:not-last:after:top-9 max-md:not-last:after:-bottom-3 max-md:not-last:after:left-1.75 max-md:not-last:after:border-l max-md:not-last:after:border-field";

type DealScaleProps = Partial<Pick<DateTimelineProps, "proposed" | "size">> & {
  dates: readonly KeyDate[];
  /** "2026-07-14" */
  today: string;
  className?: string;
};

/** How far the scale goes past its last date, without a closing. */
const daysAfterLast = 14;
/** Later dates, such as a lease's end, would leave no room for the next ones. */
const maxDaysAhead = 365;

/** A deal's dates until a year ahead on a timeline, without its exchange's; nothing for fewer than two. */
export function DealScale({ dates, today, ...props }: DealScaleProps) {
  const last = shiftDay(today, maxDaysAhead);
  const shown = dates.filter(({ day, kind }) => !isStrict(kind) && day <= last);
  if (shown.length < 2) return null;
  const closing = closingOf(shown);
  const marks = shown
    .map((date) => ({ ...timelineDate(date, today), isEnd: date === closing }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  return (
    <DateTimeline
      dates={marks}
      end={closing ? undefined : shiftDay(marks.at(-1)?.day ?? today, daysAfterLast)}
      today={today}
      {...props}
    />
  );
}

function timelineDate(date: KeyDate, today: string): TimelineDate {
  const { finishedOn, id, isUrgent, label, settled, state, status } = date;
  const isFinished = state === "done" || state === "waived";
  // What was done early is drawn on the day it was done.
  const day = isFinished && date.day > today ? (finishedOn < today ? finishedOn : today) : date.day;
  const written = formatDate(day, today, short);
  const base = { id, day, label, state };
  if (state === "current") {
    return { ...base, headline: formatDay(day), note: status, isUrgent };
  }
  if (state === "ahead") {
    return {
      ...base,
      note: `${written}, ${withinSentence(status.replace(/^(.*) left$/, "in $1"))}`,
    };
  }
  const isNamed = settled !== undefined && (settled !== written || state === "waived");
  return { ...base, note: isNamed ? `${status} ${settled}` : written };
}

/** The unsaved new day of a date that is being moved; undefined if it is unchanged. */
export function proposedOf(
  moving: DealDateActions["moving"],
  dates: readonly KeyDate[],
  today: string,
): DateTimelineProps["proposed"] {
  const date = dates.find(({ id }) => id === moving?.id);
  if (!moving?.day || !date || date.day === moving.day) return undefined;
  const label = formatDate(moving.day, today, { weekday: "short", ...short });
  return { id: moving.id, day: moving.day, label, note: "Not saved yet" };
}

type DealDatesProps = {
  dealId: string;
  dates: readonly KeyDate[];
  undated: readonly UndatedKeyDate[];
  /** Upcoming tours and calls. */
  events: readonly TimedEvent[];
  clock: Clock;
  /** "2026-07-14" */
  today: string;
  /** The client as the reader sees it: "You", or for a broker the name. */
  client: string;
  /** For brokers only. */
  actions: DealDateActions | undefined;
};

/** A broker's actions on key dates. */
export type DealDateActions = {
  onAdd: () => void;
  /** The button and menu of a date's row. */
  of: (date: ActionDate) => ReactNode;
  /** The date being moved, and its unsaved day. */
  moving: { id: string; day: string } | undefined;
};
type ActionDate = Pick<
  KeyDate,
  "id" | "kind" | "label" | "savedStatus" | "settled" | "state" | "version"
> & {
  day?: string;
};

/** A deal's dates, tours and calls: the open ones, and a row that expands the finished ones. */
export function DealDates({
  actions,
  client,
  clock,
  dates,
  dealId,
  events,
  today,
  undated,
}: DealDatesProps) {
  const [showsFinished, setShowsFinished] = useState(false);
  const all = [...dates, ...undated];
  const hasExchange = all.some(({ kind }) => isStrict(kind));
  const open = dates.filter(({ state }) => state === "current" || state === "ahead");
  const isIdentifying = [...open, ...undated].some(
    ({ kind }) => kind === "exchange-identification",
  );
  const finished = dates.filter((date) => !open.includes(date));
  const { hash } = useLocation();
  const isFinishedNamed = finished.some(({ id }) => hash === `#date-${id}`);
  const isUnfolded = showsFinished || isFinishedNamed;
  const row = { actions, client, today };
  const count = open.length + undated.length + events.length;
  const dayOf = (event: TimedEvent) => dayIn(event.start, clock.timeZone);
  const ahead = [
    ...open.map((date) => ({ day: date.day, row: <DateRow key={date.id} date={date} {...row} /> })),
    ...events.map((event) => ({
      day: dayOf(event),
      row: <EventRow key={event.id} event={event} clock={clock} today={today} />,
    })),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
  return (
    <section aria-labelledby="key-dates">
      <RuleListHeader>
        <RuleListTitle
          id="key-dates"
          tabIndex={-1}
          className="scroll-mt-32 outline-none md:scroll-mt-24"
        >
          Dates
        </RuleListTitle>
        {count > 0 && <RuleListCount>{count} open</RuleListCount>}
        <RuleListActions>
          {hasExchange && (
            <TextLink asChild>
              <Link to={exchangePath(dealId)}>1031 exchange</Link>
            </TextLink>
          )}
          {actions && (
            <TextLink asChild>
              <button type="button" className="cursor-pointer" onClick={actions.onAdd}>
                Add a date
              </button>
            </TextLink>
          )}
        </RuleListActions>
      </RuleListHeader>
      {all.length + events.length === 0 ? (
        <p className="border-t border-fg py-4 text-ui text-fg-3">No dates yet.</p>
      ) : (
        <ul
          aria-labelledby="key-dates"
          className="flex flex-col border-t border-fg text-ui text-fg-2"
        >
          {finished.length > 0 && (
            <li className={`relative border-b border-hairline max-md:-order-3 md:order-1 ${line}`}>
              <button
                type="button"
                aria-expanded={isUnfolded}
                className="flex min-h-12 w-full cursor-pointer items-center gap-3.25 text-left transition-colors hover:text-fg"
                onClick={() => setShowsFinished(!isUnfolded)}
              >
                <span className="grid size-3.75 place-items-center bg-canvas">
                  <Check aria-hidden className="size-3.75" strokeWidth={1.75} />
                </span>
                <span className="grow">{formatFinished(finished, today)}</span>
                <ChevronDown
                  aria-hidden
                  className={`size-4.5 text-fg-3 transition-transform ${isUnfolded ? "rotate-180" : ""}`}
                  strokeWidth={1.75}
                />
              </button>
            </li>
          )}
          {isUnfolded &&
            finished.map((date) => (
              <DateRow key={date.id} date={date} {...row} className="max-md:-order-2 md:order-2" />
            ))}
          {ahead.length > 0 && (
            <li
              aria-hidden
              className={`relative -order-1 border-b border-fg py-1.75 pl-7 text-caption font-semibold text-fg md:hidden ${line} max-md:not-last:after:top-0!`}
            >
              Today, {formatDay(today, { month: "long", day: "numeric" })}
            </li>
          )}
          {ahead.map((each) => each.row)}
          {undated.map((date) => (
            <DateRow key={date.id} date={date} {...row} />
          ))}
        </ul>
      )}
      {hasExchange && (
        <p className="mt-3 text-caption text-fg">
          {isIdentifying ? exchangeNotices.identification : "1031 exchange:"}{" "}
          {exchangeNotices.strict}
        </p>
      )}
      {all.some(({ rule }) => rule) && (
        <p className="mt-3 text-caption text-pretty text-fg-3">
          Calendar days unless a date says otherwise. Check every date against the signed agreement
          with your attorney.
        </p>
      )}
    </section>
  );
}

/** "3 finished, the last on Jul 10" */
function formatFinished(finished: readonly KeyDate[], today: string): string {
  const last = finished.reduce((day, date) => (date.finishedOn > day ? date.finishedOn : day), "");
  const when = formatDate(last, today, short);
  return finished.length === 1
    ? `1 finished, on ${when}`
    : `${finished.length} finished, the last on ${when}`;
}

/** Why a date that is no key date is among the dates. An offer's row names the buyer, who set it. */
const reasons = {
  event: "Entered in the calendar",
  listing: "Set in the listing agreement",
  offer: undefined,
};

type DateRowProps = Pick<DealDatesProps, "actions" | "client" | "today"> & {
  date: KeyDate | UndatedKeyDate;
  className?: string;
};

/** A key date's row. Notifications and search results link to it by its hash. */
function DateRow({ actions, className = "", client, date, today }: DateRowProps) {
  const { detail, id, label, responsible, source, time } = date;
  const isNamed = useLocation().hash === `#date-${id}`;
  const isDated = "day" in date;
  const who = responsible === "Client" ? client : responsible;
  const isMarked = isNamed || actions?.moving?.id === id;
  const isBroker = useIsBroker();
  const isRuled = date.override || date.rule || date.basis;
  // A date without a rule or a clause is one that the broker set.
  const isOpen = isDated && (date.state === "ahead" || date.state === "current");
  const isSet = isOpen && !isRuled && !source && !detail;
  const rule = source ? (
    reasons[source]
  ) : isSet ? (
    isBroker ? (
      "Set by hand"
    ) : (
      `Set by ${broker.name.split(" ", 1)[0]}`
    )
  ) : (
    <KeyDateRule {...date} today={today} />
  );
  const hasRule = source ? rule : isSet || isRuled;
  return (
    <li
      id={`date-${id}`}
      tabIndex={-1}
      data-date-row
      className={`${line} relative scroll-mt-44 outline-none md:scroll-mt-36 grid grid-cols-[0.9375rem_minmax(0,1fr)_auto] gap-x-3.25 border-b border-hairline py-3 before:absolute before:-inset-x-3 before:-inset-y-px before:-z-10 before:rounded-control ${isMarked ? "isolate before:bg-side" : ""} ${actions ? "min-[100rem]:grid-cols-[0.9375rem_minmax(0,1.5fr)_minmax(0,1fr)_14rem]" : "min-[100rem]:grid-cols-[0.9375rem_minmax(0,1.5fr)_minmax(0,1fr)_8.5rem]"} ${className}`}
    >
      <ProgressMarker
        state={isDated ? date.state : "ahead"}
        className={`relative mt-0.75 ${isMarked ? "" : "bg-canvas"}`}
      />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold text-fg">{label}</p>
        {detail && <p className="mt-px text-caption text-fg-3">{detail}</p>}
        {hasRule && (
          <p className="mt-px text-caption text-fg-3">
            {rule}
            {time && `, by ${time}`}
          </p>
        )}
        {who && (
          <p
            className={`text-caption min-[100rem]:hidden ${who === "You" ? "text-fg" : "text-fg-3"}`}
          >
            {who}
          </p>
        )}
      </div>
      <p className="min-w-0 wrap-anywhere max-[99.99rem]:hidden">{who}</p>
      <div className="flex items-start gap-2">
        {isDated ? (
          <p className="ml-auto text-right whitespace-nowrap">
            <time dateTime={date.day} className="block font-medium text-fg">
              {formatDate(date.day, today, { weekday: "short", ...short })}
            </time>
            <span
              className={`mt-px block text-caption ${
                date.isUrgent ? "font-medium text-error" : "text-fg-3"
              }`}
            >
              {time && !hasRule && `${time}, `}
              {time && !hasRule ? date.status.toLowerCase() : date.status}
              {date.settled && ` ${date.settled}`}
            </span>
          </p>
        ) : (
          <p className="ml-auto text-right text-caption text-fg-3">{date.missing}</p>
        )}
        {date.version > 0 &&
          actions?.of({
            ...date,
            ...(isDated ? {} : { state: "ahead", settled: undefined }),
          } as ActionDate)}
      </div>
    </li>
  );
}

type EventRowProps = Pick<DealDatesProps, "clock" | "today"> & { event: TimedEvent };

/** A tour or a call, with its answer if it waits for the reader's. */
function EventRow({ clock, event, today }: EventRowProps) {
  const isBroker = useIsBroker();
  const { change, id, location, start, status, title } = event;
  const asksBroker = status === "requested" || change?.by === "client";
  const asksClient = status === "proposed" || change?.by === "broker";
  const isAsked = isBroker ? asksBroker : asksClient;
  const day = dayIn(start, clock.timeZone);
  return (
    <li
      className={`${line} relative grid grid-cols-[0.9375rem_minmax(0,1fr)_auto] gap-x-3.25 border-b border-hairline py-3`}
    >
      <ProgressMarker state="ahead" className="relative mt-0.75 bg-canvas" />
      <p className="min-w-0 wrap-anywhere">
        <Link
          to={eventPath(id)}
          className="block covers-row font-semibold text-fg hover:text-accent"
        >
          {title}
        </Link>
        <span className="block text-caption text-fg-3">
          {isAsked ? (
            <span className="font-medium text-fg">Answer the request</span>
          ) : (
            [
              formatSpanInBothZones(event, clock.timeZone),
              asksBroker || asksClient
                ? "not confirmed yet"
                : location && placeInSentence(location),
            ]
              .filter(Boolean)
              .join(", ")
          )}
        </span>
      </p>
      <p className="text-right whitespace-nowrap">
        <time dateTime={start} className="block font-medium text-fg">
          {formatDate(day, today, { weekday: "short", ...short })}
        </time>
        <span className="mt-px block text-caption text-fg-3">
          {formatDaysLeft(daysBetween(today, day))}
        </span>
      </p>
    </li>
  );
}
