import { fold } from "@frontage/records/fold";
import type { Selectable } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";

/** Everything, or what the broker lets the client know of buyers. */
export type BuyerVisibility = { companies: boolean; names: boolean };
export const fullVisibility: BuyerVisibility = { companies: true, names: true };
export const clientVisibility = (
  listing: Pick<Selectable<Tables["listing"]>, "areCompaniesShown" | "areNamesShown">,
): BuyerVisibility => ({
  companies: listing.areCompaniesShown === 1,
  names: listing.areNamesShown === 1,
});

/** Who a buyer is called where they can't be named. */
export const privateBuyer = "Private buyer";

/**
 * A buyer's company, as far as it may be known; otherwise their name, or "Private buyer". Whom a
 * broker acts for may be a person, so that it is a name, too.
 */
export function buyerName(
  {
    buyerName: of,
    company,
    name,
    role,
  }: Pick<Selectable<Tables["prospect"]>, "buyerName" | "company" | "name" | "role">,
  visibility: BuyerVisibility,
): string {
  const principal = role === "broker" && visibility.names ? of : null;
  const firm = principal || company;
  // Someone without a company has entered their name instead.
  const own = new Set(wordsOfName(name));
  const isTheirName = wordsOfName(firm).every((word) => own.has(word));
  if (visibility.companies && firm && !isTheirName) return firm;
  return visibility.names ? name : privateBuyer;
}

/**
 * The buyers of all offers for some listings, by offer, as the owner may know them. The private ones
 * of a listing are numbered in the order in which their offers came, which all its readers see; the
 * only one as well, so that notices still name them when another follows.
 *
 * @param db everyone's rows
 */
export async function namesForClient(
  db: Database,
  listings: readonly ({ id: string } & Parameters<typeof clientVisibility>[0])[],
): Promise<Map<string, string>> {
  if (listings.length === 0) return new Map();
  const rows = await db
    .selectFrom("offer")
    .innerJoin("prospect", "prospect.id", "offer.prospectId")
    .select(["offer.id", "offer.listingId"])
    .select(["prospect.name", "prospect.company", "prospect.buyerName", "prospect.role"])
    .where(
      "offer.listingId",
      "in",
      listings.map(({ id }) => id),
    )
    .orderBy("offer.receivedAt")
    .orderBy("offer.id")
    .execute();
  const names = new Map<string, string>();
  for (const listing of listings) {
    const visibility = clientVisibility(listing);
    const own = rows.filter(({ listingId }) => listingId === listing.id);
    for (const row of own) names.set(row.id, buyerName(row, visibility));
    const hidden = own.filter(({ id }) => names.get(id) === privateBuyer);
    for (const [index, { id }] of hidden.entries()) names.set(id, `${privateBuyer} ${index + 1}`);
  }
  return names;
}

/** Without accents, and in any order, as "Ray, Fiona": to hide too much is better than to name. */
const wordsOfName = (text: string) =>
  fold(text)
    .replaceAll("'", "")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
