import type { Database } from "./open-database.ts";

/**
 * Locks listings until the transaction ends, with the other listings of their deals. Whatever locks
 * more than one row takes them in one order, so that no two wait for each other: all listings by
 * this one call, then prospects, offers and tours, then deals, then people.
 *
 * @param of.dealIds deals whose listings are meant
 */
export async function lockListings(
  transaction: Database,
  { dealIds = [], ids = [] }: { ids?: readonly string[]; dealIds?: readonly string[] },
): Promise<void> {
  const own = transaction.selectFrom("listing as own").where("own.id", "in", ["", ...ids]);
  const listings = await transaction
    .selectFrom("listing")
    .select("id")
    .where((eb) =>
      eb.or([
        eb("id", "in", ["", ...ids]),
        eb("dealId", "in", ["", ...dealIds]),
        eb("dealId", "in", own.select("own.dealId")),
      ]),
    )
    .orderBy("id")
    .execute();
  for (const { id } of listings) {
    await transaction
      .updateTable("listing")
      .set((eb) => ({ id: eb.ref("id") }))
      .where("id", "=", id)
      .execute();
  }
}
