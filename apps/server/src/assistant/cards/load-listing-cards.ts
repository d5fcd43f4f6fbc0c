import type { Database } from "../../database/open-database.ts";
import { readClientsBoard } from "../../offers/queries.ts";
import { clientVisibility } from "../../prospects/buyer-name.ts";
import { readWeek } from "../../seller-reports/week.ts";
import { listingCards } from "./listing-cards.ts";
import type { RecordCard } from "./record-card.ts";

/** Max listings read for a question. */
const listingsMax = 20;

type Reader = { db: Database; records: Database };

/**
 * What the listings of these deals state, as far as the client may know.
 *
 * @param reader.db everyone's rows: prospects and offers aren't the client's
 * @param reader.records the client's rows, in which the listing has to be
 */
export async function loadListingCards(
  { db, records }: Reader,
  dealIds: readonly string[],
  now: Date,
): Promise<RecordCard[]> {
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
  const cards: RecordCard[] = [];
  for (const listing of newest) {
    const { dealId } = listing;
    const board = dealId !== null && (await readClientsBoard(db, records, dealId));
    if (!board) continue;
    const week = await readWeek(db, listing, now, clientVisibility(listing));
    cards.push(...listingCards({ board, week, dealId }, now));
  }
  return cards;
}
