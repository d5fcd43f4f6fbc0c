import type { Database } from "../../database/open-database.ts";
import type { Person } from "../../database/scope.ts";
import { readBoard, readClientsBoard } from "../../offers/queries.ts";
import { everything, shownTo } from "../../prospects/buyer-name.ts";
import { readWeek } from "../../seller-reports/week.ts";
import { listingItems } from "./listing-items.ts";
import type { RecordItem } from "./record-item.ts";

/** Max listings read for a question that names none. */
const listingsMax = 20;

type Reader = { db: Database; records: Database; person: Pick<Person, "role"> };

/**
 * What the listings of these deals state, or of all, as far as the person may know; with the id of
 * a listing in place of a deal's, that listing, if it has none.
 *
 * @param reader.db everyone's rows: prospects and offers aren't the client's
 * @param reader.records the person's rows, in which the listing has to be
 */
export async function loadListingItems(
  { db, person, records }: Reader,
  dealIds: readonly string[],
  now: Date,
): Promise<RecordItem[]> {
  if (dealIds.length === 0) return [];
  const rows = await records
    .selectFrom("listing")
    .selectAll()
    .where((eb) =>
      eb.or([
        eb("dealId", "in", dealIds),
        eb.and([eb("dealId", "is", null), eb("id", "in", dealIds)]),
      ]),
    )
    .where("publishedAt", "is not", null)
    .where("status", "!=", "draft")
    .orderBy("createdAt", "desc")
    .limit(listingsMax)
    .execute();
  // Of a deal, the newest.
  const newest = rows.filter(
    ({ dealId }, at) => dealId === null || rows.findIndex((row) => row.dealId === dealId) === at,
  );
  const items: RecordItem[] = [];
  for (const listing of newest) {
    const { clientId, dealId, id } = listing;
    const isForBroker = person.role === "broker";
    const board = isForBroker
      ? await readBoard(db, id)
      : dealId !== null && (await readClientsBoard(db, records, dealId));
    if (!board) continue;
    const shown = isForBroker ? everything : shownTo(listing);
    const week = await readWeek(db, listing, now, shown);
    items.push(...listingItems({ board, week, clientId, dealId, isForBroker }, now));
  }
  return items;
}
