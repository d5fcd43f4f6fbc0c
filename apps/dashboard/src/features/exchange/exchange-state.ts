import type { Exchange, StrictDate } from "@frontage/records/schemas/exchange";

import { daysBetween, formatDate } from "../../time/dates.ts";

/** The two strict days. */
export type StrictName = "identify" | "receive";

export type ExchangeState = {
  /** "12 days to identify" */
  headline: string;
  /** The next strict day; absent once the exchange has closed, or without day 0. */
  next: StrictName | undefined;
  /** Whether any replacement property isn't marked as identified. */
  needsIdentification: boolean;
};

/**
 * The headline and the next strict day of an exchange.
 *
 * @param today "2026-07-14"
 */
export function exchangeStateOf(
  { identify, receive, replacements }: Pick<Exchange, "identify" | "receive" | "replacements">,
  today: string,
  { isBroker }: { isBroker: boolean },
): ExchangeState {
  const needsIdentification =
    !isSettled(identify) || replacements.some(({ identifiedOn }) => identifiedOn === undefined);
  if (isSettled(receive)) {
    return { headline: "Exchange closed", next: undefined, needsIdentification: false };
  }
  const next: StrictName = isSettled(identify) ? "receive" : "identify";
  const day = { identify, receive }[next]?.day;
  if (day === undefined) {
    return { headline: "Day 0 isn’t set yet", next: undefined, needsIdentification };
  }
  const left = daysBetween(today, day);
  if (left < 0) {
    const whose = isBroker ? "the" : "your";
    const passed = next === "identify" ? firstDayName(identify) : lastDayName(receive);
    return {
      headline: `${passed} has passed. Call ${whose} intermediary.`,
      next,
      needsIdentification,
    };
  }
  const count = left === 0 ? "Today is the last day" : left === 1 ? "1 day" : `${left} days`;
  const what =
    next === "identify" ? "identify" : `close on ${isBroker ? "the" : "your"} replacement`;
  return { headline: `${count} to ${what}`, next, needsIdentification };
}

const postponedName = "The postponed day";

/** The name of the first strict day: "Day 45", or "The postponed day". */
export const firstDayName = (identify: Exchange["identify"]) =>
  identify?.postponement ? postponedName : "Day 45";

/**
 * The name of the last strict day: "Day 180", "The tax return's due date" if that is earlier, or
 * "The postponed day".
 */
export function lastDayName(receive: Exchange["receive"]): string {
  if (receive?.postponement) return postponedName;
  return receive?.applies === "tax-return" ? "The tax return’s due date" : "Day 180";
}

export const isSettled = (date: StrictDate | undefined) =>
  date?.status === "done" || date?.status === "waived";

/** The state of a strict day: "Done Jul 3", "12 days left", "Today", "2 days late". */
export function formatState(date: StrictDate, today: string): string {
  const { day, settledOn, status } = date;
  if (isSettled(date)) {
    const word = status === "done" ? "Done" : "Waived";
    return settledOn === undefined ? word : `${word} ${formatDate(settledOn, today, shortDay)}`;
  }
  if (day === undefined) return "Needs day 0";
  const left = daysBetween(today, day);
  if (left === 0) return "Today";
  const days = Math.abs(left) === 1 ? "1 day" : `${Math.abs(left)} days`;
  return left > 0 ? `${days} left` : `${days} late`;
}

export const shortDay = { month: "short", day: "numeric" } as const;

/** The first name: "Jordan" of "Jordan Avery". */
export const firstName = (name: string) => name.split(" ")[0] ?? name;

/** A notice's name, however it was typed: "IRS Notice 2026-12". */
export const formatNotice = (notice: string) => `IRS ${notice.replace(/^IRS\s+/i, "")}`;
