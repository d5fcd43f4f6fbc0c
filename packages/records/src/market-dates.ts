import { dueInstant, isSettled } from "./deal-clock/deal-clock.ts";
import type { KeyDate } from "./schemas/key-date.ts";

// What a deal's key dates say of its listing, which says the same.

type Named = Pick<KeyDate, "label">;

/** Whether a key date is the day on which offers, or a lease's proposals, are due. */
export const isOffersDue = ({ label }: Named): boolean =>
  /^(offers|proposals?) due$/i.test(label.trim());

/** Whether a key date is the first day on the market. */
export const isOnMarket = ({ label }: Named): boolean => /^on the market$/i.test(label.trim());

/** The moment until which a deal's key dates let offers come in; the whole day, without a time. */
export function offersDueOf(
  dates: readonly Pick<KeyDate, "day" | "label" | "status" | "time">[],
  timeZone: string,
): string | undefined {
  const due = dates.find((date) => isOffersDue(date) && !isSettled(date));
  if (due?.day === undefined) return undefined;
  // A minute before midnight, so that it is on the same day wherever it is shown.
  return dueInstant({ day: due.day, time: due.time ?? "23:59" }, timeZone);
}

/** The first day on the market: as the deal says, or when the listing was published, if earlier. */
export function onMarketSince(
  dates: readonly Pick<KeyDate, "day" | "label" | "status">[],
  publishedOn: string,
): string {
  return dates
    .filter((date) => isOnMarket(date) && date.status !== "waived")
    .flatMap(({ day }) => day ?? [])
    .reduce((first, day) => (day < first ? day : first), publishedOn);
}
