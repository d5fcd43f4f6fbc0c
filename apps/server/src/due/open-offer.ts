import { listingCan } from "@frontage/records/listing-states";
import { awaitsOwner, isOpen, type OfferParty, turnOf } from "@frontage/records/offer-states";
import { listingStatuses } from "@frontage/records/schemas/listing";
import { counterStates, type OfferTerms, offerTermsSchema } from "@frontage/records/schemas/offer";
import { type ExpressionBuilder, sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import type { Tables } from "../database/tables.ts";
import { buyerName, clientVisibility, fullVisibility } from "../people/buyer-name.ts";

/** Statuses of a listing whose offers can be answered. */
export const negotiatedStatuses = listingStatuses.filter((status) =>
  listingCan("negotiate", status),
);

/** `isOpen` of an offer (`@frontage/records/offer-states`), for `where`. */
export const isOpenOffer = (now: Date) => (eb: ExpressionBuilder<Tables, "offer">) =>
  eb.and([
    // Written out, to use the partial index.
    eb("offer.state", "=", sql.lit("open" as const)),
    eb("offer.expiresAt", ">", now.toISOString()),
  ]);

/**
 * Whether it is one of these parties' turn with an offer joined with its listing, for `where`. Asks
 * `turnOf` about every combination of columns that it depends on.
 */
export const isTurnOf =
  (parties: readonly OfferParty[], now: Date) =>
  (eb: ExpressionBuilder<Tables, "listing" | "offer">) => {
    const ways = [undefined, ...counterStates].flatMap((state) =>
      [false, true].flatMap((isRequested) =>
        [false, true].map((hasExpired) => ({ state, isRequested, hasExpired })),
      ),
    );
    const theirs = ways.filter(({ hasExpired, isRequested, state }) => {
      const turn = turnOf(
        {
          state: "open",
          expiresAt: new Date(now.getTime() + (hasExpired ? 0 : 1)).toISOString(),
          counter: state && { state },
          acceptanceRequestedAt: isRequested ? now.toISOString() : undefined,
          listingStatus: "available",
        },
        now,
      );
      return turn !== undefined && parties.includes(turn);
    });
    return eb.and([
      // Written out, to use the partial index.
      eb("offer.state", "=", sql.lit("open" as const)),
      eb("listing.status", "in", negotiatedStatuses),
      eb.or(
        theirs.map(({ hasExpired, isRequested, state }) =>
          eb.and([
            state ? eb("offer.counterState", "=", state) : eb("offer.counterState", "is", null),
            eb("offer.acceptanceRequestedAt", isRequested ? "is not" : "is", null),
            eb("offer.expiresAt", hasExpired ? "<=" : ">", now.toISOString()),
          ]),
        ),
      ),
    ]);
  };

/**
 * The undecided offers for listings of deals in `records`, with what the reader may know of the
 * buyers. A counter that was sent outlasts the offer.
 *
 * @param db has everyone's rows: clients don't see the table
 */
export async function listDealOffers(
  { db, person, records }: { db: Database; person: Pick<Person, "role">; records: Database },
  { dealIds, now }: { dealIds?: readonly string[] | undefined; now: Date },
) {
  let listings = records
    .selectFrom("listing")
    .innerJoin("deal", "deal.id", "listing.dealId")
    .innerJoin("property", "property.id", "deal.propertyId")
    .innerJoin("user", "user.id", "deal.clientId")
    .select(["listing.id", "listing.kind", "listing.status", "deal.id as dealId"])
    .select(["deal.clientId", "user.name as clientName"])
    .select(["listing.areCompaniesShown", "listing.areNamesShown"])
    .select(["property.name as dealName", "property.timeZone"])
    .where("listing.publishedAt", "is not", null)
    .where("listing.status", "in", negotiatedStatuses)
    .where("deal.archivedAt", "is", null);
  if (dealIds) listings = listings.where("deal.id", "in", dealIds);
  const byId = new Map((await listings.execute()).map((listing) => [listing.id, listing]));
  if (byId.size === 0) return [];
  const rows = await db
    .selectFrom("offer")
    .innerJoin("prospect", "prospect.id", "offer.prospectId")
    .select(["offer.id", "offer.listingId", "offer.terms", "offer.expiresAt", "offer.changedAt"])
    .select(["offer.counter", "offer.counterState", "offer.counterAt"])
    .select("offer.acceptanceRequestedAt")
    .select(["prospect.name", "prospect.company", "prospect.buyerName", "prospect.role"])
    .where("offer.listingId", "in", [...byId.keys()])
    // Written out, to use the partial index.
    .where("offer.state", "=", sql.lit("open" as const))
    .orderBy("offer.expiresAt")
    .orderBy("offer.id")
    .execute();
  const termsOf = (stored: string): OfferTerms => offerTermsSchema.parse(JSON.parse(stored));
  return rows.flatMap((row) => {
    const listing = byId.get(row.listingId);
    if (!listing) return [];
    const { acceptanceRequestedAt, counter, counterState, expiresAt, terms } = row;
    const offer = {
      state: "open",
      expiresAt,
      counter: counterState ? { state: counterState } : undefined,
      acceptanceRequestedAt: acceptanceRequestedAt ?? undefined,
      listingStatus: listing.status,
    } as const;
    const visibility = person.role === "broker" ? fullVisibility : clientVisibility(listing);
    return {
      ...row,
      listing,
      buyer: buyerName(row, visibility),
      terms: termsOf(terms),
      counter: counter === null ? undefined : termsOf(counter),
      isOpen: isOpen(offer, now),
      turn: turnOf(offer, now),
      awaitsOwner: awaitsOwner(offer, now),
    };
  });
}

export type DealOffer = Awaited<ReturnType<typeof listDealOffers>>[number];
