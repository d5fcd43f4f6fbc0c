/** "9:18am", and "9am" at the full hour. */
export function clockTime(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone })
    .format(at)
    .replace(/(:00)?\s([AP])M$/, (_, __, half: string) => `${half.toLowerCase()}m`);
}

/** The calendar day that a clock of the zone shows: "2026-07-14". */
export function dayOf(at: Date, timeZone: string): string {
  // Sweden writes dates this way.
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(at);
}

/** How many midnights lie between two moments; 1 where the second is of the next day. */
export function daysApart(from: Date, to: Date, timeZone: string): number {
  return (Date.parse(dayOf(to, timeZone)) - Date.parse(dayOf(from, timeZone))) / 86_400_000;
}

/** The heading over a day's messages: "Today", "Monday, July 6", "March 2, 2025". */
export function dayHeading(at: Date, now: Date, timeZone: string): string {
  const days = daysApart(at, now, timeZone);
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  return new Intl.DateTimeFormat("en-US", {
    month: "long",
    day: "numeric",
    timeZone,
    ...(isSameYear(at, now, timeZone) ? { weekday: "long" } : { year: "numeric" }),
  }).format(at);
}

/** When a thread was last written in, in short: "9:24am", "Yesterday", "Mon", "Jul 9". */
export function shortTime(at: Date, now: Date, timeZone: string): string {
  const days = daysApart(at, now, timeZone);
  if (days === 0) return clockTime(at, timeZone);
  if (days === 1) return "Yesterday";
  return new Intl.DateTimeFormat("en-US", {
    timeZone,
    ...(days < 7
      ? { weekday: "short" }
      : {
          month: "short",
          day: "numeric",
          ...(!isSameYear(at, now, timeZone) && { year: "numeric" }),
        }),
  }).format(at);
}

function isSameYear(a: Date, b: Date, timeZone: string): boolean {
  return dayOf(a, timeZone).slice(0, 4) === dayOf(b, timeZone).slice(0, 4);
}
