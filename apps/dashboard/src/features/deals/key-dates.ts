import type { Deal } from "@frontage/records/schemas/deal";
import type { ProgressState } from "@frontage/ui/progress-marker";

import { daysBetween, formatClock, formatDate } from "../../time/dates.ts";

type DealDate = Deal["keyDates"][number];

/** What dates with and without a day have in common. */
type Described = Pick<
  DealDate,
  "basis" | "kind" | "label" | "override" | "responsible" | "rule"
> & {
  /** The record's, if there is one. */
  id: string;
  version: number;
  /** As stored in the record. */
  savedStatus: DealDate["status"];
  /** "By 5pm", on the property’s clock */
  time?: string | undefined;
};

/** A key date as the deal’s page shows it. */
export type KeyDate = Described & {
  /** "2026-07-17" */
  day: string;
  /** The next one that is neither done nor waived is the current one. */
  state: ProgressState;
  /** "Done", "Waived", "3 days left" */
  status: string;
  /** When it was done or waived, if that is known: "Jul 10". */
  settled?: string | undefined;
  /** That day, or its own: "2026-07-10". */
  finishedOn: string;
  /** Whether it is due within three days, or late. */
  isUrgent: boolean;
};

/** A date without a day, and what it waits for: "Needs the effective date". */
export type UndatedKeyDate = Described & { missing: string };

const urgentDays = 3;

/** @param today "2026-07-14" */
export function keyDatesOf(dates: readonly DealDate[], today: string): KeyDate[] {
  const next = dates.find((date) => !isSettled(date));
  return dates.map((date, index) => {
    const { day, settledOn } = date;
    const left = daysBetween(today, day);
    const open = date === next ? "current" : "ahead";
    const state = date.status === "waived" ? "waived" : date.done ? "done" : open;
    return {
      ...describe(date, index),
      day,
      state,
      status: settledWord(date) || daysLeft(left),
      settled: settledOn && formatDate(settledOn, today, { month: "short", day: "numeric" }),
      finishedOn: settledOn ?? day,
      isUrgent: !isSettled(date) && left <= urgentDays,
    };
  });
}

/** The dates that wait for another one. */
export function undatedKeyDatesOf({ undatedKeyDates = [] }: Deal): UndatedKeyDate[] {
  return undatedKeyDates.map((date, index) => ({
    ...describe(date, index),
    missing: date.missing,
  }));
}

/** "Done", "Waived"; "Passed" for a date that needn't be met and is over. */
function settledWord({ done, status }: DealDate): string {
  if (status === "waived") return "Waived";
  // The samples have no status.
  return done && (status === undefined || status === "done") ? "Done" : done ? "Passed" : "";
}

const isSettled = ({ done, status }: DealDate) => done || status === "waived";

function describe(date: Omit<DealDate, "day">, index: number): Described {
  const { basis, id, kind, label, override, responsible, rule, status, time, version = 0 } = date;
  return {
    id: id ?? `${index}-${label}`,
    version,
    label,
    kind,
    savedStatus: status,
    rule,
    override,
    basis,
    responsible,
    time: time && formatDueTime(time),
  };
}

/** "17:00" → "By 5pm", on the property’s clock */
export const formatDueTime = (time: string) => `By ${formatClock(time)}`;

/** "3 days left", "Today", "2 days late" */
function daysLeft(days: number): string {
  if (days === 0) return "Today";
  const count = Math.abs(days) === 1 ? "1 day" : `${Math.abs(days)} days`;
  return days > 0 ? `${count} left` : `${count} late`;
}

/** The closing among the dates: by kind, or by name. */
export function closingOf(dates: readonly KeyDate[]): KeyDate | undefined {
  return (
    dates.find(({ kind }) => kind === "closing") ??
    dates.findLast(({ label }) => /^closing\b/i.test(label))
  );
}
