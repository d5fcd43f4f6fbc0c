import { capRateOf } from "@frontage/records/cap-rate";
import { nextKeyDate } from "@frontage/records/deal-clock/next-key-date";
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
import type { Tables } from "../database/tables.ts";
import { pageFrom, readCursor } from "../http/cursor.ts";
import { notFound } from "../http/failure.ts";
import { listKeyDates } from "../key-dates/queries.ts";
import { dealKeyDate } from "../key-dates/rows.ts";
import { readNextDates } from "./next-dates.ts";
import { photoTypes } from "./photo.ts";

/**
 * A page of the deals in `records`, newest first, each with its property, figures and key dates.
 *
 * @param options.today "2026-07-14": milestones before it are done
 */
export async function listDealDetails(
  records: Database,
  { today, ...filter }: DealFilter & { today: string },
  page: PageRequest,
): Promise<PageOf<Deal>> {
  const { items, volume: _, ...rest } = await pageOfRows(records, filter, page);
  return { ...rest, items: await withDates(records, items, today) };
}

/** A page of the deals in `records`, newest first, each with only its next key date. */
export async function listDeals(
  records: Database,
  { today, ...filter }: DealFilter & { today: string },
  page: PageRequest,
): Promise<DealPage> {
  const { items, ...rest } = await pageOfRows(records, filter, page);
  const deals = await withDates(records, items, today);
  return {
    ...rest,
    items: deals.map((deal) => {
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

/** One deal. @throws 404 */
export async function readDeal(records: Database, id: string, today: string): Promise<Deal> {
  const rows = await dealRows(records).where("deal.id", "=", id).execute();
  const [deal] = await withDates(records, rows, today);
  if (!deal) throw notFound();
  return deal;
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

async function withDates(
  records: Database,
  rows: readonly DealRow[],
  today: string,
): Promise<Deal[]> {
  const keyDates = await listKeyDates(records, { dealIds: rows.map(({ id }) => id) });
  const deals = rows.map((found) => {
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
  const next = await readNextDates(records, deals, today);
  return deals.map((deal) => {
    const nextDate = next.get(deal.id);
    return nextDate ? { ...deal, nextDate } : deal;
  });
}

type Known<Row> = { [Column in keyof Row]?: NonNullable<Row[Column]> };

/** The row without its null columns. */
function withoutNull<Row extends object>(row: Row): Known<Row> {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null),
  ) as Known<Row>;
}
