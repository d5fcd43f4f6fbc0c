import type { PortalEvent } from "@frontage/content/schemas/event";
import { cn } from "@frontage/ui/cn";
import { Link } from "wouter";

import { dayInWords } from "../../lib/dates.ts";
import { daysTouched } from "../../lib/time-zones.ts";
import { monthInWords, monthOf, weeksOf } from "./days.ts";
import {
  countOfDates,
  kindInWords,
  startInWords,
  toneOf,
  type EventTone,
  type Reader,
} from "./event-words.ts";
import { cellClasses, weekdayClasses } from "./calendar-skeleton.tsx";

/** So many events stand in a day; one more is said in its place. */
const eventsThatFit = 2;

const chipTones: Record<EventTone, string> = {
  accent: "bg-accent-tint text-accent",
  caution: "bg-warn-tint text-warn",
  neutral: "bg-sunken text-fg",
  requested: "bg-surface text-fg outline-1 -outline-offset-1 outline-field outline-dashed",
};
const dotTones: Record<EventTone, string> = {
  accent: "bg-accent",
  caution: "bg-warn",
  neutral: "bg-fg-3",
  requested: "bg-surface outline-1 outline-fg-3",
};

export type MonthGridProps = {
  /** "2026-07" */
  month: string;
  /** In order. */
  events: readonly PortalEvent[];
  reader: Reader;
  /** Room for words in each day; without it a day shows dots. */
  isWide: boolean;
  pathToEvent: (event: PortalEvent) => string;
  pathToDay: (day: string) => string;
};

/** A month as a table, from Monday to Sunday. */
export function MonthGrid(props: MonthGridProps) {
  const { month, reader } = props;
  const weeks = weeksOf(month);
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{monthInWords(month)}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className={weekdayClasses}>
              <span aria-hidden className="max-[20rem]:hidden">
                {dayInWords(day, { weekday: "short" })}
              </span>
              <span aria-hidden className="hidden max-[20rem]:inline">
                {dayInWords(day, { weekday: "narrow" })}
              </span>
              <span className="sr-only">{dayInWords(day, { weekday: "long" })}</span>
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
                aria-current={day === reader.today ? "date" : undefined}
                className={cn(cellClasses, monthOf(day) !== month && "bg-side")}
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

function Day({
  day,
  events,
  isWide,
  month,
  pathToDay,
  pathToEvent,
  reader,
}: MonthGridProps & { day: string }) {
  const ofDay = events.filter((event) => {
    const { first, last } = daysTouched(event, reader.timeZone);
    return first <= day && day <= last;
  });
  const number = (
    <span
      className={cn(
        "grid size-8 place-items-center rounded-full text-ui font-medium max-[20rem]:size-6 md:size-6.5",
        day === reader.today
          ? "bg-brand text-white"
          : monthOf(day) === month
            ? "text-fg"
            : "font-normal text-fg-3",
      )}
    >
      <time dateTime={day}>{Number(day.slice(-2))}</time>
    </span>
  );

  if (!isWide) {
    const dots = (
      <span aria-hidden className="mt-1 flex h-1.5 gap-1">
        {ofDay.slice(0, 3).map((event) => (
          <span
            key={event.id}
            className={cn("size-1.5 rounded-full", dotTones[toneOf(event, reader)])}
          />
        ))}
      </span>
    );
    const classes = "flex h-full flex-col items-center pt-1";
    if (ofDay.length === 0) return <div className={classes}>{number}</div>;
    return (
      <Link
        to={pathToDay(day)}
        aria-label={`${dayInWords(day)}, ${countOfDates(ofDay.length)}`}
        className={cn(classes, "focus-visible:-outline-offset-2")}
      >
        {number}
        {dots}
      </Link>
    );
  }

  const shown = ofDay.slice(0, eventsThatFit);
  return (
    <>
      {number}
      {shown.length > 0 && (
        <ul className="mt-1 flex flex-col gap-1">
          {shown.map((event) => (
            <li key={event.id}>
              <Link
                to={pathToEvent(event)}
                className={cn(
                  "block rounded-site px-1.5 py-1 text-caption/4.5 font-medium break-words hyphens-auto hover:underline",
                  chipTones[toneOf(event, reader)],
                )}
              >
                {event.title}
                <span className="block font-normal">
                  {[kindInWords(event, reader), ...startInWords(event, reader.timeZone)].join(", ")}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {ofDay.length > shown.length && (
        <Link
          to={pathToDay(day)}
          className="mt-1 flex min-h-6 items-center px-2 text-caption font-medium text-fg-2 hover:underline"
        >
          +{ofDay.length - shown.length} more<span className="sr-only"> on {dayInWords(day)}</span>
        </Link>
      )}
    </>
  );
}
