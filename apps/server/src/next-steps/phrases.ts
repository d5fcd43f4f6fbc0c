import { withinSentence } from "@frontage/records/client-step";
import {
  daysUntil,
  formatLeft,
  formatWhen,
  type NamedDate,
} from "@frontage/records/deal-clock/due-sentence";
import { responsibleRoleNames } from "@frontage/records/deal-clock/labels";
import type { ResponsibleRole } from "@frontage/records/schemas/key-date";
import { cityOf, formatDayAs, formatTime } from "../time/clock.ts";

/** Dates within this many days show their weekday, and count as due. */
export const nearDays = 14;
const urgentDays = 3;
export const isUrgent = (day: string, today: string) => daysUntil(day, today) <= urgentDays;

/** A day as a large figure and the small text below it: "17" and "Fri", or "3" and "Aug". */
export function dayFigure(day: string, today: string): { figure: string; unit: string } {
  const isNear = Math.abs(daysUntil(day, today)) <= nearDays;
  return { figure: formatDayAs(day, "d"), unit: formatDayAs(day, isNear ? "EEE" : "MMM") };
}

/** The event's start in its own time zone, if that differs: "10am in Chicago". */
export function formatTimeThere(
  start: Date,
  { there, timeZone }: { there: string | null; timeZone: string },
): string | undefined {
  if (there === null) return undefined;
  const time = formatTime(start, there);
  return time === formatTime(start, timeZone) ? undefined : `${time} in ${cityOf(there)}`;
}

/** Follows what is requested: " by Friday", " today", ", 2 days late". */
export function formatBy(day: string, today: string): string {
  const days = daysUntil(day, today);
  if (days < 0) return `, ${formatLeft(day, today)}`;
  return days === 0 ? " today" : ` by ${formatWhen(day, today)}`;
}

/** Who has to act on a date: a party by role or name; null if nobody is named. */
type Responsible = { role: ResponsibleRole | null; name: string | null };

/** "Jordan is waiting for the lender: financing contingency, August 3." */
export function formatWaiting(
  broker: string,
  { name, role }: Responsible,
  date: NamedDate,
  today: string,
): string {
  const isLate = daysUntil(date.day, today) < 0;
  const when = isLate ? formatLeft(date.day, today) : formatWhen(date.day, today);
  const what = `${withinSentence(date.label)}, ${when}`;
  if (name === null && role === "broker") return `${broker} is working on the next date: ${what}.`;
  const party = name ?? `the ${withinSentence(responsibleRoleNames[role ?? "other"])}`;
  return `${broker} is waiting for ${party}: ${what}.`;
}
