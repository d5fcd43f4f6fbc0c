import type { Database } from "../database/open-database.ts";
import { isFirstTime } from "./first-time.ts";
import { today } from "./today.ts";

/** Longer than any day. */
const keptMs = 48 * 3_600_000;

/**
 * Counts that the client looked at a deal's property, or at a document of it, on the broker's
 * clock: once a day, however often the page asks again. What a broker looks at is no view.
 *
 * @param db everybody's rows
 */
export async function countView(db: Database, dealId: string): Promise<void> {
  if (!(await isFirstTime(db, `view ${dealId} ${today()}`, keptMs))) return;
  await db
    .insertInto("viewCount")
    .columns(["clientId", "month", "views"])
    .expression((is) =>
      is
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
        .doUpdateSet((is) => ({ views: is("viewCount.views", "+", 1) })),
    )
    .execute();
}
