// Moments in a time zone, as texts in the dashboard and in emails name them.

const part = (at: Date | string, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { timeZone, ...options }).format(new Date(at));

/** "9:12am", "5pm" */
export const formatTime = (at: string, timeZone: string): string =>
  part(at, timeZone, { hour: "numeric", minute: "2-digit" }).replace(
    /(:00)?\s([AP])M$/,
    (_, __, half: string) => `${half.toLowerCase()}m`,
  );

/** "July 13" */
export const monthAndDay = (at: string, timeZone: string): string =>
  part(at, timeZone, { month: "long", day: "numeric" });

/** "Jul 13" */
export const shortDay = (at: string, timeZone: string): string =>
  part(at, timeZone, { month: "short", day: "numeric" });

/** "July 13, 2026" */
export const longDay = (at: string, timeZone: string): string =>
  part(at, timeZone, { dateStyle: "long" });

/** "Monday, July 20" */
export const weekdayAndDay = (at: string, timeZone: string): string =>
  part(at, timeZone, { weekday: "long", month: "long", day: "numeric" });

/** A moment of the past: "9:12am" if it was today, otherwise its day, "July 13". */
export function formatSince(
  at: string,
  { now, timeZone }: { now: Date; timeZone: string },
): string {
  const isToday =
    part(at, timeZone, { dateStyle: "short" }) === part(now, timeZone, { dateStyle: "short" });
  return isToday ? formatTime(at, timeZone) : monthAndDay(at, timeZone);
}

/** A time zone's city: "Chicago" for "America/Chicago". */
export const cityOf = (timeZone: string): string =>
  timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;

/** ` in Chicago`, if a place's clock isn't the reader's at a moment; else empty. */
export const inCity = (at: string, there: string, here: string): string =>
  formatTime(at, there) === formatTime(at, here) ? "" : ` in ${cityOf(there)}`;

/** A time zone's name: "Central time (Chicago)" for "America/Chicago". */
export function formatZone(timeZone: string): string {
  const name = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" })
    .formatToParts(new Date(0))
    .find(({ type }) => type === "timeZoneName")?.value;
  return name ? `${name.replace(/ Time$/, " time")} (${cityOf(timeZone)})` : cityOf(timeZone);
}
