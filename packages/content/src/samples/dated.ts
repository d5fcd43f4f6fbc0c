import { broker } from "../broker.ts";
import {
  businessDayFrom,
  dayFrom,
  instantAt,
  lastFriday,
  minutesAgo,
  noEarlierThanToday,
} from "./relative-dates.ts";
import { nextViewing } from "./viewing.ts";

/** A day or, with `at` or `minutesAgo`, an instant in the samples' JSON. */
type RelativeDate = {
  daysFromNow?: number;
  /** Moves to the next business day, away from today. */
  onBusinessDay?: true;
  viewing?: true;
  lastFriday?: true;
  /** "15:05", in the reader's time zone or in another. */
  at?: string;
  in?: string;
  minutesAgo?: number;
  notBeforeToday?: true;
  /** The last complete month ("2026-06") before the day that many days from now. */
  monthBefore?: number;
};

const kinds = ["daysFromNow", "viewing", "lastFriday", "minutesAgo", "monthBefore"];

/**
 * The samples' JSON as records: each relative date becomes one in ISO 8601, and each
 * `{{name}}` in a text one of `texts`.
 *
 * @param rows from a JSON file; a test validates the records
 */
export function dated<Records>(
  rows: unknown,
  now: Date,
  timeZone: string,
  texts: Record<string, string> = {},
): Records {
  const known: Record<string, string> = { timeZone, "broker.name": broker.name, ...texts };
  const convert = (value: unknown): unknown => {
    if (typeof value === "string") {
      return value.replace(/\{\{(.+?)\}\}/g, (_, name: string) => {
        const text = known[name];
        if (text === undefined) throw new Error(`The samples have no text "${name}".`);
        return text;
      });
    }
    if (Array.isArray(value)) return value.map(convert);
    if (typeof value !== "object" || value === null) return value;
    if (kinds.some((kind) => kind in value)) return toIso(value, now, timeZone);
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, convert(each)]));
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated by a test
  return convert(rows) as Records;
}

function toIso(date: RelativeDate, now: Date, timeZone: string): string {
  if (date.monthBefore !== undefined) {
    const first = `${dayFrom(now, date.monthBefore, timeZone).slice(0, 7)}-01`;
    return dayFrom(new Date(first), -1, "UTC").slice(0, 7);
  }
  if (date.minutesAgo !== undefined) {
    const moment = minutesAgo(now, date.minutesAgo);
    return date.notBeforeToday ? noEarlierThanToday(moment, now, timeZone) : moment;
  }
  const day = dayIn(date, now, timeZone);
  return date.at === undefined ? day : instantAt(day, date.at, date.in ?? timeZone);
}

function dayIn(date: RelativeDate, now: Date, timeZone: string): string {
  if (date.viewing) return nextViewing(now, timeZone).day;
  if (date.lastFriday) return lastFriday(now, timeZone);
  const from = date.onBusinessDay ? businessDayFrom : dayFrom;
  return from(now, date.daysFromNow ?? 0, timeZone);
}
