import type { DealSide } from "@frontage/records/schemas/deal";
import type { PipelineStage, Today } from "@frontage/records/schemas/today";
import { sql } from "kysely";
import type { Database } from "../database/open-database.ts";

/**
 * How many deals are at each stage, and the sum of their prices in US dollars. Leases have no
 * price: how much of the property a client leases isn't recorded. Closed deals count only for this
 * month.
 */
export async function readPipeline(records: Database, day: string): Promise<PipelineStage[]> {
  const rows = await records
    .selectFrom("deal")
    .select((eb) => [
      "side",
      "stage",
      eb.fn.countAll<number>().as("count"),
      sql<number | null>`sum(case "side" when 'lease' then null else "price" end)`.as("volume"),
    ])
    .where("archivedAt", "is", null)
    .where((eb) =>
      eb.or([
        eb("stage", "!=", "closed"),
        eb("stageDays", "like", `%"closed":"${day.slice(0, 7)}-%`),
      ]),
    )
    .groupBy(["side", "stage"])
    .execute();
  return rows.map(({ count, side, stage, volume }) => ({
    side: side as DealSide,
    stage,
    count: Number(count),
    volume: Math.round(Number(volume ?? 0)),
  }));
}

/** A column that the auth library adds to accounts. */
type CreatedTable = { user: { createdAt: unknown } };

/** The steps of a first day, and whether each is done. */
export async function readSteps(records: Database): Promise<NonNullable<Today["steps"]>> {
  const row = await records
    .$extendTables<CreatedTable>()
    .selectNoFrom((eb) => [
      // Clients who were only imported don't count; the latest is the one just invited.
      eb
        .selectFrom("user")
        .select("user.id")
        .where("user.role", "=", "client")
        .where("user.id", "not in", eb.selectFrom("disabledAccount").select("personId"))
        .orderBy("user.createdAt", "desc")
        .limit(1)
        .as("client"),
      eb.selectFrom("deal").select("id").limit(1).as("deal"),
      eb.selectFrom("document").select("id").where("isOwn", "=", 0).limit(1).as("document"),
    ])
    .executeTakeFirst();
  return {
    ...(row?.client ? { clientId: row.client } : {}),
    hasDeal: Boolean(row?.deal),
    hasDocument: Boolean(row?.document),
  };
}
