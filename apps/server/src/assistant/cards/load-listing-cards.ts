import type { Database } from "../../database/open-database.ts";
import { findDealsListing, readOwnersBoard } from "../../offers/queries.ts";
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
    .select("dealId")
    .where("dealId", "in", dealIds)
    .orderBy("createdAt", "desc")
    .limit(listingsMax)
    .execute();
  const cards: RecordCard[] = [];
  for (const dealId of new Set(rows.map((row) => row.dealId))) {
    const listing = dealId === null ? undefined : await findDealsListing(records, dealId);
    if (dealId === null || !listing) continue;
    const board = await readOwnersBoard(db, listing);
    const week = await readWeek(db, listing, now);
    cards.push(...listingCards({ board, week, dealId }, now));
  }
  return cards;
}
