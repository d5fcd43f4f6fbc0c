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
import { counterStates, type OfferTerms, offerTermsSchema } from "@frontage/records/schemas/offer";
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

/** Ids of open proposals that their spaces decide otherwise about than their listing's status. */
export type SpaceExceptions = { held: readonly string[]; free: readonly string[] };

/**
 * Which open proposals can't be answered because of their spaces, although their listing is
 * available, and which can, although their building is under contract.
 */
export async function readSpaceExceptions(db: Database): Promise<SpaceExceptions> {
  const rows = await db
    .selectFrom("offer")
    .innerJoin("listing", "listing.id", "offer.listingId")
    .select(["offer.id", "offer.terms", "offer.counter", "offer.counterExpiresAt"])
    .select(["listing.details", "listing.kind", "listing.status", "listing.termEndsAt"])
    // Written out, to use the partial index.
    .where("offer.state", "=", sql.lit("open" as const))
    .where("offer.terms", "like", '%"spaceIds":[%')
    .execute();
  const negotiated = rows.map((row) => ({
    id: row.id,
    may: listingCan("negotiate", statusesOf(row, row).listingStatus),
    mayListing: listingCan("negotiate", standingOf(row, new Date())),
  }));
  const others = negotiated.filter(({ may, mayListing }) => may !== mayListing);
  return {
    held: others.flatMap(({ id, may }) => (may ? [] : id)),
    free: others.flatMap(({ id, may }) => (may ? id : [])),
  };
}

/** Whether an offer joined with its listing can be answered, for `where`. */
export const isNegotiatedOffer =
  (now: Date, { free, held }: SpaceExceptions) =>
  (eb: ExpressionBuilder<Tables, "listing" | "offer">) =>
    eb.or([
      eb.and([
        isNegotiated(now)(eb as unknown as ExpressionBuilder<Tables, "listing">),
        ...(held.length > 0 ? [eb("offer.id", "not in", held)] : []),
      ]),
      ...(free.length > 0 ? [eb("offer.id", "in", free)] : []),
    ]);

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
      eb("offer.counterExpiresAt", ">", now.toISOString()),
    ]),
  ]);

/**
 * Whether it is one of these parties' turn with an offer joined with its listing, for `where`. Asks
 * `turnOf` about every combination of columns that it depends on.
 */
export const isTurnOf =
  (parties: readonly OfferParty[], now: Date, exceptions: SpaceExceptions) =>
  (eb: ExpressionBuilder<Tables, "listing" | "offer">) => {
    const end = (hasExpired: boolean) =>
      new Date(now.getTime() + (hasExpired ? 0 : 1)).toISOString();
    const ways = [undefined, ...counterStates].flatMap((state) =>
      [false, true].flatMap((isRequested) =>
        [false, true].flatMap((hasExpired) =>
          (state ? [false, true] : [false]).map((isCounterOver) => ({
            state,
            isRequested,
            hasExpired,
            isCounterOver,
          })),
        ),
      ),
    );
    const theirs = ways.filter(({ hasExpired, isCounterOver, isRequested, state }) => {
      const turn = turnOf(
        {
          state: "open",
          expiresAt: end(hasExpired),
          counter: state && { state, expiresAt: end(isCounterOver) },
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
      isNegotiatedOffer(now, exceptions)(eb),
      eb.or(
        theirs.map(({ hasExpired, isCounterOver, isRequested, state }) =>
          eb.and([
            state ? eb("offer.counterState", "=", state) : eb("offer.counterState", "is", null),
            isCounterOver
              ? eb("offer.counterExpiresAt", "<=", now.toISOString())
              : eb.or([
                  eb("offer.counterExpiresAt", "is", null),
                  eb("offer.counterExpiresAt", ">", now.toISOString()),
                ]),
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
    .select(["offer.id", "offer.listingId", "offer.terms", "offer.expiresAt", "offer.changedAt"])
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
    const { listingStatus } = statusesOf(row, listing);
    if (!listingCan("negotiate", listingStatus)) return [];
    const { acceptanceRequestedAt, counter, counterExpiresAt, counterState, expiresAt } = row;
    const offer = {
      state: "open",
      expiresAt,
      counter: counterState
        ? { state: counterState, expiresAt: counterExpiresAt ?? undefined }
        : undefined,
      acceptanceRequestedAt: acceptanceRequestedAt ?? undefined,
      listingStatus,
    } as const;
    return {
      ...row,
      listing,
      buyer: names?.get(row.id) ?? buyerName(row, fullVisibility),
      terms: parsedTerms(row.terms),
      // One that has expired no longer counts.
      counter: counter === null || isCounterExpired(offer, now) ? undefined : parsedTerms(counter),
      /** When what can be accepted ends; absent if nothing can, or it doesn't end. */
      endsAt:
        isOpen(offer, now) || (isCounterOpen(offer, now) && counterExpiresAt !== null)
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
