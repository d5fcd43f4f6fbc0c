import type { ResponsibleRole } from "@frontage/records/schemas/key-date";
import type { DealDeadline, ListingDeadline, TodayDeadline } from "@frontage/records/schemas/today";
import { expressionBuilder, sql } from "kysely";
import { prepared, type Reader } from "../database/prepared.ts";
import type { Tables } from "../database/tables.ts";
import { isOfActiveDeal } from "../database/is-of-active-deal.ts";
import { canBeMissed, isOpenKeyDate, withoutRepeated } from "../due/due.ts";
import { tz } from "@date-fns/tz";
import { format } from "date-fns/format";
import type { Database } from "../database/open-database.ts";
import { offeredListing } from "../offers/rows.ts";
import { buyerName, everything } from "../prospects/buyer-name.ts";
import { dayAfter, dayAt, daysBetween } from "../time/clock.ts";
import type { Unnamed } from "./names.ts";

const horizonDays = 14;
/** Later ones are only counted. */
const upcomingMax = 25;
const overdueMax = 10;

type Deadline = Unnamed<TodayDeadline>;
type OfDeal = Unnamed<DealDeadline>;
type Deadlines = { items: Deadline[]; total: number; overdue: number };

/** All clients' dates that are due within 14 days, after those that were missed. */
export async function listDeadlines(reader: Reader, day: string): Promise<Deadlines> {
  const rows = (await readRows(reader, { day, last: dayAfter(day, horizonDays) })).toSorted(
    (one, other) => inOrder(one.day ?? "", other.day ?? "") || inOrder(one.id, other.id),
  );
  const of = (group: Group) =>
    rows.filter((row) => row.group === group).map((row) => deadlineOf(row, day));
  const due = of("due");
  // Also entered in the calendar, before the deal had key dates.
  const others = withoutRepeated(of("entered"), due);
  const ofListings = await listListingDeadlines(reader.records, day);
  const upcoming = [...due, ...others, ...ofListings].toSorted((one, other) =>
    inOrder(one.day, other.day),
  );
  // Every row has the counts.
  const overdue = Number(rows[0]?.overdue ?? 0);
  return {
    items: [...of("missed"), ...upcoming.slice(0, upcomingMax)],
    total:
      overdue +
      Math.max(Number(rows[0]?.upcoming ?? 0), due.length) +
      others.length +
      ofListings.length,
    overdue,
  };
}

/** In byte order, like the databases. */
const inOrder = (one: string, other: string) => Number(one > other) - Number(one < other);

type Group = "missed" | "due" | "entered";

/**
 * The latest missed key dates, the next due ones, and the next deadlines entered in calendars: in
 * one query, with the number of key dates in all.
 */
const readRows = prepared<{ day: string; last: string }, Row>((records, value) => {
  const [today, last] = [value("day"), value("last")];
  const eb = expressionBuilder<Tables>();
  const open = eb.selectFrom("keyDate").where(isOpenKeyDate);
  const missed = open.where("day", "<", today).where(canBeMissed);
  const due = open.where("day", ">=", today).where("day", "<=", last);
  const entered = eb
    .selectFrom("event")
    .where("status", "=", "confirmed")
    .where("kind", "=", "deadline")
    .where(isOfActiveDeal("event.dealId"))
    .where("lastDay", ">=", today)
    .where("lastDay", "<=", last);

  const first = (dates: typeof open, group: Group, direction: "asc" | "desc", max: number) =>
    dates
      .select(["id", "label", "day", "time", "responsibleRole", "responsibleContactId"])
      .select((of) => [
        of.ref("status").$castTo<string>().as("status"),
        of.ref("dealId").$castTo<string | null>().as("dealId"),
      ])
      .select(["clientId", sql.lit<Group>(group).as("group")])
      .orderBy("day", direction)
      .orderBy("id", direction)
      // There may be thousands.
      .limit(max)
      .as(group);
  const none = <Type>() => sql<Type | null>`null`;
  const firstEntered = entered
    .select(["id", "title as label", "day", none<string>().as("time")])
    .select(none<ResponsibleRole>().as("responsibleRole"))
    .select(none<string>().as("responsibleContactId"))
    .select((of) => [of.ref("status").$castTo<string>().as("status"), "dealId", "clientId"])
    .select(sql.lit<Group>("entered").as("group"))
    .orderBy("lastDay")
    .orderBy("id")
    .limit(upcomingMax)
    .as("entered");

  const count = eb.fn.countAll<number>().as("count");
  return records
    .selectFrom(
      eb
        .selectFrom(first(missed, "missed", "desc", overdueMax))
        .selectAll()
        .unionAll(eb.selectFrom(first(due, "due", "asc", upcomingMax)).selectAll())
        .unionAll(eb.selectFrom(firstEntered).selectAll())
        .as("row"),
    )
    .selectAll("row")
    .select((of) => [
      of
        .selectFrom("contact")
        .select("contact.name")
        .whereRef("contact.id", "=", "row.responsibleContactId")
        .as("contactName"),
      missed.select(count).as("overdue"),
      due.select(count).as("upcoming"),
    ]);
});

type Row = {
  id: string;
  label: string;
  day: string | null;
  time: string | null;
  responsibleRole: ResponsibleRole | null;
  responsibleContactId: string | null;
  status: string;
  dealId: string | null;
  clientId: string;
  group: Group;
  contactName: string | null;
  overdue: number | null;
  upcoming: number | null;
};

/** The ends of open offers, and the days on which offers are due, within 14 days. */
async function listListingDeadlines(records: Database, today: string): Promise<ListingDeadline[]> {
  // A day more on both sides, because the property's day may be another.
  const from = dayAfter(today, -1);
  const until = dayAfter(today, horizonDays + 2);
  const offers = await records
    .selectFrom("offer")
    .innerJoin("prospect", "prospect.id", "offer.prospectId")
    .innerJoin("listing", "listing.id", "offer.listingId")
    .selectAll("listing")
    .select(["offer.id as offerId", "offer.expiresAt"])
    .select(["prospect.name", "prospect.company", "prospect.buyerName", "prospect.role"])
    .where("offer.state", "=", sql.lit("open"))
    .where("offer.expiresAt", ">=", from)
    .where("offer.expiresAt", "<", until)
    .orderBy("offer.expiresAt")
    .limit(upcomingMax)
    .execute();
  const listings = await records
    .selectFrom("listing")
    .leftJoin("user", "user.id", "listing.clientId")
    .selectAll("listing")
    .select("user.name as clientName")
    .where("listing.status", "=", "available")
    .where("listing.offersDueAt", ">=", from)
    .where("listing.offersDueAt", "<", until)
    .limit(upcomingMax)
    .execute();
  const dated = [
    ...offers.map((row) => ({
      id: row.offerId,
      source: "offer" as const,
      label: row.kind === "sale" ? "Offer expires" : "Proposal expires",
      at: row.expiresAt,
      who: buyerName(row, everything),
      listing: offeredListing(row),
    })),
    ...listings.map((row) => ({
      id: row.id,
      source: "listing" as const,
      label: row.kind === "sale" ? "Offers due" : "Proposals due",
      at: row.offersDueAt ?? "",
      who: row.clientName ?? "",
      listing: offeredListing(row),
    })),
  ];
  return dated
    .map(({ at, listing: { id, name, timeZone }, ...rest }) => {
      const day = dayAt(new Date(at), timeZone);
      const time = format(new Date(at), "HH:mm", { in: tz(timeZone) });
      const daysLeft = daysBetween(today, day);
      return { ...rest, day, time, daysLeft, listing: { id, name, timeZone } };
    })
    .filter(({ daysLeft }) => daysLeft >= 0 && daysLeft <= horizonDays);
}

function deadlineOf(row: Row, today: string): OfDeal {
  const day = row.day ?? today;
  return {
    id: row.id,
    source: row.group === "entered" ? "event" : "key-date",
    label: row.label,
    day,
    isExtended: row.status === "extended",
    daysLeft: daysBetween(today, day),
    ...(row.time === null ? {} : { time: row.time }),
    clientId: row.clientId,
    dealId: row.dealId,
    ...(row.responsibleRole === null ? {} : { role: row.responsibleRole }),
    ...(row.contactName === null ? {} : { contactName: row.contactName }),
  };
}
