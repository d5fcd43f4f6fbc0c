import { type AnchorKind, isAnchor, type KeyDateKind } from "../schemas/key-date-kinds.ts";
import { type KeyDate, type KeyDateRule } from "../schemas/key-date.ts";
import { instantsAt } from "../wall-clock.ts";
import { addBusinessDays, addDays, toBusinessDay } from "./days.ts";
import { taxReturnDue } from "./exchange.ts";

/** The parts of a key date that determine its day. */
export type Clocked = Pick<KeyDate, "kind" | "status"> &
  Partial<Pick<KeyDate, "day" | "override" | "rule">>;

/** A day; or, without one, the anchor that the deal doesn't have yet. */
export type Due = { day: string; missing?: undefined } | { day?: undefined; missing: AnchorKind };

/** Whether a date keeps its day when the date it is counted from moves. */
export const isSettled = ({ status }: Pick<KeyDate, "status">) =>
  status === "done" || status === "waived";

/** The day by a rule. */
export function applyRule(rule: KeyDateRule, anchorDay: string): string {
  const { count, roll, taxReturn, unit } = rule;
  const counted =
    unit === "business" ? addBusinessDays(anchorDay, count) : addDays(anchorDay, count);
  const rolled = roll === "stay" ? counted : toBusinessDay(counted, roll);
  if (!taxReturn) return rolled;
  const returnDue = taxReturnDue(anchorDay, taxReturn);
  return returnDue < rolled ? returnDue : rolled;
}

/**
 * The days of a deal's key dates, in the same order. A date set by hand keeps its day, as does a
 * done or waived one; the others follow their rules, through several anchors if needed. Two dates
 * counted from each other have no day.
 */
export function computeDays(dates: readonly Clocked[]): Due[] {
  const anchors = new Map<AnchorKind, Clocked>();
  for (const date of dates) {
    if (isAnchor(date.kind) && !anchors.has(date.kind)) anchors.set(date.kind, date);
  }
  const dueOf = (date: Clocked, within: readonly AnchorKind[]): Due => {
    if (isSettled(date) && date.day !== undefined) return { day: date.day };
    if (date.override) return { day: date.override.day };
    if (!date.rule) {
      if (isAnchor(date.kind)) return { missing: date.kind };
      throw new Error("A key date has neither a rule nor a day, so it can’t be computed.");
    }
    const { anchor } = date.rule;
    const from = anchors.get(anchor);
    if (!from || within.includes(anchor)) return { missing: anchor };
    const start = dueOf(from, [...within, anchor]);
    return start.day === undefined ? start : { day: applyRule(date.rule, start.day) };
  };
  return dates.map((date) => dueOf(date, isAnchor(date.kind) ? [date.kind] : []));
}

/** Whether a date's rule depends on the date itself. */
export function isCircular(dates: readonly Clocked[], kind: KeyDateKind): boolean {
  const anchorOf = (one: KeyDateKind) => dates.find((date) => date.kind === one)?.rule?.anchor;
  const seen = new Set<KeyDateKind>();
  let at = anchorOf(kind);
  while (at !== undefined && !seen.has(at)) {
    if (at === kind) return true;
    seen.add(at);
    at = anchorOf(at);
  }
  return false;
}

/** The dates with their computed days. */
export function withDays<Date extends Clocked>(dates: readonly Date[]): Date[] {
  const days = computeDays(dates);
  return dates.map((date, index) => {
    const { day: _, ...rest } = date;
    const day = days[index]?.day;
    return { ...rest, ...(day === undefined ? {} : { day }) } as Date;
  });
}

/** A change of a date's day; `undefined` for no day. */
export type Move<Date> = { date: Date; from: string | undefined; to: string | undefined };

/** The dates whose day differs between two lists of a deal's dates, matched by id. */
export function movesBetween<Date extends Clocked & { id: string }>(
  before: readonly Date[],
  after: readonly Date[],
): Move<Date>[] {
  const days = new Map(withDays(before).map(({ day, id }) => [id, day]));
  return withDays(after).flatMap((date) => {
    const from = days.get(date.id);
    const isKnown = days.has(date.id);
    return isKnown && from !== date.day ? [{ date, from, to: date.day }] : [];
  });
}

/**
 * The last moment of a key date: its time in the property's zone, or the end of its day.
 *
 * @returns ISO 8601 in UTC. A time that daylight saving skips is an hour later; of a time that
 * occurs twice, the first one.
 */
export function dueInstant(
  { day, time }: { day: string; time?: string | undefined },
  timeZone: string,
): string {
  if (time === undefined) return startOfDay(addDays(day, 1), timeZone);
  const [instant] = instantsAt(day, time, timeZone);
  if (instant !== undefined) return instant;
  return afterGap(day, time, timeZone);
}

/** Midnight; if daylight saving skips it, the first moment of the day. */
function startOfDay(day: string, timeZone: string): string {
  return instantsAt(day, "00:00", timeZone)[0] ?? afterGap(day, "00:00", timeZone);
}

function afterGap(day: string, time: string, timeZone: string): string {
  const hour = Number(time.slice(0, 2)) + 1;
  const later = `${String(hour).padStart(2, "0")}${time.slice(2)}`;
  const [instant] = hour < 24 ? instantsAt(day, later, timeZone) : [];
  // A place that moves across the date line skips a whole day: take the next one.
  return instant ?? startOfDay(addDays(day, 1), timeZone);
}
