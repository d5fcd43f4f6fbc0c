import type { DealSide } from "@frontage/content/schemas/property";
import type { PipelineStage, Today } from "@frontage/content/schemas/today";
import { sql } from "kysely";
import type { Database } from "../database/open-database.ts";

/** A day in years, to subtract: "2026-07-02" is 7/12 and two days after 2026. */
const inYears = sql<number>`(cast(substr("day", 1, 4) as double precision)
  + cast(substr("day", 6, 2) as double precision) / 12
  + cast(substr("day", 9, 2) as double precision) / 365.25)`;

/**
 * How many deals are at each stage, and their volume in US dollars: prices, and of leases the base
 * rent over the term where both its ends are known. Of closed deals, those of this month.
 */
export async function readPipeline(records: Database, day: string): Promise<PipelineStage[]> {
  const month = day.slice(0, 7);
  const length = sql<number>`sum(case "kind" when 'expiration' then ${inYears} else -${inYears} end)`;
  const rows = await records
    .selectFrom("deal")
    .innerJoin("property", "property.id", "deal.propertyId")
    .leftJoin(
      (eb) =>
        eb
          .selectFrom("keyDate")
          .select(["dealId", length.as("years")])
          // Written out: there is an index for it.
          .where(sql<boolean>`"kind" in ('lease-commencement', 'expiration')`)
          .groupBy("dealId")
          .having((of) => of.fn.count("day"), "=", 2)
          .having(length, ">", 0)
          .as("term"),
      (join) => join.onRef("term.dealId", "=", "deal.id").on("deal.side", "=", "lease"),
    )
    .select((eb) => [
      "deal.side",
      "deal.stage",
      eb.fn.countAll<number>().as("count"),
      sql<number | null>`sum(case "deal"."side"
        when 'lease' then "deal"."rent" * "property"."squareFeet" * "term"."years"
        else "deal"."price"
      end)`.as("volume"),
    ])
    .where((eb) =>
      eb.or([
        eb("deal.stage", "!=", "closed"),
        eb("deal.stageDays", "like", `%"closed":"${month}-%`),
      ]),
    )
    .groupBy(["deal.side", "deal.stage"])
    .execute();
  return rows.map(({ count, side, stage, volume }) => ({
    side: side as DealSide,
    stage,
    count: Number(count),
    volume: Math.round(Number(volume ?? 0)),
  }));
}

/** What the auth library writes of an account, beside our own columns. */
type CreatedTable = { user: { createdAt: unknown } };

/** What a first day consists of, and whether it is done. */
export async function readSteps(records: Database): Promise<NonNullable<Today["steps"]>> {
  const row = await records
    .$extendTables<CreatedTable>()
    .selectNoFrom((eb) => [
      // Not whom an import alone has added; the latest is who was just invited.
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
    .executeTakeFirstOrThrow();
  return {
    ...(row.client === null ? {} : { clientId: row.client }),
    hasDeal: row.deal !== null,
    hasDocument: row.document !== null,
  };
}
