import { withinSentence } from "@frontage/content/client-step";
import { responsibleRoleNames } from "@frontage/content/deal-clock/labels";
import type { ResponsibleRole } from "@frontage/content/schemas/key-date";
import { isPassing, isStrict, type KeyDateKind } from "@frontage/content/schemas/key-date-kinds";
import { cityOf, formatDayAs, formatTime } from "../time/clock.ts";

/** Dates within so many days show their weekday, and are due. */
export const nearDays = 14;
const urgentDays = 3;
/** After so many days a weekday would mean another week’s. */
export const weekDays = 6;
const dayMs = 86_400_000;

/** A key date as a sentence names it. */
type NamedDate = { day: string; kind: KeyDateKind; label: string };

/** 1 if the day is tomorrow, -1 if it was yesterday. */
export const daysUntil = (day: string, today: string): number =>
  (Date.parse(day) - Date.parse(today)) / dayMs;

export const isUrgent = (day: string, today: string) => daysUntil(day, today) <= urgentDays;

/** "Today", "Tomorrow", "3 days", "2 days late" */
export function formatLeft(day: string, today: string): string {
  const days = daysUntil(day, today);
  if (days === 0) return "Today";
  if (days === 1) return "Tomorrow";
  return days > 0 ? `${days} days` : `${-days} ${days === -1 ? "day" : "days"} late`;
}

/** The day of the month, and what is printed beneath it: "17", "Fri" or "3", "Aug". */
export function dayFigure(day: string, today: string): { figure: string; unit: string } {
  const isNear = Math.abs(daysUntil(day, today)) <= nearDays;
  return { figure: formatDayAs(day, "d"), unit: formatDayAs(day, isNear ? "EEE" : "MMM") };
}

/** "Due diligence ends Friday.", "Closing is August 14.", "Title objection: 2 days late." */
export function formatDue({ day, kind, label }: NamedDate, today: string): string {
  const days = daysUntil(day, today);
  const when = formatWhen(day, today);
  if (isStrict(kind)) {
    const name = kind === "exchange-identification" ? "Day 45" : "The last day";
    return `${name} of your exchange ${days < 0 ? "has passed" : `is ${when}`}.`;
  }
  if (days < 0) return `${label}: ${formatLeft(day, today)}.`;
  if (/\b(begins|due|ends|expires|starts)$/i.test(label)) return `${label} ${when}.`;
  const verb = /[^s]s$/i.test(label) ? "are" : "is";
  const isEvent = isPassing(kind) || kind === "closing";
  return `${label} ${verb} ${isEvent ? "" : "due "}${when}.`;
}

/** Where an event's place has another clock, its start there: "10am in Chicago". */
export function formatTimeThere(
  start: Date,
  { there, timeZone }: { there: string | null; timeZone: string },
): string | undefined {
  if (there === null) return undefined;
  const time = formatTime(start, there);
  return time === formatTime(start, timeZone) ? undefined : `${time} in ${cityOf(there)}`;
}

/** After what is asked for: " by Friday", " today", ", 2 days late". */
export function formatBy(day: string, today: string): string {
  const days = daysUntil(day, today);
  if (days < 0) return `, ${formatLeft(day, today)}`;
  return days === 0 ? " today" : ` by ${formatWhen(day, today)}`;
}

/** Of a day that isn't over: "today", "tomorrow", "Friday", "August 14", "January 4, 2027" */
function formatWhen(day: string, today: string): string {
  const days = daysUntil(day, today);
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  if (days <= weekDays) return formatDayAs(day, "EEEE");
  const pattern = day.slice(0, 4) === today.slice(0, 4) ? "MMMM d" : "MMMM d, yyyy";
  // A month stays on the line of its day.
  return formatDayAs(day, pattern).replace(" ", "\u00A0");
}

/** Who has to act on a date: a party by role or name; null: nobody is named. */
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
