import { isPassing, isStrict, type KeyDateKind } from "../schemas/key-date-kinds.ts";

/**
 * Days up to this far ahead are named by weekday; a later weekday would be taken for this week's.
 */
export const maxWeekdayDistance = 6;
const dayMs = 86_400_000;

/** A key date, as named in a sentence. */
export type NamedDate = { day: string; kind?: KeyDateKind | undefined; label: string };

/** Days from today to a day: 1 for tomorrow, -1 for yesterday. */
export const daysUntil = (day: string, today: string): number =>
  (Date.parse(day) - Date.parse(today)) / dayMs;

/** Whether what is due in this many days is soon, and shown in red: within three days, or missed. */
export const isNear = (daysLeft: number): boolean => daysLeft <= 3;

/** The time left: "Today", "Tomorrow", "3 days left", "5 years left", "2 days late" */
export function formatDaysLeft(days: number): string {
  if (days === 0) return "Today";
  if (days === 1) return "Tomorrow";
  // Nobody counts the days of years.
  if (days > 730) return `${Math.floor(days / 365.25)} years left`;
  return days > 0 ? `${days} days left` : `${-days} ${days === -1 ? "day" : "days"} late`;
}

/** "Due diligence ends Friday.", "Closing is August 14.", "Title objection: Friday.", "Title objection: 2 days late." */
export function formatDue({ day, kind, label }: NamedDate, today: string): string {
  const days = daysUntil(day, today);
  const when = formatWhen(day, today);
  if (isStrict(kind)) {
    const name = kind === "exchange-identification" ? "Day 45" : "The last day";
    return `${name} of your exchange ${days < 0 ? "has passed" : `is ${when}`}.`;
  }
  if (days < 0) return `${label}: ${formatDaysLeft(days)}.`;
  if (/\b(begins?|due|ends?|expires?|starts?)$/i.test(label)) return `${label} ${when}.`;
  if (/^closing$/i.test(label)) return `${label} is ${when}.`;
  // An event's label can be any text: "Lease to be signed".
  if (kind === undefined || isPassing(kind) || kind === "closing") return `${label}: ${when}.`;
  return `${label} ${/[^s]s$/i.test(label) ? "are" : "is"} due ${when}.`;
}

/**
 * The same with the property: "Due diligence at 48 Example Road ends Friday.", "An offer at 48 Example
 * Road expires Friday.", "Offers due Monday at 48 Example Road.", "The letter of intent is due Monday
 * at 48 Example Road."
 */
export function formatDueAt(date: NamedDate, name: string, today: string): string {
  const sentence = formatDue(date, today);
  const { label } = date;
  if (isStrict(date.kind)) return sentence;
  const verb = / (begins?|due|ends?|expires?|starts?)$/i.exec(label)?.[0] ?? "";
  const noun = withArticle(label.slice(0, label.length - verb.length));
  if (verb.toLowerCase() === " due") {
    const due = noun.startsWith("The ") ? " is due" : verb;
    return `${noun}${due}${sentence.slice(label.length, -1)} at ${name}.`;
  }
  return `${noun} at ${name}${verb}${sentence.slice(label.length)}`;
}

/** A property may have several offers and counters, but one of the other things. */
const articles = [
  [/^offer$/i, "An"],
  [/^counter$/i, "A"],
  [/^(lease|letter|letter of intent|listing agreement)$/i, "The"],
] as const;

/** "Letter of intent" → "The letter of intent"; what needs no article stays as it is. */
export function withArticle(noun: string): string {
  const article = articles.find(([named]) => named.test(noun))?.[1];
  return article ? `${article} ${noun.charAt(0).toLowerCase()}${noun.slice(1)}` : noun;
}

/** A day from today on: "today", "tomorrow", "Friday", "August 14", "January 4, 2027" */
export function formatWhen(day: string, today: string): string {
  const days = daysUntil(day, today);
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  if (days <= maxWeekdayDistance) return format(day, { weekday: "long" });
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const date = { month: "long", day: "numeric" } as const;
  // A space that doesn't break, between the month and its day.
  return format(day, isThisYear ? date : { ...date, year: "numeric" }).replace(" ", "\u00A0");
}

const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(new Date(day));
