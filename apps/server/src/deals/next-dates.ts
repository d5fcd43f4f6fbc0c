import { isTermOver } from "@frontage/records/listing-states";
import { nextKeyDate } from "@frontage/records/deal-clock/next-key-date";
import { formatStanding } from "@frontage/records/offer-words";
import { isPassing } from "@frontage/records/schemas/key-date-kinds";
import { listingDetailsSchema } from "@frontage/records/schemas/listing";
import type { Deal, OpenDate } from "@frontage/records/schemas/deal";
import type { Selectable } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { isOpenKeyDate, repeatsFinishedKeyDate, withoutRepeated } from "../due/due.ts";
import type { DealOffer } from "../due/open-offer.ts";
import { listDueOn, termOf, termStatuses } from "../due/listing-term.ts";
import { clockAt, dayAt, formatShortDay } from "../time/clock.ts";
import { today as todayAt } from "../time/today.ts";

/** A deal with what its next date depends on. */
export type DatedDeal = Pick<Deal, "id" | "isArchived"> & {
  progress: { stage: string };
  keyDates: readonly Pick<
    Deal["keyDates"][number],
    "day" | "done" | "kind" | "label" | "status" | "time"
  >[];
};

/** Every deal that isn’t archived, with only its open key dates. */
export async function readDatedDeals(records: Database, today: string) {
  const [deals, dates] = await Promise.all([
    records
      .selectFrom("deal")
      .innerJoin("property", "property.id", "deal.propertyId")
      .select(["deal.id", "deal.clientId", "deal.stage", "property.name"])
      .where("deal.archivedAt", "is", null)
      .execute(),
    records
      .selectFrom("keyDate")
      .select(["dealId", "day", "kind", "label", "status", "time"])
      .where(isOpenKeyDate)
      .where("day", "is not", null)
      .orderBy("position")
      .execute(),
  ]);
  const datesOf = Map.groupBy(dates, ({ dealId }) => dealId);
  return deals.map(({ stage, ...deal }) => ({
    ...deal,
    progress: { stage },
    keyDates: (datesOf.get(deal.id) ?? []).map(({ time, ...date }) => {
      const day = date.day ?? "";
      const done = isPassing(date.kind) && day < today;
      return { ...date, day, done, ...(time !== null && { time }) };
    }),
  }));
}

/**
 * Each deal's dates that aren't key dates, in order: the deadlines in its calendar, the end of its
 * listing agreement and the day its protected list is due, and the ends of open offers for its
 * listing, or of the counters to them. Its next date is the earliest of these and its open key dates.
 * Tours and calls are appointments.
 */
export async function readOpenDates(
  records: Database,
  deals: readonly DatedDeal[],
  { now, offers }: { now: Date; offers: readonly DealOffer[] },
): Promise<Map<string, { nextDate?: OpenDate; otherDates?: OpenDate[] }>> {
  const today = todayAt(now);
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
    .select(["clientId", "listSentAt", "status", "details"])
    .where(
      "dealId",
      "in",
      open.map(({ id }) => id),
    )
    .where("status", "in", termStatuses)
    .where("termEndsAt", "is not", null)
    .execute();
  const listingsOf = Map.groupBy(listings, ({ dealId }) => dealId);
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
      const known = keyDates.map(({ day, label }) => ({ dealId: id, day, label }));
      const others: OpenDate[] = [
        ...withoutRepeated(entered, known).map(({ day, label }) => ({
          day,
          label,
          source: "event" as const,
        })),
        ...(listingsOf.get(id) ?? []).flatMap((listing) => termDates(listing, now)),
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

/** The dates of a listing's agreement; one that is withdrawn may still owe a protected list. */
function termDates(
  listing: Parameters<typeof listDueOn>[0] &
    Pick<Selectable<Tables["listing"]>, "details" | "status">,
  now: Date,
): OpenDate[] {
  const { timeZone } = listingDetailsSchema.parse(JSON.parse(listing.details));
  const { term } = termOf(listing, timeZone);
  if (!term) return [];
  const source = "listing" as const;
  if (isTermOver(listing, now)) {
    const day = listDueOn(listing, timeZone, now);
    return day === undefined ? [] : [{ day, label: "Protected list due", source }];
  }
  if (listing.status === "withdrawn") return [];
  const detail = `From ${formatShortDay(term.from)}`;
  return [{ day: term.to, label: "Listing agreement ends", source, detail }];
}

const byDay = (one: OpenDate, other: OpenDate) =>
  `${one.day} ${one.time ?? ""}`.localeCompare(`${other.day} ${other.time ?? ""}`);
