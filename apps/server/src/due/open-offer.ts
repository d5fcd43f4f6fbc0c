import {
  isTermOver,
  listingCan,
  marketStatuses,
  standingOf,
} from "@frontage/records/listing-states";
import {
  awaitsOwner,
  endOf,
  isCounterExpired,
  isCounterOpen,
  isOpen,
  type OfferParty,
  turnOf,
} from "@frontage/records/offer-states";
import { statusesFor } from "@frontage/records/offer-spaces";
import { listingDetailsSchema, listingStatuses } from "@frontage/records/schemas/listing";
import { type OfferTerms, offerTermsSchema } from "@frontage/records/schemas/offer";
import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import type { Tables } from "../database/tables.ts";
import { buyerName, fullVisibility, namesForClient } from "../people/buyer-name.ts";

/** Statuses of a listing whose offers can be answered. */
const negotiatedStatuses = listingStatuses.filter((status) => listingCan("negotiate", status));

/** Whether offers for a listing are answered as it stands now (`standingOf`), for `where`. */
export const isNegotiated = (now: Date) => (eb: ExpressionBuilder<Tables, "listing">) =>
  eb.and([
    eb("listing.status", "in", negotiatedStatuses),
    eb.or([
      eb("listing.termEndsAt", "is", null),
      eb("listing.termEndsAt", ">", now.toISOString()),
      eb("listing.status", "!=", "available"),
    ]),
  ]);

type Countered = Pick<Selectable<Tables["offer"]>, "counter" | "counterExpiresAt" | "terms">;

const parsedTerms = (stored: string): OfferTerms => offerTermsSchema.parse(JSON.parse(stored));

/** The terms of an offer that stand now: its counter's, or else the buyer's own. */
export const standingTermsOf = ({ counter, counterExpiresAt, terms }: Countered, now: Date) =>
  parsedTerms(
    counter === null || (counterExpiresAt !== null && counterExpiresAt <= now.toISOString())
      ? terms
      : counter,
  );

/** The statuses of what an offer is for, as it stands now. */
export const statusesOf = (
  offer: Countered,
  listing: Pick<Selectable<Tables["listing"]>, "details" | "kind" | "status" | "termEndsAt">,
) => {
  const now = new Date();
  return statusesFor(
    { terms: standingTermsOf(offer, now) },
    {
      kind: listing.kind,
      status: standingOf(listing, now),
      isTermOver: isTermOver(listing, now),
      spaces: listingDetailsSchema.parse(JSON.parse(listing.details)).spaces,
    },
    now,
  );
};

/** How far an offer's row is, for a listing as it stands now. */
export const stagedOf = (
  {
    acceptanceRequestedAt,
    counterState,
    expiresAt,
    state,
    ...row
  }: Countered &
    Pick<
      Selectable<Tables["offer"]>,
      "acceptanceRequestedAt" | "counterState" | "expiresAt" | "state"
    >,
  listing: Parameters<typeof statusesOf>[1],
) => ({
  state,
  expiresAt,
  ...statusesOf(row, listing),
  ...(counterState !== null && {
    counter: {
      state: counterState,
      ...(row.counterExpiresAt !== null && { expiresAt: row.counterExpiresAt }),
    },
  }),
  ...(acceptanceRequestedAt !== null && { acceptanceRequestedAt }),
});

/** `isOpen` of an offer (`@frontage/records/offer-states`), for `where`. */
export const isOpenOffer = (now: Date) => (eb: ExpressionBuilder<Tables, "offer">) =>
  eb.and([
    // Written out, to use the partial index.
    eb("offer.state", "=", sql.lit("open" as const)),
    eb("offer.expiresAt", ">", now.toISOString()),
  ]);

/** Whether an offer, or the counter to it, can be accepted, for `where`. */
export const isStandingOffer = (now: Date) => (eb: ExpressionBuilder<Tables, "offer">) =>
  eb.or([
    isOpenOffer(now)(eb),
    eb.and([
      eb("offer.state", "=", sql.lit("open" as const)),
      eb("offer.counterState", "=", "sent"),
      // One that 1.0.0 sent doesn't end.
      eb.or([
        eb("offer.counterExpiresAt", "is", null),
        eb("offer.counterExpiresAt", ">", now.toISOString()),
      ]),
    ]),
  ]);

/** Someone's turn with an open offer. */
export type Turn = {
  id: string;
  listingId: string;
  turn: OfferParty;
  isCounterToSend: boolean;
  /** Whether the owner wants to accept it. */
  isAcceptance: boolean;
};

/**
 * Whose turn it is with each open offer, or counter that outlasts one; nobody's with those that can't
 * be answered as their listing or their spaces stand. Few are open at once, so each is looked at.
 *
 * @param listingId only this listing's
 */
export async function readTurns(db: Database, now: Date, listingId?: string): Promise<Turn[]> {
  let query = db
    .selectFrom("offer")
    .innerJoin("listing", "listing.id", "offer.listingId")
    .select(["offer.id", "offer.listingId", "offer.terms", "offer.state", "offer.expiresAt"])
    .select(["offer.counter", "offer.counterState", "offer.counterExpiresAt"])
    .select("offer.acceptanceRequestedAt")
    .select(["listing.details", "listing.kind", "listing.status", "listing.termEndsAt"])
    // Written out, to use the partial index.
    .where("offer.state", "=", sql.lit("open" as const))
    .where("listing.status", "in", marketStatuses)
    .where((eb) =>
      eb.or([eb("offer.expiresAt", ">", now.toISOString()), eb("offer.counterState", "=", "sent")]),
    );
  if (listingId !== undefined) query = query.where("offer.listingId", "=", listingId);
  return (await query.execute()).flatMap((row) => {
    const offer = stagedOf(row, row);
    const turn = turnOf(offer, now);
    if (turn === undefined) return [];
    const isCounterToSend =
      turn === "broker" &&
      row.counterState === "approved" &&
      row.acceptanceRequestedAt === null &&
      !isCounterExpired(offer, now);
    const isAcceptance = row.acceptanceRequestedAt !== null;
    return { id: row.id, listingId: row.listingId, turn, isCounterToSend, isAcceptance };
  });
}

/** Ids of the offers with which it is one of these parties' turn. */
export const idsOfTurn = (turns: readonly Turn[], ...parties: readonly OfferParty[]): string[] =>
  turns.filter(({ turn }) => parties.includes(turn)).map(({ id }) => id);

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
    .select(["listing.id", "listing.kind", "listing.status", "listing.details"])
    .select(["listing.termEndsAt", "deal.id as dealId"])
    .select(["deal.clientId", "user.name as clientName"])
    .select(["listing.areCompaniesShown", "listing.areNamesShown"])
    .select(["property.name as dealName", "property.timeZone"])
    .where("listing.publishedAt", "is not", null)
    .where("listing.status", "in", marketStatuses)
    .where("deal.archivedAt", "is", null);
  if (dealIds) listings = listings.where("deal.id", "in", dealIds);
  const byId = new Map((await listings.execute()).map((listing) => [listing.id, listing]));
  if (byId.size === 0) return [];
  const rows = await db
    .selectFrom("offer")
    .innerJoin("prospect", "prospect.id", "offer.prospectId")
    .select(["offer.id", "offer.listingId", "offer.state", "offer.terms", "offer.expiresAt"])
    .select("offer.changedAt")
    .select(["offer.counter", "offer.counterState", "offer.counterAt", "offer.counterExpiresAt"])
    .select("offer.acceptanceRequestedAt")
    .select(["prospect.name", "prospect.company", "prospect.buyerName", "prospect.role"])
    .where("offer.listingId", "in", [...byId.keys()])
    // Written out, to use the partial index.
    .where("offer.state", "=", sql.lit("open" as const))
    .orderBy("offer.expiresAt")
    .orderBy("offer.id")
    .execute();
  const names = person.role === "broker" ? undefined : await namesForClient(db, [...byId.values()]);
  return rows.flatMap((row) => {
    const listing = byId.get(row.listingId);
    if (!listing) return [];
    const offer = stagedOf(row, listing);
    if (!listingCan("negotiate", offer.listingStatus)) return [];
    return {
      ...row,
      listing,
      buyer: names?.get(row.id) ?? buyerName(row, fullVisibility),
      terms: parsedTerms(row.terms),
      // One that has expired no longer counts.
      counter:
        row.counter === null || isCounterExpired(offer, now) ? undefined : parsedTerms(row.counter),
      /** When what can be accepted ends; absent if nothing can, or it doesn't end. */
      endsAt:
        isOpen(offer, now) || (isCounterOpen(offer, now) && row.counterExpiresAt !== null)
          ? endOf(offer)
          : undefined,
      expiryLabel: expiryLabel(row),
      turn: turnOf(offer, now),
      awaitsOwner: awaitsOwner(offer, now),
    };
  });
}

/** What a deadline of an offer is called, or of the counter to it. */
export function expiryLabel({
  counterExpiresAt,
  counterState,
  terms,
}: Pick<Selectable<Tables["offer"]>, "counterExpiresAt" | "counterState" | "terms">): string {
  const { kind } = parsedTerms(terms);
  const isCounter = counterState === "sent" && counterExpiresAt !== null;
  return `${isCounter ? "Counter" : kind === "sale" ? "Offer" : "Proposal"} expires`;
}

export type DealOffer = Awaited<ReturnType<typeof listDealOffers>>[number];
