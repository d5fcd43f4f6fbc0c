const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** A format of these options; making one costs far more than using it. */
function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", options);
    formats.set(key, format);
  }
  return format;
}

/** The clock that words of a date follow, and the moment they are said. */
export type Clock = { now: Date; timeZone: string };

/**
 * The calendar day that a clock of the zone shows: "2026-07-14".
 *
 * @param at a moment, or ISO 8601
 */
export function dayIn(at: Date | string, timeZone: string): string {
  const parts = Object.fromEntries(
    formatOf({ timeZone, year: "numeric", month: "2-digit", day: "2-digit" })
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** The calendar day so many days later. Days are pages of a calendar and know no clock. */
export function shiftDay(day: string, days: number): string {
  // In UTC every day has 24 hours.
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days later the other is: 1 for tomorrow, -1 for yesterday. */
export function daysBetween(day: string, other: string): number {
  return (Date.parse(other) - Date.parse(day)) / dayMs;
}

/** "9:12am", and "10am" at the full hour. */
export function clockInWords(instant: string, timeZone: string): string {
  return formatOf({ timeZone, hour: "numeric", minute: "2-digit" })
    .format(new Date(instant))
    .replace(/(:00)?\s([AP])M$/, (_, __, half: string) => `${half.toLowerCase()}m`);
}

/** What a clock of the zone shows, as a field for times takes it: "09:12". */
export function timeIn(instant: string, timeZone: string): string {
  return formatOf({ timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    new Date(instant),
  );
}

/** A calendar day in words: "Wednesday, July 15" unless asked otherwise. */
export function dayInWords(
  day: string,
  options: Intl.DateTimeFormatOptions = { weekday: "long", month: "long", day: "numeric" },
): string {
  return formatOf({ ...options, timeZone: "UTC" }).format(new Date(day));
}

/** "Wednesday, July 15, 2026" */
export function fullDayInWords(day: string): string {
  return dayInWords(day, { weekday: "long", month: "long", day: "numeric", year: "numeric" });
}

/** "July 10", and "July 10, 2025" where that is not the year of today. */
export function dateOfYearInWords(
  day: string,
  today: string,
  options: Intl.DateTimeFormatOptions = { month: "long", day: "numeric" },
): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return dayInWords(day, { ...options, ...(!isThisYear && { year: "numeric" }) });
}

/**
 * A moment as briefly as it is clear: "Today, 9:12am", "Yesterday", "Jul 10", and
 * the year where it is another one: "Jul 10, 2025".
 */
export function dateInWords(instant: string, { now, timeZone }: Clock): string {
  const today = dayIn(now, timeZone);
  const day = dayIn(instant, timeZone);
  if (day === today) return `Today, ${clockInWords(instant, timeZone)}`;
  // Days are compared, not hours: a day may have 23 or 25 of them.
  if (daysBetween(day, today) === 1) return "Yesterday";
  return dateOfYearInWords(day, today, { month: "short", day: "numeric" });
}

/** A moment in full: "July 10, 2026, 9:12am". */
export function momentInWords(instant: string, timeZone: string): string {
  const day = formatOf({ timeZone, dateStyle: "long" }).format(new Date(instant));
  return `${day}, ${clockInWords(instant, timeZone)}`;
}
