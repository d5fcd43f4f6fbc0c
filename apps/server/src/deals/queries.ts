import { capRateOf } from "@frontage/records/cap-rate";
import { nextKeyDate } from "@frontage/records/deal-clock/next-key-date";
import { dealStepOf, waitingForOf } from "@frontage/records/open-items";
import {
  type DealFilter,
  type DealNames,
  type DealPage,
  dealPlaceOf,
  listedDealSchema,
  type Deal,
  dealSchema,
} from "@frontage/records/schemas/deal";
import type { PageOf, PageRequest } from "@frontage/records/schemas/page-of";
import { expressionBuilder, type InferResult } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import type { Tables } from "../database/tables.ts";
import { pageFrom, readCursor } from "../http/cursor.ts";
import { notFound } from "../http/failure.ts";
import { listKeyDates } from "../key-dates/queries.ts";
import { dealKeyDate } from "../key-dates/rows.ts";
import { listOpenItems } from "../due/open-items.ts";
import { listDealOffers } from "../due/open-offer.ts";
import { buyerName, clientVisibility, fullVisibility, privateBuyer } from "../people/buyer-name.ts";
import { readBrokerProfile } from "../people/profiles.ts";
import { readTimeZone } from "../people/settings.ts";
import { dayAfter, dayAt, formatShortDay, formatTime } from "../time/clock.ts";
import { today as todayOf } from "../time/today.ts";
import { type DatedDeal, readDatedDeals, readOpenDates } from "./next-dates.ts";
import { photoTypes, readListingPhotos } from "./photo.ts";

/** Who reads deals, for whom it is decided what is open. */
export type DealReader = {
  /** Everyone's rows. */
  db: Database;
  records: Database;
  person: Pick<Person, "id" | "role">;
  deviceTimeZone?: string | undefined;
};

/** A page of the reader's deals, newest first, each with its property, figures and dates. */
export async function listDealDetails(
  reader: DealReader,
  filter: DealFilter,
  page: PageRequest,
): Promise<PageOf<Deal>> {
  const { volume: _, ...rest } = await listRows(reader, filter, page);
  return rest;
}

/** A page of the reader's deals, newest first, each with only its next key date. */
export async function listDeals(
  reader: DealReader,
  filter: DealFilter,
  page: PageRequest,
): Promise<DealPage> {
  const { items, ...rest } = await listRows(reader, filter, page);
  const today = todayOf();
  return {
    ...rest,
    items: items.map((deal) => {
      const next = nextKeyDate(deal, today);
      return listedDealSchema.parse({ ...deal, keyDates: next ? [next] : [] });
    }),
  };
}

/** All deals in `records` by name, newest first, by client. */
export async function listDealNames(
  records: Database,
  { clientId }: Pick<DealFilter, "clientId">,
): Promise<DealNames> {
  let query = records
    .selectFrom("deal")
    .innerJoin("property", "property.id", "deal.propertyId")
    .innerJoin("user", "user.id", "deal.clientId")
    .select(["deal.id", "deal.clientId", "user.name as clientName"])
    .select(["property.name", "property.city", "property.region", "property.timeZone"])
    .orderBy("deal.createdAt", "desc")
    .orderBy("deal.id", "desc");
  if (clientId !== undefined) query = query.where("deal.clientId", "=", clientId);
  const byClient = Map.groupBy(await query.execute(), (row) => row.clientId);
  return [...byClient].map(([id, rows]) => ({
    client: { id, name: rows[0]?.clientName ?? "" },
    deals: rows.map(dealPlaceOf),
  }));
}

async function pageOfRows(records: Database, filter: DealFilter, { cursor, limit }: PageRequest) {
  const isMatch = matchesFilter(filter);
  let query = dealRows(records)
    .where(isMatch)
    .orderBy("deal.createdAt", "desc")
    .orderBy("deal.id", "desc")
    .limit(limit + 1);
  const after = readCursor(cursor);
  if (after) {
    query = query.where((eb) =>
      eb(eb.refTuple("deal.createdAt", "deal.id"), "<", eb.tuple(String(after.value), after.id)),
    );
  }
  const [rows, { total, volume }] = await Promise.all([
    query.execute(),
    records
      .selectFrom("deal")
      .select((eb) => [eb.fn.countAll<number>().as("total"), eb.fn.sum("price").as("volume")])
      .where(isMatch)
      .executeTakeFirstOrThrow(),
  ]);
  const page = pageFrom(rows, limit, ({ createdAt, id }) => ({ value: createdAt, id }));
  return { ...page, total: Number(total), volume: Number(volume) };
}

/** Whether a deal matches the filter, for `where`. */
function matchesFilter({ clientId, side, stage, status }: DealFilter) {
  const eb = expressionBuilder<Tables, "deal">();
  const isClosed = eb.or([eb("deal.stage", "=", "closed"), eb("deal.archivedAt", "is not", null)]);
  return eb.and([
    ...(clientId === undefined ? [] : [eb("deal.clientId", "=", clientId)]),
    ...(side === undefined ? [] : [eb("deal.side", "=", side)]),
    ...(stage === undefined ? [] : [eb("deal.stage", "=", stage)]),
    ...(status === undefined ? [] : [status === "closed" ? isClosed : eb.not(isClosed)]),
  ]);
}

/** One deal, without what is open in it. @throws 404 */
export async function readDeal(records: Database, id: string, today: string): Promise<Deal> {
  const rows = await dealRows(records).where("deal.id", "=", id).execute();
  const [deal] = await withKeyDates(records, rows, today);
  if (!deal) throw notFound();
  return deal;
}

/** One deal with the reader's next step. @throws 404 */
export async function readOpenDeal(reader: DealReader, id: string): Promise<Deal> {
  const found = await readDeal(reader.records, id, todayOf());
  const pictured = await withListingPhotos(reader.db, [found]);
  const { deals, items, words } = await readOpen(reader, pictured, { dealIds: [id] });
  const [deal = found] = deals;
  const { isArchived = false, nextDate: next } = deal;
  return {
    ...deal,
    ...(deal.progress.side === "lease" && (await readLease(reader, id))),
    next: dealStepOf(items, { isArchived, next }, words),
  };
}

/** Of a listing's lease: that the client leases out, and to whom, if the reader may know them. */
async function readLease(
  { db, person }: DealReader,
  dealId: string,
): Promise<Pick<Deal, "isLandlord" | "tenant">> {
  const row = await db
    .selectFrom("offer")
    .innerJoin("prospect", "prospect.id", "offer.prospectId")
    .innerJoin("listing", "listing.id", "offer.listingId")
    .select(["prospect.name", "prospect.company", "prospect.buyerName", "prospect.role"])
    .select(["listing.areCompaniesShown", "listing.areNamesShown"])
    .where("offer.dealId", "=", dealId)
    .where("offer.state", "=", "accepted")
    .executeTakeFirst();
  if (!row) {
    const listing = db.selectFrom("listing").select("id").where("dealId", "=", dealId);
    return (await listing.executeTakeFirst()) ? { isLandlord: true } : {};
  }
  const name = buyerName(row, person.role === "broker" ? fullVisibility : clientVisibility(row));
  return { isLandlord: true, ...(name !== privateBuyer && { tenant: name }) };
}

async function listRows(reader: DealReader, filter: DealFilter, page: PageRequest) {
  const { items, ...rest } = await pageOfRows(reader.records, filter, page);
  // PostgreSQL has no empty list.
  if (items.length === 0) return { ...rest, items: [] };
  const found = await withKeyDates(reader.records, items, todayOf());
  const pictured = await withListingPhotos(reader.db, found);
  const { deals } = await readOpen(reader, pictured, { dealIds: found.map(({ id }) => id) });
  return { ...rest, items: deals };
}

/** Everything that is open for a client, and the next date of each deal that has one. */
export async function readAllOpen(reader: DealReader, now: Date) {
  return readOpen(reader, await readDatedDeals(reader.records, todayOf(now)), { now });
}

/**
 * Adds each deal's next date, and what it is waiting for.
 *
 * @param which.dealIds leaves out what belongs to no deal
 */
async function readOpen<Found extends DatedDeal>(
  reader: DealReader,
  found: readonly Found[],
  { dealIds, now = new Date() }: { dealIds?: readonly string[]; now?: Date },
) {
  const { db, deviceTimeZone, person, records } = reader;
  const [timeZone, broker, offers] = await Promise.all([
    readTimeZone(records, person.id, deviceTimeZone),
    readBrokerProfile(db),
    listDealOffers(reader, { dealIds, now }),
  ]);
  const clock = { now, timeZone };
  const [dates, items] = await Promise.all([
    readOpenDates(records, found, { now, offers }),
    listOpenItems({ ...reader, clock, brokerName: broker.name }, { dealIds, offers }),
  ]);
  const itemsOf = Map.groupBy(items, ({ deal }) => deal?.id);
  const words = {
    reader: person.role,
    broker: broker.name.split(" ", 1)[0] ?? broker.name,
    today: dayAt(now, timeZone),
    since: (at: string) => formatSince(new Date(at), clock),
    dayOf: (at: string) => dayAt(new Date(at), timeZone),
  };
  const deals = found.map((deal) => {
    const waitingFor = waitingForOf(itemsOf.get(deal.id) ?? [], words);
    return { ...deal, ...dates.get(deal.id), ...(waitingFor && { waitingFor }) };
  });
  return { deals, items, words };
}

/** The deals with their listings’ photos, where they have none of their own. */
async function withListingPhotos(db: Database, deals: readonly Deal[]): Promise<Deal[]> {
  const unpictured = deals.filter(({ photo }) => photo === undefined).map(({ id }) => id);
  const photos = await readListingPhotos(db, unpictured);
  return deals.map((deal) => ({ ...deal, ...photos.get(deal.id) }));
}

/** When a wait began: "since 9:41am", "yesterday", "since Jul 10". */
function formatSince(at: Date, { now, timeZone }: { now: Date; timeZone: string }): string {
  const [day, today] = [dayAt(at, timeZone), dayAt(now, timeZone)];
  if (day === today) return `since ${formatTime(at, timeZone)}`;
  if (dayAfter(day, 1) === today) return "yesterday";
  return `since ${formatShortDay(day).replace(`, ${today.slice(0, 4)}`, "")}`;
}

function dealRows(records: Database) {
  return records
    .selectFrom("deal")
    .innerJoin("property", "property.id", "deal.propertyId")
    .innerJoin("user", "user.id", "deal.clientId")
    .select([
      "deal.id",
      "deal.clientId",
      "user.name as clientName",
      "property.name",
      "property.city",
      "property.region",
      "property.type",
      "property.squareFeet",
      "property.yearBuilt",
      "property.summary",
      "property.occupancy",
      "property.timeZone",
      "deal.price",
      "deal.noi",
      "deal.noiPeriod",
      "deal.noiThrough",
      "deal.capRate",
      "deal.rent",
      "deal.side",
      "deal.stage",
      "deal.stageDays",
      "deal.archivedAt",
      "deal.createdAt",
      "deal.version",
    ])
    .select((eb) => {
      const photo = eb
        .selectFrom("document")
        .whereRef("document.dealId", "=", "deal.id")
        .where("document.type", "=", "photographs")
        .where("document.mediaType", "in", photoTypes)
        .where("document.removedAt", "is", null)
        .orderBy("document.updatedAt", "desc")
        .limit(1);
      return [
        photo.select("document.updatedAt").as("photoAt"),
        photo.select("document.name").as("photoName"),
      ];
    });
}

type DealRow = InferResult<ReturnType<typeof dealRows>>[number];

async function withKeyDates(
  records: Database,
  rows: readonly DealRow[],
  today: string,
): Promise<Deal[]> {
  const keyDates = await listKeyDates(records, { dealIds: rows.map(({ id }) => id) });
  return rows.map((found) => {
    const { archivedAt, clientId, clientName, createdAt: _, photoAt, photoName, ...rest } = found;
    const { side, stage, stageDays, ...row } = rest;
    const dates = keyDates.get(row.id) ?? [];
    const undated = dates.filter(({ day }) => day === undefined);
    const known = withoutNull(row);
    return dealSchema.parse({
      ...known,
      capRate: capRateOf(known) ?? known.capRate,
      // The path changes with the photo, so that browsers may cache it.
      ...(photoAt && { photo: `/api/deals/${row.id}/photo?v=${Date.parse(photoAt)}` }),
      ...(photoName && /\brendering/i.test(photoName) && { isRendering: true }),
      ...(stageDays && { stageDays: JSON.parse(stageDays) }),
      client: { id: clientId, name: clientName },
      progress: { side, stage },
      ...(archivedAt !== null && { isArchived: true }),
      keyDates: dates
        .filter(({ day }) => day !== undefined)
        .map((date) => ({ ...dealKeyDate(date, { dates, today }), day: date.day })),
      ...(undated.length > 0
        ? {
            undatedKeyDates: undated.map((date) => ({
              ...dealKeyDate(date, { dates, today }),
              missing: date.missing,
            })),
          }
        : {}),
    });
  });
}

type Known<Row> = { [Column in keyof Row]?: NonNullable<Row[Column]> };

/** The row without its null columns. */
function withoutNull<Row extends object>(row: Row): Known<Row> {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null),
  ) as Known<Row>;
}
