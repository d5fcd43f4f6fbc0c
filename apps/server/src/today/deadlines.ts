import type { DealDeadline, ListingDeadline, TodayDeadline } from "@frontage/records/schemas/today";
import type { SelectQueryBuilder } from "kysely";
import type { Tables } from "../database/tables.ts";
import { endOf, offerParties } from "@frontage/records/offer-states";
import { dueLabel } from "@frontage/records/offer-words";
import { isOfActiveDeal } from "../database/is-of-active-deal.ts";
import { canBeMissed, isOpenKeyDate, repeatsFinishedKeyDate, withoutRepeated } from "../due/due.ts";
import { tz } from "@date-fns/tz";
import { format } from "date-fns/format";
import type { Database } from "../database/open-database.ts";
import {
  expiryLabel,
  idsOfTurn,
  isNegotiated,
  isStandingOffer,
  readTurns,
  stagedOf,
} from "../due/open-offer.ts";
import { offeredListing } from "../offers/rows.ts";
import { buyerName, fullVisibility } from "../people/buyer-name.ts";
import { listDueOn, termStatuses } from "../due/listing-term.ts";
import { dayAfter, dayAt, daysBetween } from "../time/clock.ts";
import { startOfDay } from "../time/start-of-day.ts";
import type { Unnamed } from "./names.ts";

const horizonDays = 14;
/** Deadlines listed; later ones are only counted. */
const maxUpcoming = 25;
const maxOverdue = 10;

type Deadline = Unnamed<TodayDeadline>;
type Deadlines = { items: Deadline[]; total: number; overdue: number };

/** All clients' dates that are due within 14 days, after those that were missed. */
export async function listDeadlines(
  records: Database,
  { day, now }: { day: string; now: Date },
): Promise<Deadlines> {
  const last = dayAfter(day, horizonDays);
  const open = records.selectFrom("keyDate").where(isOpenKeyDate);
  const missed = open.where("day", "<", day).where(canBeMissed);
  const due = open.where("day", ">=", day).where("day", "<=", last);
  const [overdue, upcoming, missedDates, dueDates, entered, ofListings] = await Promise.all([
    countOf(missed),
    countOf(due),
    listKeyDates(missed, day, { direction: "desc", max: maxOverdue }),
    listKeyDates(due, day, { direction: "asc", max: maxUpcoming }),
    listEntered(records, day, last),
    listListingDeadlines(records, { day, now }),
  ]);
  // Leaves out deadlines that repeat a key date: many were entered before deals had key dates.
  const others = withoutRepeated(entered, dueDates);
  // What has no time is due by the end of its day.
  const endOf = ({ day: on, time = "24:00" }: Deadline) => `${on} ${time}`;
  const all = [...dueDates, ...others, ...ofListings].toSorted((one, other) =>
    inOrder(endOf(one), endOf(other)),
  );
  const late = ofListings.filter(({ daysLeft }) => daysLeft < 0).length;
  return {
    items: [...missedDates, ...all.slice(0, maxUpcoming)],
    total: overdue + upcoming + others.length + ofListings.length,
    overdue: overdue + late,
  };
}

/** In byte order, like the databases. */
const inOrder = (one: string, other: string) => Number(one > other) - Number(one < other);

type KeyDates = SelectQueryBuilder<Tables, "keyDate", object>;

async function countOf(dates: KeyDates): Promise<number> {
  const { count } = await dates
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The key dates nearest to today, by day; there may be thousands. */
async function listKeyDates(
  dates: KeyDates,
  today: string,
  { direction, max }: { direction: "asc" | "desc"; max: number },
): Promise<Unnamed<DealDeadline>[]> {
  const rows = await dates
    .leftJoin("contact", "contact.id", "keyDate.responsibleContactId")
    .select(["keyDate.id", "keyDate.label", "keyDate.day", "keyDate.time", "keyDate.status"])
    .select(["keyDate.responsibleRole", "keyDate.dealId", "keyDate.clientId"])
    .select(["contact.name as contactName", "keyDate.version"])
    .orderBy("keyDate.day", direction)
    .orderBy("keyDate.id", direction)
    .limit(max)
    .execute();
  return rows
    .map((row) => {
      const day = row.day ?? today;
      const { clientId, contactName, dealId, id, label, responsibleRole: role, time } = row;
      return {
        id,
        source: "key-date" as const,
        label,
        day,
        isExtended: row.status === "extended",
        daysLeft: daysBetween(today, day),
        ...(time !== null && { time }),
        clientId,
        dealId,
        ...(role !== null && { role }),
        ...(contactName !== null && { contactName }),
        version: row.version,
      };
    })
    .toSorted((one, other) => inOrder(one.day, other.day) || inOrder(one.id, other.id));
}

/** The next deadlines that were entered in calendars. */
async function listEntered(
  records: Database,
  today: string,
  last: string,
): Promise<Unnamed<DealDeadline>[]> {
  const rows = await records
    .selectFrom("event")
    .select(["id", "title", "day", "dealId", "clientId"])
    .where("status", "=", "confirmed")
    .where("kind", "=", "deadline")
    .where(isOfActiveDeal("event.dealId"))
    .where((eb) => eb.not(repeatsFinishedKeyDate(eb)))
    .where("lastDay", ">=", today)
    .where("lastDay", "<=", last)
    .orderBy("lastDay")
    .orderBy("id")
    .limit(maxUpcoming)
    .execute();
  return rows.map(({ clientId, dealId, id, title, ...row }) => {
    const day = row.day ?? today;
    return {
      id,
      source: "event",
      label: title,
      day,
      isExtended: false,
      daysLeft: daysBetween(today, day),
      clientId,
      dealId,
    };
  });
}

/**
 * The ends of open offers and of counters to them, and the days on which offers are due, within 14
 * days; protected lists also once they are late.
 */
async function listListingDeadlines(
  records: Database,
  { day: today, now }: { day: string; now: Date },
): Promise<ListingDeadline[]> {
  // One day more on both sides, because it may be another day at the property.
  const from = dayAfter(today, -1);
  const until = dayAfter(today, horizonDays + 2);
  const ids = idsOfTurn(await readTurns(records, now), ...offerParties);
  const offers = await records
    .selectFrom("offer")
    .innerJoin("prospect", "prospect.id", "offer.prospectId")
    .innerJoin("listing", "listing.id", "offer.listingId")
    .selectAll("listing")
    .select(["offer.id as offerId", "offer.state as offerState", "offer.expiresAt", "offer.terms"])
    .select([
      "offer.acceptanceRequestedAt",
      "offer.counter",
      "offer.counterExpiresAt",
      "offer.counterState",
    ])
    .select(["prospect.name", "prospect.company", "prospect.buyerName", "prospect.role"])
    .where(isStandingOffer(now))
    // PostgreSQL has no empty list.
    .where("offer.id", "in", ["", ...ids])
    .where((eb) =>
      eb.or([eb("offer.expiresAt", "<", until), eb("offer.counterExpiresAt", "<", until)]),
    )
    .orderBy("offer.expiresAt")
    .limit(maxUpcoming)
    .execute();
  const listings = await records
    .selectFrom("listing")
    .leftJoin("user", "user.id", "listing.clientId")
    .selectAll("listing")
    .select("user.name as clientName")
    .where("listing.status", "=", "available")
    .where(isNegotiated(now))
    .where("listing.offersDueAt", ">=", from)
    .where("listing.offersDueAt", "<", until)
    // Leaves out a listing whose deal has this as a key date.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("keyDate")
            .select("keyDate.id")
            .whereRef("keyDate.dealId", "=", "listing.dealId")
            .where(isOpenKeyDate)
            .where((of) =>
              of(of.fn("lower", ["keyDate.label"]), "in", [
                "offers due",
                "proposal due",
                "proposals due",
              ]),
            ),
        ),
      ),
    )
    .limit(maxUpcoming)
    .execute();
  const lists = await records
    .selectFrom("listing")
    .leftJoin("user", "user.id", "listing.clientId")
    .selectAll("listing")
    .select("user.name as clientName")
    .where("listing.status", "in", termStatuses)
    .where("listing.termEndsAt", "<=", now.toISOString())
    .where("listing.listSentAt", "is", null)
    // Nobody else gets one.
    .where("listing.clientId", "is not", null)
    .orderBy("listing.termEndsAt")
    .orderBy("listing.id")
    .limit(maxUpcoming)
    .execute();
  const dated = [
    ...lists.flatMap((row) => {
      const listing = offeredListing(row, "broker");
      const day = listDueOn(row, listing.timeZone, now);
      if (day === undefined) return [];
      const end = Date.parse(startOfDay(dayAfter(day, 1), listing.timeZone));
      return {
        id: row.id,
        source: "protected-list" as const,
        label: "Protected list due",
        // By the end of its day.
        at: new Date(end - 60_000).toISOString(),
        who: row.clientName ?? "",
        listing,
      };
    }),
    ...offers.map((row) => ({
      id: row.offerId,
      source: "offer" as const,
      label: expiryLabel(row),
      at: endOf(stagedOf({ ...row, state: row.offerState }, row)),
      who: buyerName(row, fullVisibility),
      listing: offeredListing(row, "broker"),
    })),
    ...listings.map((row) => ({
      id: row.id,
      source: "listing" as const,
      label: dueLabel(row),
      at: row.offersDueAt ?? "",
      who: row.clientName ?? "",
      listing: offeredListing(row, "broker"),
    })),
  ];
  return dated
    .map(({ at, listing: { id, name, timeZone }, ...rest }) => {
      const day = dayAt(new Date(at), timeZone);
      const time = format(new Date(at), "HH:mm", { in: tz(timeZone) });
      const daysLeft = daysBetween(today, day);
      return { ...rest, day, time, daysLeft, listing: { id, name, timeZone } };
    })
    .filter(({ daysLeft, source }) => {
      return daysLeft <= horizonDays && (daysLeft >= 0 || source === "protected-list");
    });
}
