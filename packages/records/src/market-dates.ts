import { dueInstant, isSettled } from "./deal-clock/deal-clock.ts";
import type { KeyDate } from "./schemas/key-date.ts";

// Facts of a listing that its deal's key dates determine.

type Named = Pick<KeyDate, "label">;

/** Whether a key date is the day on which offers, or proposals to lease, are due. */
export const isOffersDue = ({ label }: Named): boolean =>
  /^(offers|proposals?) due$/i.test(label.trim());

/** Whether a key date is the first day on the market. */
export const isOnMarket = ({ label }: Named): boolean => /^on the market$/i.test(label.trim());

/** A minute before midnight, so that everyone reads the same day. */
export const endOfDay = "23:59";

/**
 * The moment until which a deal's key dates accept offers; the end of the day, if no time is given.
 */
export function offersDueOf(
  dates: readonly Pick<KeyDate, "day" | "label" | "status" | "time">[],
  timeZone: string,
): string | undefined {
  const due = dates.find((date) => isOffersDue(date) && !isSettled(date));
  if (due?.day === undefined) return undefined;
  return dueInstant({ day: due.day, time: due.time ?? endOfDay }, timeZone);
}

/**
 * The first day on the market: the deal's key date, or the day the listing was published, if
 * earlier.
 */
export function onMarketSince(
  dates: readonly (Pick<KeyDate, "day" | "label"> & { status: string })[],
  publishedOn: string,
): string {
  return dates
    .filter((date) => isOnMarket(date) && date.status !== "waived")
    .flatMap(({ day }) => day ?? [])
    .reduce((first, day) => (day < first ? day : first), publishedOn);
}
