import { capRateOf } from "@frontage/content/cap-rate";
import { type Property, propertySchema } from "@frontage/content/schemas/property";
import type { Database } from "../database/open-database.ts";
import { listKeyDates } from "../key-dates/queries.ts";
import { propertyKeyDate } from "../key-dates/rows.ts";
import { photoTypes } from "./photo.ts";

const noDates: Awaited<ReturnType<typeof listKeyDates>> = new Map();

/**
 * The properties of the deals in `records`, newest deal first.
 *
 * @param options.clientId only this client's; for a broker
 * @param options.hasDates without, it is faster
 * @param options.today "2026-07-14": milestones before it are done
 */
export async function listProperties(
  records: Database,
  {
    clientId,
    hasDates = true,
    id,
    today,
  }: { clientId?: string; hasDates?: boolean; id?: string; today: string },
): Promise<Property[]> {
  let query = records
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
    ])
    .select((eb) =>
      eb
        .selectFrom("document")
        .select("document.updatedAt")
        .whereRef("document.dealId", "=", "deal.id")
        .where("document.type", "=", "photographs")
        .where("document.mediaType", "in", photoTypes)
        .where("document.removedAt", "is", null)
        .orderBy("document.updatedAt", "desc")
        .limit(1)
        .as("photoAt"),
    )
    .orderBy("deal.createdAt", "desc")
    .orderBy("deal.id");
  if (id !== undefined) query = query.where("deal.id", "=", id);
  if (clientId !== undefined) query = query.where("deal.clientId", "=", clientId);

  const [rows, keyDates] = await Promise.all([
    query.execute(),
    hasDates ? listKeyDates(records, { clientId, dealId: id }) : noDates,
  ]);
  return rows.map((found) => {
    const {
      archivedAt,
      clientId: owner,
      clientName,
      photoAt,
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
