import { endOfDay, isOffersDue } from "@frontage/records/market-dates";
import type { Deal, OpenDate } from "@frontage/records/schemas/deal";
import type { ProgressState } from "@frontage/ui/progress-marker";

import { formatClockThere } from "../../time/time-zones.ts";
import { daysBetween, formatClock, formatDate, formatDaysLeft, isNear } from "../../time/dates.ts";

type DealDate = Deal["keyDates"][number];

/** The common part of dates with and without a day. */
type Described = Pick<
  DealDate,
  "basis" | "kind" | "label" | "override" | "responsible" | "rule"
> & {
  /** The record's id, if the date has a record. */
  id: string;
  version: number;
  /** The status as stored in the record. */
  savedStatus: DealDate["status"];
  /** When it is due on its day, with the city if its clock isn't the reader's: "5pm in Chicago". */
  time?: string | undefined;
  /** Where a date that is no key date comes from. */
  source?: OpenDate["source"];
  /** Of a date that is no key date: "Specimen Capital, $12,400,000". */
  detail?: string | undefined;
};

/** A key date as a deal's page shows it. */
export type KeyDate = Described & {
  /** "2026-07-17" */
  day: string;
  /** The first date that is neither done nor waived is the current one. */
  state: ProgressState;
  /** The status as text: "Done", "Waived", "3 days left". */
  status: string;
  /** When it was done or waived, if known: "Jul 10". */
  settled?: string | undefined;
  /** The day it was done or waived; if unknown, the date's day: "2026-07-10". */
  finishedOn: string;
  /** Whether it is due within three days, or late. */
  isUrgent: boolean;
};

/** A date without a day, and what it is missing: "Needs the effective date". */
export type UndatedKeyDate = Described & { missing: string };

/**
 * The dates of a deal's page, in order: its key dates, and the deadlines and ends of offers.
 *
 * @param today "2026-07-14"
 * @param zones the property's and the reader's time zone
 */
export function keyDatesOf(
  keyDates: readonly DealDate[],
  today: string,
  others: readonly OpenDate[] = [],
  zones?: { place: string; reader: string },
): KeyDate[] {
  const dates: (DealDate & Pick<OpenDate, "detail" | "source">)[] = [
    ...keyDates,
    ...others.map((date) => ({ ...date, done: false })),
  ].toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
  const next = dates.find((date) => !isSettled(date));
  return dates.map((date, index) => {
    const { day, detail, label, settledOn, source } = date;
    const isDue = isOffersDue(date);
    const time = date.time ?? (isDue ? endOfDay : undefined);
    const left = daysBetween(today, day);
    const open = date === next ? "current" : "ahead";
    const state = date.status === "waived" ? "waived" : date.done ? "done" : open;
    return {
      ...describe(date, index),
      detail:
        detail ?? (isDue ? `From all ${/^offers/i.test(label) ? "buyers" : "tenants"}` : undefined),
      source,
      time:
        time &&
        (zones ? formatClockThere({ day, time }, zones.place, zones.reader) : formatClock(time)),
      day,
      state,
      status: settledWord(date) || formatDaysLeft(left),
      settled: settledOn && formatDate(settledOn, today, { month: "short", day: "numeric" }),
      finishedOn: settledOn ?? day,
      isUrgent: !isSettled(date) && isNear(left),
    };
  });
}

/** As on the server, so that both have the same next date. */
const orderOf = ({ day, time = "" }: Pick<DealDate, "day" | "time">) => `${day} ${time}`;

/** The dates without a day, which wait for another date. */
export function undatedKeyDatesOf({ undatedKeyDates = [] }: Deal): UndatedKeyDate[] {
  return undatedKeyDates.map((date, index) => ({
    ...describe(date, index),
    missing: date.missing,
  }));
}

/**
 * The status of a settled date: "Done", "Waived", or "Passed" for one that needn't be met; "" for
 * an open one.
 */
function settledWord({ done, status }: DealDate): string {
  if (status === "waived") return "Waived";
  // Samples have no status.
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
    time: time && formatClock(time),
  };
}

/** The closing date: by its kind, or else by its name. */
export function closingOf(dates: readonly KeyDate[]): KeyDate | undefined {
  return (
    dates.find(({ kind }) => kind === "closing") ??
    dates.findLast(({ label }) => /^closing\b/i.test(label))
  );
}
