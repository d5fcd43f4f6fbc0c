import { capRateOf } from "@frontage/content/cap-rate";
import { type Property, propertySchema } from "@frontage/content/schemas/property";
import type { PageOf, PageRequest } from "@frontage/content/schemas/page-of";
import type { InferResult } from "kysely";
import type { Database } from "../database/open-database.ts";
import { pageFrom, readCursor } from "../http/cursor.ts";
import { notFound } from "../http/failure.ts";
import { listKeyDates } from "../key-dates/queries.ts";
import { propertyKeyDate } from "../key-dates/rows.ts";
import { photoTypes } from "./photo.ts";

/**
 * A page of the properties of the deals in `records`, newest deal first.
 *
 * @param options.clientId only this client's; for a broker
 * @param options.today "2026-07-14": milestones before it are done
 */
export async function listProperties(
  records: Database,
  { clientId, today }: { clientId?: string | undefined; today: string },
  { cursor, limit }: PageRequest,
): Promise<PageOf<Property>> {
  let deals = records.selectFrom("deal");
  let query = propertyRows(records)
    .orderBy("deal.createdAt", "desc")
    .orderBy("deal.id", "desc")
    .limit(limit + 1);
  if (clientId !== undefined) {
    deals = deals.where("clientId", "=", clientId);
    query = query.where("deal.clientId", "=", clientId);
  }
  const after = readCursor(cursor);
  if (after) {
    query = query.where((eb) =>
      eb(eb.refTuple("deal.createdAt", "deal.id"), "<", eb.tuple(String(after.value), after.id)),
    );
  }
  const [rows, { total }] = await Promise.all([
    query.execute(),
    deals.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  const page = pageFrom(rows, limit, ({ createdAt, id }) => ({ value: createdAt, id }));
  return { ...page, items: await withDates(records, page.items, today), total: Number(total) };
}

/** One property. @throws 404 */
export async function readProperty(
  records: Database,
  id: string,
  today: string,
): Promise<Property> {
  const rows = await propertyRows(records).where("deal.id", "=", id).execute();
  const [property] = await withDates(records, rows, today);
  if (!property) throw notFound();
  return property;
}

function propertyRows(records: Database) {
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

type PropertyRow = InferResult<ReturnType<typeof propertyRows>>[number];

async function withDates(
  records: Database,
  rows: readonly PropertyRow[],
  today: string,
): Promise<Property[]> {
  const keyDates = await listKeyDates(records, { dealIds: rows.map(({ id }) => id) });
  return rows.map((found) => {
    const {
      archivedAt,
      clientId: owner,
      clientName,
      createdAt: _,
      photoAt,
      photoName,
      side,
      stage,
      stageDays,
      ...row
    } = found;
    const dates = keyDates.get(row.id) ?? [];
    const undated = dates.filter(({ day }) => day === undefined);
    const known = withoutNull(row);
    return propertySchema.parse({
      ...known,
      capRate: capRateOf(known) ?? known.capRate,
      // Its path changes with it.
      ...(photoAt && { photo: `/api/properties/${row.id}/photo?v=${Date.parse(photoAt)}` }),
      ...(/\brendering/i.test(photoName ?? "") && { isRendering: true }),
      ...(stageDays && { stageDays: JSON.parse(stageDays) }),
      client: { id: owner, name: clientName },
      deal: { side, stage },
      ...(archivedAt !== null && { isArchived: true }),
      keyDates: dates
        .filter(({ day }) => day !== undefined)
        .map((date) => ({ ...propertyKeyDate(date, { dates, today }), day: date.day })),
      ...(undated.length > 0
        ? {
            undatedKeyDates: undated.map((date) => ({
              ...propertyKeyDate(date, { dates, today }),
              missing: date.missing,
            })),
          }
        : {}),
    });
  });
}

type Known<Row> = { [Column in keyof Row]?: NonNullable<Row[Column]> };

/** The row without what isn't known. */
function withoutNull<Row extends object>(row: Row): Known<Row> {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null),
  ) as Known<Row>;
}
