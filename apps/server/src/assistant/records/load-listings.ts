import type { Database } from "../../database/open-database.ts";
import { readClientsBoard } from "../../offers/queries.ts";
import { clientVisibility } from "../../prospects/buyer-name.ts";
import { readWeek } from "../../seller-reports/week.ts";
import { listingItems } from "./listing-items.ts";
import type { RecordItem } from "./record-item.ts";

/** Max listings read for a question that names none. */
const listingsMax = 20;

type Reader = { db: Database; records: Database };

/**
 * What the listings of these deals state, as far as the client may know.
 *
 * @param reader.db everyone's rows: prospects and offers aren't the client's
 * @param reader.records the client's rows, in which the listing has to be
 */
export async function loadListingItems(
  { db, records }: Reader,
  dealIds: readonly string[],
  now: Date,
): Promise<RecordItem[]> {
  if (dealIds.length === 0) return [];
  const rows = await records
    .selectFrom("listing")
    .selectAll()
    .where("dealId", "in", dealIds)
    .where("publishedAt", "is not", null)
    .where("status", "!=", "draft")
    .orderBy("createdAt", "desc")
    .limit(listingsMax)
    .execute();
  // Of a deal, the newest.
  const newest = rows.filter(
    ({ dealId }, at) => rows.findIndex((row) => row.dealId === dealId) === at,
  );
  const items: RecordItem[] = [];
  for (const listing of newest) {
    const { clientId, dealId } = listing;
    const board = dealId !== null && (await readClientsBoard(db, records, dealId));
    if (!board) continue;
    const week = await readWeek(db, listing, now, clientVisibility(listing));
    items.push(...listingItems({ board, week, clientId, dealId }, now));
  }
  return items;
}
