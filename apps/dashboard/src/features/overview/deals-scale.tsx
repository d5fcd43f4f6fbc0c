import { dashboardPaths, dealPath, keyDatePath, keyDatesPath } from "@frontage/content/dashboard";
import { withinSentence } from "@frontage/records/in-sentence";
import { dealStageNames } from "@frontage/records/record-names";
import type { Deal, OpenDate } from "@frontage/records/schemas/deal";
import { openItemKinds } from "@frontage/records/schemas/next-steps";
import { cn } from "@frontage/ui/cn";
import { Link as TextLink } from "@frontage/ui/link";
import {
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { useState, type KeyboardEvent } from "react";
import { Link } from "react-router";

import { daysBetween, formatDate, formatDay, formatDaysLeft, shiftDay } from "../../time/dates.ts";
import { formatClockThere } from "../../time/time-zones.ts";

/** The scale's days before and after today, always the same: today stands at a quarter. */
const daysBack = 28;
const daysAhead = 84;
const rowsMax = 12;
const phoneRowsMax = 6;
/** With more rows than these, they are lower. */
const tallRowsMax = 5;
/** A label right of this starts at its right end, in percent. */
const labelTurn = 70;
const short = { weekday: "short", month: "short", day: "numeric" } as const;

type Row = {
  deal: Deal;
  /** Percent of the scale; cut off at its ends. */
  from: number;
  to: number;
  past: number[];
  next: OpenDate | undefined;
  later: number[];
};

type DealsScaleProps = {
  /** All of a client's deals. */
  deals: readonly Deal[];
  /** "2026-07-14" */
  today: string;
  /** The reader's. */
  timeZone: string;
};

/** All open deals on one scale of days, the next date of each and the nearest of all. */
export function DealsScale({ deals, timeZone, today }: DealsScaleProps) {
  const [activeId, setActiveId] = useState<string>();
  const [stopId, setStopId] = useState<string>();
  const all = rowsOf(deals, today);
  const rows = all.slice(0, rowsMax);
  const nearestDay = rows[0]?.next?.day;
  const nearest = rows.filter(({ next }) => next && next.day === nearestDay);
  const active = rows.find(({ deal, next }) => deal.id === activeId && next);
  const named = active ? [active] : nearest;
  const isTall = rows.length <= tallRowsMax;
  const stop = rows.some(({ deal }) => deal.id === stopId) ? stopId : rows[0]?.deal.id;

  function move(event: KeyboardEvent<HTMLAnchorElement>) {
    const links = [...(event.currentTarget.closest("ul")?.querySelectorAll("a") ?? [])];
    const at = links.indexOf(event.currentTarget);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    // Rows that a phone leaves out can't take the focus.
    links
      .filter((link) => link.checkVisibility())
      .at(Math.max(to, 0))
      ?.focus();
  }

  if (all.length === 0) return null;
  return (
    <section aria-labelledby="deals" className="text-ui text-fg-2">
      <RuleListHeader>
        <RuleListTitle id="deals">Your deals</RuleListTitle>
        <RuleListCount>{all.length}</RuleListCount>
        <RuleListActions className="max-md:hidden print:hidden">
          <TextLink asChild>
            <Link to={dashboardPaths.deals}>
              {all.length > rowsMax ? `All ${all.length} properties` : "All properties"}
            </Link>
          </TextLink>
        </RuleListActions>
      </RuleListHeader>
      <div
        className={cn(
          "relative isolate border-t border-fg [--name:10.25rem] [--stage:0rem] max-md:pt-1.5 lg:[--name:11rem] lg:[--stage:8.5rem] min-[100rem]:[--name:12.5rem] min-[100rem]:[--stage:10rem]",
          named.length > 1 ? "md:pt-24.5" : "md:pt-20",
        )}
      >
        <div
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-0 left-[calc(var(--name)+var(--stage))] max-md:hidden"
        >
          {monthsOf(today).map(({ at, name }) => (
            <span
              key={at}
              className={cn(
                "absolute bottom-0 flex items-end border-l border-hairline pl-1.5 text-tick text-fg-3",
                named.length > 1 ? "top-24.5" : "top-20",
                // Beside the names, the legend reaches under the scale.
                at < 10 && "max-lg:hidden",
              )}
              style={{ left: `${at}%` }}
            >
              {name}
            </span>
          ))}
          <span className="absolute top-6.75 bottom-6.5 left-1/4 border-l border-fg">
            <span className="absolute right-2.5 text-right text-caption/[1.35] whitespace-nowrap text-fg-3">
              <span className="block font-semibold text-fg">Today</span>
              {formatDay(today, { month: "short", day: "numeric" })}
            </span>
          </span>
          <Label rows={named} today={today} timeZone={timeZone} />
        </div>
        <p aria-hidden className="relative h-5 text-caption/5 font-semibold text-fg md:hidden">
          <span className="absolute left-1/4 border-l border-fg pl-2">
            Today, {formatDay(today, { month: "long", day: "numeric" })}
          </span>
        </p>
        <ul aria-labelledby="deals">
          {rows.map((row, index) => (
            <li
              key={row.deal.id}
              className={cn("relative", index >= phoneRowsMax && "max-md:hidden")}
            >
              <Link
                to={dealPath(row.deal.id)}
                tabIndex={row.deal.id === stop ? 0 : -1}
                onKeyDown={move}
                onMouseEnter={() => setActiveId(row.deal.id)}
                onMouseLeave={() => setActiveId(undefined)}
                onFocus={() => {
                  setStopId(row.deal.id);
                  setActiveId(row.deal.id);
                }}
                onBlur={() => setActiveId(undefined)}
                className={cn(
                  "group/row relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 outline-none max-md:pt-2.25 md:grid-cols-[var(--name)_minmax(0,1fr)] md:items-center md:gap-0 lg:grid-cols-[var(--name)_var(--stage)_minmax(0,1fr)]",
                  isTall ? "md:h-11" : "md:h-7.5",
                )}
              >
                <span className="sr-only">{describe(row, today)}</span>
                <span
                  aria-hidden
                  // Behind the line of today.
                  className="absolute -inset-x-2 inset-y-px -z-1 rounded-control group-hover/row:bg-side group-focus-visible/row:bg-side group-focus-visible/row:ring-2 group-focus-visible/row:ring-(--focus-ring)"
                />
                <span aria-hidden className="relative truncate font-medium text-fg">
                  {row.deal.name}
                </span>
                <span aria-hidden className="relative truncate text-fg-3 max-lg:hidden">
                  {dealStageNames[row.deal.progress.stage]}
                </span>
                <span
                  aria-hidden
                  className={cn(
                    "relative text-caption whitespace-nowrap md:hidden",
                    nearest.includes(row) ? "font-semibold text-fg" : "text-fg-3",
                  )}
                >
                  {row.next ? formatDate(row.next.day, today, short) : "No date set"}
                </span>
                <Track row={row} today={today} isNearest={nearest.includes(row)} />
              </Link>
            </li>
          ))}
        </ul>
        <p aria-hidden className="flex h-8.5 items-end text-caption text-fg-3 max-md:hidden">
          Square: next date. Ring: a later one.
        </p>
        <p className="pt-3.5 font-medium md:hidden print:hidden">
          <TextLink asChild>
            <Link to={dashboardPaths.deals}>
              {all.length > phoneRowsMax ? `All ${all.length} properties` : "All properties"}
            </Link>
          </TextLink>
        </p>
      </div>
    </section>
  );
}

type LabelProps = Pick<DealsScaleProps, "timeZone" | "today"> & { rows: readonly Row[] };

/** Names the date of one row, or the nearest of all, at its mark. */
function Label({ rows, timeZone, today }: LabelProps) {
  const [first] = rows;
  const day = first?.next?.day;
  if (!first || day === undefined) return null;
  const at = placeOf(day, today);
  const isTurned = at > labelTurn;
  return (
    <div
      className={cn(
        "absolute top-4.5 text-caption/[1.42] whitespace-nowrap text-fg-2",
        isTurned && "text-right",
      )}
      style={
        isTurned
          ? { right: `calc(${100 - at}% - 5px)` }
          : // Keeps its distance from the word at today's line.
            { left: `max(calc(${at}% - 5px), calc(25% + 10px))` }
      }
    >
      <p className="font-display text-[1.875rem]/[1.1] tracking-[-0.018em] text-fg">
        {/* The rows are links as well, for the keyboard and screen readers. */}
        <Link to={pathOf(first)} tabIndex={-1} className="pointer-events-auto hover:text-accent">
          {formatDay(day)}
        </Link>
      </p>
      {rows.slice(0, 2).map(({ deal, next }) => (
        <p key={deal.id}>
          <span className="font-semibold text-fg">{next?.label},</span> {deal.name},{" "}
          {next &&
            (next.time
              ? formatClockThere({ ...next, time: next.time }, deal.timeZone, timeZone)
              : leftOf(next.day, today))}
        </p>
      ))}
      {rows.length > 2 && <p className="absolute">and {rows.length - 2} more</p>}
    </div>
  );
}

/** The next date, on its deal's page; only key dates have a record. */
function pathOf({ deal, next }: Row): string {
  const date = deal.keyDates.find(({ day, label }) => day === next?.day && label === next.label);
  return date?.id ? keyDatePath(deal.id, date.id) : keyDatesPath(deal.id);
}

type TrackProps = { row: Row; today: string; isNearest: boolean };

const mark = "absolute top-1/2 -translate-1/2";

/** A deal's line: ink until today, with its dates as marks. */
function Track({ isNearest, row: { from, later, next, past, to }, today }: TrackProps) {
  const line = "absolute top-1/2 -mt-px h-px";
  return (
    <span
      aria-hidden
      className="relative max-md:col-span-full max-md:h-5 md:h-full print:[print-color-adjust:exact]"
    >
      <span className="absolute inset-y-0 left-1/4 border-l border-fg md:hidden" />
      <span
        className={cn(line, "bg-field forced-mark")}
        style={{ left: `${from}%`, width: `${to - from}%` }}
      />
      <span
        className={cn(line, "bg-fg forced-mark")}
        style={{ left: `${from}%`, width: `${Math.max(placeOf(today, today) - from, 0)}%` }}
      />
      {past.map((at) => (
        <span
          key={at}
          className={cn(mark, "h-1.75 w-px bg-fg forced-mark")}
          style={{ left: `${at}%` }}
        />
      ))}
      {later.map((at) => (
        <span
          key={at}
          className={cn(mark, "size-2.25 rounded-full border border-field bg-canvas")}
          style={{ left: `${at}%` }}
        />
      ))}
      {next && isWithin(next.day, today) && (
        <span
          className={cn(mark, "forced-mark", isNearest ? "size-2.75 bg-accent" : "size-2 bg-fg")}
          style={{ left: `${placeOf(next.day, today)}%` }}
        />
      )}
    </span>
  );
}

/** A day's place in percent, cut off at the scale's ends. */
function placeOf(day: string, today: string): number {
  const days = Math.min(Math.max(daysBetween(today, day), -daysBack), daysAhead);
  return ((days + daysBack) / (daysBack + daysAhead)) * 100;
}

const isWithin = (day: string, today: string) => {
  const days = daysBetween(today, day);
  return days >= -daysBack && days <= daysAhead;
};

/** Open deals, by their next date; on the same day, the more urgent first. */
function rowsOf(deals: readonly Deal[], today: string): Row[] {
  const rank = ({ waitingFor }: Deal) =>
    waitingFor ? openItemKinds.indexOf(waitingFor.kind) : openItemKinds.length;
  return deals
    .filter(({ isArchived, progress }) => !isArchived && progress.stage !== "closed")
    .toSorted(
      (one, other) =>
        (one.nextDate?.day ?? "9999").localeCompare(other.nextDate?.day ?? "9999") ||
        rank(one) - rank(other),
    )
    .map((deal) => {
      const { keyDates, nextDate: next, otherDates = [], stageDays = {} } = deal;
      const settled = keyDates.filter(({ done, status }) => done || status === "waived");
      const open = keyDates.filter((date) => !settled.includes(date));
      const begun = [...Object.values(stageDays), ...settled.map(({ day }) => day)]
        .filter((day) => day <= today)
        .toSorted();
      const ahead = [...open, ...otherDates].map(({ day }) => day).toSorted();
      const placesOf = (days: readonly string[]) => [
        ...new Set(days.filter((day) => isWithin(day, today)).map((day) => placeOf(day, today))),
      ];
      return {
        deal,
        next,
        from: begun[0] === undefined ? 0 : placeOf(begun[0], today),
        to: placeOf([today, ...ahead].toSorted().at(-1) ?? today, today),
        past: placesOf(begun),
        later: placesOf(ahead.filter((day) => next && day > next.day)),
      };
    });
}

/** The months that begin on the scale; near its end, as short as there is room for. */
function monthsOf(today: string) {
  const last = shiftDay(today, daysAhead);
  const months = [];
  let day = shiftDay(today, -daysBack);
  while (day <= last) {
    const at = placeOf(day, today);
    if (day.endsWith("-01") && at < 97) {
      months.push({ at, name: formatDay(day, { month: at < 92 ? "long" : "short" }) });
    }
    day = shiftDay(day, 1);
  }
  return months;
}

const leftOf = (day: string, today: string) =>
  withinSentence(formatDaysLeft(daysBetween(today, day)));

/** "48 Example Road, due diligence. Next: due diligence ends Friday, July 17, 3 days left." */
function describe({ deal, next }: Row, today: string): string {
  const stage = withinSentence(dealStageNames[deal.progress.stage]);
  const date = next
    ? `Next: ${withinSentence(next.label)} ${formatDay(next.day)}, ${leftOf(next.day, today)}.`
    : "No date set.";
  return `${deal.name}, ${stage}. ${date}`;
}
