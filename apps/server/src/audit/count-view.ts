import type { Database } from "../database/open-database.ts";
import { isFirstTime } from "../database/first-time.ts";
import { today } from "../time/today.ts";

/** How long a day's first view is remembered: longer than a day of 25 hours. */
const rememberedMs = 48 * 3_600_000;

/**
 * Counts a client's view of a deal's property or one of its documents: once a day in the broker's
 * time zone. Brokers' views don't count.
 *
 * @param db everyone's rows
 */
export async function countView(db: Database, dealId: string): Promise<void> {
  if (!(await isFirstTime(db, `view ${dealId} ${today()}`, rememberedMs))) return;
  await db
    .insertInto("viewCount")
    .columns(["clientId", "month", "views"])
    .expression((eb) =>
      eb
        .selectFrom("deal")
        .select((value) => [
          "clientId",
          value.val(today().slice(0, 7)).as("month"),
          value.lit(1).as("views"),
        ])
        .where("id", "=", dealId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["clientId", "month"])
        .doUpdateSet((eb) => ({ views: eb("viewCount.views", "+", 1) })),
    )
    .execute();
}
