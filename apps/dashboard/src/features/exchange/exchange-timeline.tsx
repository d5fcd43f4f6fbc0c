import type { Exchange } from "@frontage/records/schemas/exchange";
import { DateTimeline, type TimelineDate } from "@frontage/ui/date-timeline";
import type { ProgressState } from "@frontage/ui/progress-marker";

import { daysBetween, formatDate, formatDay } from "../../time/dates.ts";
import {
  type ExchangeState,
  firstDayName,
  isSettled,
  lastDayName,
  shortDay,
  type StrictName,
} from "./exchange-state.ts";

type ExchangeTimelineProps = {
  exchange: Exchange;
  next: ExchangeState["next"];
  /** "2026-07-14" */
  today: string;
};

/** The days of an exchange, drawn to scale; on a phone, the elapsed time as a bar. */
export function ExchangeTimeline({ exchange, next, today }: ExchangeTimelineProps) {
  const day0 = exchange.transfer?.day;
  const last = exchange.receive?.day;
  if (day0 === undefined || last === undefined) return null;
  const total = daysBetween(day0, last);
  const day = daysBetween(day0, today);
  const isRunning = day >= 0 && day <= total && next !== undefined;
  return (
    <>
      <DateTimeline
        dates={timelineDates(exchange, next, today)}
        today={today}
        todayLabel={isRunning ? `Today, day ${day}` : "Today"}
        showsWait={isRunning}
        className="mt-8 hidden md:block"
      />
      <div className="mt-7 md:hidden">
        <div aria-hidden className="relative h-1 bg-hairline forced-colors:border">
          <span
            className="absolute inset-y-0 left-0 bg-fg forced-mark"
            style={{ width: share(day, total) }}
          />
          {exchange.identify?.day && !isSettled(exchange.identify) && (
            <span
              className="absolute -top-0.75 size-2.5 -translate-x-1/2 bg-accent forced-mark"
              style={{ left: share(daysBetween(day0, exchange.identify.day), total) }}
            />
          )}
        </div>
        <p className="mt-2.5 flex justify-between text-caption text-fg-3">
          <span>{isRunning ? `Day ${day} of ${total}` : `${total} days`}</span>
          <span>{formatDate(last, today, shortDay)}</span>
        </p>
      </div>
    </>
  );
}

const share = (day: number, total: number) =>
  `${Math.min(Math.max(total > 0 ? day / total : 1, 0), 1) * 100}%`;

function timelineDates(
  { closing, identify, dealName, receive, transfer }: Exchange,
  next: StrictName | undefined,
  today: string,
): TimelineDate[] {
  const day0 = transfer?.day ?? "";
  const written = (day: string) => formatDate(day, today, shortDay);
  const stateOf = (name: StrictName): ProgressState => {
    const date = { identify, receive }[name];
    if (isSettled(date)) return date?.status === "waived" ? "waived" : "done";
    return name === next ? "current" : "ahead";
  };
  const strict = (name: StrictName, day: string, label: string): TimelineDate => ({
    id: name,
    day,
    state: stateOf(name),
    ...(isSettled({ identify, receive }[name])
      ? { label: label.replace(/,.*/, ""), note: `${written(day)}, done` }
      : { label, note: "", headline: formatDay(day) }),
  });
  return [
    {
      id: "0",
      day: day0,
      label: "Day 0",
      note: written(day0),
      state: day0 > today ? "ahead" : "done",
    } as const,
    ...(identify?.day
      ? [strict("identify", identify.day, `${firstDayName(identify)}, identify by midnight`)]
      : []),
    ...(closing
      ? [
          {
            id: "closing",
            day: closing.day,
            label: `Day ${daysBetween(day0, closing.day)}`,
            note: `${dealName} ${closing.isDone ? "closed" : "closes"}, ${written(closing.day)}`,
            state: closing.isDone ? ("done" as const) : ("ahead" as const),
          },
        ]
      : []),
    ...(receive?.day
      ? [strict("receive", receive.day, `${lastDayName(receive)}, receive by midnight`)]
      : []),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
}
