import type { Database } from "../database/open-database.ts";
import { today } from "./today.ts";

/**
 * Counts that somebody other than the client looked at a deal's property, or at a
 * document of it, this month on the broker's clock.
 *
 * @param db everybody's rows
 */
export async function countView(db: Database, dealId: string): Promise<void> {
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
