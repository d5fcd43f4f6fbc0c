import type { DealSide } from "@frontage/content/schemas/property";
import type { PipelineStage, Today } from "@frontage/content/schemas/today";
import type { Database } from "../database/open-database.ts";
import { daysBetween } from "../time/clock.ts";

const daysOfYear = 365.25;

/**
 * How many deals are at each stage, and their volume in US dollars: prices, and of leases the base
 * rent over the term where both its ends are known. Of closed deals, those of this month.
 */
export async function readPipeline(records: Database, day: string): Promise<PipelineStage[]> {
  const month = day.slice(0, 7);
  const closedNow = `%"closed":"${month}-%`;
  const [stages, leases] = await Promise.all([
    records
      .selectFrom("deal")
      .select((eb) => [
        "side",
        "stage",
        eb.fn.countAll<number>().as("count"),
        eb.fn.sum<number | null>("price").as("volume"),
      ])
      .where((eb) => eb.or([eb("stage", "!=", "closed"), eb("stageDays", "like", closedNow)]))
      .groupBy(["side", "stage"])
      .execute(),
    records
      .selectFrom("deal")
      .innerJoin("property", "property.id", "deal.propertyId")
      .innerJoin("keyDate as begin", (join) =>
        join.onRef("begin.dealId", "=", "deal.id").on("begin.kind", "=", "lease-commencement"),
      )
      .innerJoin("keyDate as end", (join) =>
        join.onRef("end.dealId", "=", "deal.id").on("end.kind", "=", "expiration"),
      )
      .select(["deal.stage", "deal.rent", "property.squareFeet"])
      .select(["begin.day as from", "end.day as to"])
      .where("deal.side", "=", "lease")
      .where("deal.rent", "is not", null)
      .where((eb) =>
        eb.or([eb("deal.stage", "!=", "closed"), eb("deal.stageDays", "like", closedNow)]),
      )
      .execute(),
  ]);
  const rents = new Map<string, number>();
  for (const { from, rent, squareFeet, stage, to } of leases) {
    if (from === null || to === null || rent === null) continue;
    const years = Math.max(0, daysBetween(from, to) / daysOfYear);
    rents.set(stage, (rents.get(stage) ?? 0) + rent * squareFeet * years);
  }
  return stages.map(({ count, side, stage, volume }) => ({
    side: side as DealSide,
    stage,
    count: Number(count),
    volume: side === "lease" ? Math.round(rents.get(stage) ?? 0) : Number(volume ?? 0),
  }));
}

/** What a first day consists of, and whether it is done. */
export async function readSteps(records: Database): Promise<NonNullable<Today["steps"]>> {
  const row = await records
    .selectNoFrom((eb) => [
      eb.selectFrom("user").select("id").where("role", "=", "client").limit(1).as("client"),
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
