import { marketStatuses } from "@frontage/records/listing-states";
import { nextKeyDate } from "@frontage/records/deal-clock/next-key-date";
import { formatStanding } from "@frontage/records/offer-words";
import type { Deal, OpenDate } from "@frontage/records/schemas/deal";
import type { Database } from "../database/open-database.ts";
import { repeatsFinishedKeyDate, withoutRepeated } from "../due/due.ts";
import type { DealOffer } from "../due/open-offer.ts";
import { termOf } from "../due/listing-term.ts";
import { clockAt, dayAfter, dayAt, formatShortDay } from "../time/clock.ts";

type Dated = Pick<Deal, "id" | "isArchived" | "keyDates" | "progress" | "timeZone">;

/**
 * Each deal's dates that aren't key dates, in order: the deadlines in its calendar, the end of its
 * listing agreement and the day its protected list is due, and the ends of open offers for its listing, or of the counters to them. Its next date is the earliest of these and its open key dates. Tours
 * and calls are appointments.
 *
 * @param today "2026-07-14"
 */
export async function readOpenDates(
  records: Database,
  deals: readonly Dated[],
  { offers, today }: { offers: readonly DealOffer[]; today: string },
): Promise<Map<string, { nextDate?: OpenDate; otherDates?: OpenDate[] }>> {
  const open = deals.filter(({ isArchived }) => !isArchived);
  if (open.length === 0) return new Map();
  const deadlines = await records
    .selectFrom("event")
    .select(["dealId", "title as label", "day"])
    .where(
      "dealId",
      "in",
      open.map(({ id }) => id),
    )
    .where("status", "=", "confirmed")
    .where("kind", "=", "deadline")
    .where("lastDay", ">=", today)
    .where((eb) => eb.not(repeatsFinishedKeyDate(eb)))
    .execute();
  const listings = await records
    .selectFrom("listing")
    .select(["dealId", "termFrom", "termEndsAt", "protectionDays", "listDays"])
    .select(["listSentAt", "status"])
    .where(
      "dealId",
      "in",
      open.map(({ id }) => id),
    )
    .where("status", "in", [...marketStatuses, "withdrawn"])
    .where("termEndsAt", "is not", null)
    .execute();
  const listingOf = new Map(listings.map((listing) => [listing.dealId, listing]));
  const deadlinesOf = Map.groupBy(deadlines, ({ dealId }) => dealId);
  const offersOf = Map.groupBy(
    offers.flatMap(({ endsAt, ...offer }) => (endsAt === undefined ? [] : [{ ...offer, endsAt }])),
    ({ listing }) => listing.dealId,
  );
  return new Map(
    open.map((deal) => {
      const { id, keyDates } = deal;
      const due = nextKeyDate(deal, today);
      const entered = (deadlinesOf.get(id) ?? []).flatMap(({ day, label }) =>
        day ? [{ dealId: id, day, label }] : [],
      );
      const listing = listingOf.get(id);
      const { term } = listing ? termOf(listing, deal.timeZone) : {};
      const known = keyDates.map(({ day, label }) => ({ dealId: id, day, label }));
      const others: OpenDate[] = [
        ...withoutRepeated(entered, known).map(({ day, label }) => ({
          day,
          label,
          source: "event" as const,
        })),
        ...(term && term.to >= today && listing?.status !== "withdrawn"
          ? [
              {
                day: term.to,
                label: "Listing agreement ends",
                source: "listing" as const,
                detail: `From ${formatShortDay(term.from)}`,
              },
            ]
          : []),
        ...(term && term.to < today && listing?.listSentAt === null
          ? [
              {
                day: dayAfter(term.to, term.listDays),
                label: "Protected list due",
                source: "listing" as const,
              },
            ]
          : []),
        ...(offersOf.get(id) ?? []).map(
          ({ buyer, counter, counterState, endsAt, expiryLabel, id: offerId, listing, terms }) => ({
            day: dayAt(new Date(endsAt), listing.timeZone),
            label: expiryLabel,
            source: "offer" as const,
            time: clockAt(new Date(endsAt), listing.timeZone),
            offerId,
            detail: `${buyer}, ${formatStanding({
              terms,
              counter:
                counter && counterState ? { state: counterState, terms: counter } : undefined,
            })}`,
          }),
        ),
      ].toSorted(byDay);
      const nearest = [
        ...(due
          ? [
              {
                day: due.day,
                label: due.label,
                ...(due.kind && { kind: due.kind }),
                ...(due.time && { time: due.time }),
              },
            ]
          : []),
        ...others,
      ].toSorted(byDay)[0];
      return [
        id,
        {
          ...(nearest && { nextDate: nearest }),
          ...(others.length > 0 && { otherDates: others }),
        },
      ] as const;
    }),
  );
}

const byDay = (one: OpenDate, other: OpenDate) =>
  `${one.day} ${one.time ?? ""}`.localeCompare(`${other.day} ${other.time ?? ""}`);
