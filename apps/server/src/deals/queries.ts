import { type Property, propertySchema } from "@frontage/content/schemas/property";
import type { Database } from "../database/open-database.ts";

/**
 * The properties of the deals in `records`, newest deal first.
 *
 * @param options.clientId only this client's; for a broker
 * @param options.today "2026-07-14": key dates before it are done
 */
export async function listProperties(
  records: Database,
  { clientId, id, today }: { clientId?: string; id?: string; today: string },
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
      "deal.capRate",
      "deal.rent",
      "deal.side",
      "deal.stage",
      "deal.keyDates",
    ])
    .orderBy("deal.createdAt", "desc")
    .orderBy("deal.id");
  if (id !== undefined) query = query.where("deal.id", "=", id);
  if (clientId !== undefined) query = query.where("deal.clientId", "=", clientId);

  return (await query.execute()).map(
    ({ clientId: owner, clientName, keyDates, side, stage, ...row }) => {
      const dates: { label: string; day: string }[] = JSON.parse(keyDates);
      return propertySchema.parse({
        // What isn't known is left out.
        ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
        client: { id: owner, name: clientName },
        deal: { side, stage },
        keyDates: dates.map((date) => ({ ...date, done: date.day < today })),
      });
    },
  );
}
