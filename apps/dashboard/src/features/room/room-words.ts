import { currentTime } from "../../time/server-clock.ts";

/** "420 KB", "1.2 MB" */
export function bytesLabel(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const inZone = (timeZone: string | undefined, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...(timeZone ? { timeZone } : {}), ...options });

/** "July 14, 2026" */
export const dayOf = (at: string, timeZone: string): string =>
  inZone(timeZone, { dateStyle: "long" }).format(new Date(at));

const clock = (at: Date, timeZone: string | undefined) =>
  inZone(timeZone, { hour: "numeric", minute: "2-digit" })
    .format(at)
    .replace(":00", "")
    .replace(/\s?([AP])M$/, (_, half: string) => `${half.toLowerCase()}m`);

/** "today", "July 14"; without a zone in the reader's own. */
export function dayAsked(at: string, timeZone?: string): string {
  const format = inZone(timeZone, { month: "long", day: "numeric" });
  const day = format.format(new Date(at));
  return day === format.format(currentTime()) ? "today" : day;
}

/** "today at 9:50am", "July 14 at 9:50am"; without a zone in the reader's own. */
export const dayAndTime = (at: string, timeZone?: string): string =>
  `${dayAsked(at, timeZone)} at ${clock(new Date(at), timeZone)}`;

const dayMs = 86_400_000;

/** "Offers were due Jul 20. A late offer may not be considered." */
export const offersWereDue = (due: Date, timeZone: string): string =>
  `Offers were due ${inZone(timeZone, { month: "short", day: "numeric" }).format(due)}. A late offer may not be considered.`;

/** When offers are due, as the headline and in full; late offers are said to be late. */
export function offersDue(
  at: string,
  timeZone: string,
  now = Number(currentTime()),
): { headline?: string; line: string } {
  const moment = new Date(at);
  if (moment.getTime() < now) return { line: offersWereDue(moment, timeZone) };
  const day = inZone(timeZone, { month: "long", day: "numeric" }).format(moment);
  const zone = inZone(timeZone, { timeZoneName: "longGeneric" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName")?.value;
  const city = timeZone.replace(/^.*\//, "").replaceAll("_", " ");
  const line = `Offers due ${day}, ${clock(moment, timeZone)} ${zone?.replace(/ Time$/, " time") ?? ""} (${city}).`;
  const weekday = inZone(timeZone, { weekday: "long" }).format(moment);
  const isSoon = moment.getTime() - now < 6 * dayMs;
  return { headline: `Offers are due ${isSoon ? weekday : day}.`, line };
}
