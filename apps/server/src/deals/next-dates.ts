import { nextKeyDate } from "@frontage/records/deal-clock/next-key-date";
import type { Deal } from "@frontage/records/schemas/deal";
import type { Database } from "../database/open-database.ts";
import { repeatsFinishedKeyDate } from "../due/due.ts";
import { isOpenOffer } from "../due/open-offer.ts";
import { dayAt } from "../time/clock.ts";

type Dated = Pick<Deal, "id" | "isArchived" | "keyDates" | "progress" | "timeZone">;

/**
 * Each deal's next date: the earliest of its open key dates, the deadlines in its calendar, and the
 * ends of open offers for its listing. Tours and calls are appointments.
 *
 * @param today "2026-07-14"
 */
export async function readNextDates(
  records: Database,
  deals: readonly Dated[],
  today: string,
): Promise<Map<string, NonNullable<Deal["nextDate"]>>> {
  const open = deals.filter(({ isArchived }) => !isArchived);
  if (open.length === 0) return new Map();
  const dealIds = open.map(({ id }) => id);
  const [deadlines, offers] = await Promise.all([
    records
      .selectFrom("event")
      .select(["dealId", "title as label", "day"])
      .where("dealId", "in", dealIds)
      .where("status", "=", "confirmed")
      .where("kind", "=", "deadline")
      .where("lastDay", ">=", today)
      .where((eb) => eb.not(repeatsFinishedKeyDate(eb)))
      .execute(),
    records
      .selectFrom("offer")
      .innerJoin("listing", "listing.id", "offer.listingId")
      .select(["listing.dealId", "listing.kind", "offer.expiresAt"])
      .where("listing.dealId", "in", dealIds)
      .where(isOpenOffer(new Date()))
      .execute(),
  ]);
  const deadlinesOf = Map.groupBy(deadlines, ({ dealId }) => dealId);
  const offersOf = Map.groupBy(offers, ({ dealId }) => dealId);
  return new Map(
    open.flatMap((deal) => {
      const { id, timeZone } = deal;
      const due = nextKeyDate(deal, today);
      const [next] = [
        ...(due ? [{ day: due.day, label: due.label, ...(due.kind && { kind: due.kind }) }] : []),
        ...(deadlinesOf.get(id) ?? []).flatMap(({ day, label }) => (day ? [{ day, label }] : [])),
        ...(offersOf.get(id) ?? []).map(({ expiresAt, kind }) => ({
          day: dayAt(new Date(expiresAt), timeZone),
          label: kind === "sale" ? "Offer expires" : "Proposal expires",
        })),
      ].toSorted((one, other) => one.day.localeCompare(other.day));
      return next ? [[id, next] as const] : [];
    }),
  );
}
