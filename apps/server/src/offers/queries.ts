import type { ListingReader } from "@frontage/records/known-listing";
import { offeredKinds } from "@frontage/records/offer-spaces";
import { isOpen as isOpenNow, remindedOf } from "@frontage/records/offer-states";
import type { Offer, OfferBoard, OfferEvent, OwnOffer } from "@frontage/records/schemas/offer";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import { notFound } from "../http/failure.ts";
import { wasRemindedToday } from "../document-requests/queries.ts";
import { stagedOf } from "../due/open-offer.ts";
import { offeredListing, offerOf, termsShown } from "./rows.ts";
import {
  fullVisibility,
  buyerName,
  namesForClient,
  privateBuyer,
  type BuyerVisibility,
  clientVisibility,
} from "../people/buyer-name.ts";
import { findUnsentCounters } from "./unsent-counters.ts";

/** All offers for a listing, as the broker sees them. @param db everyone's rows @throws 404 */
export async function readBoard(db: Database, listingId: string): Promise<OfferBoard> {
  return boardOf(db, await findListing(db, listingId), {
    reader: "broker",
    visibility: fullVisibility,
  });
}

/**
 * The offers for a client's property, with what the broker lets them know. The recommendation is
 * the client's once it is sent.
 *
 * @param records the reader's rows, in which the deal has to be
 * @param db everyone's rows
 * @returns nothing if the deal has no listing
 * @throws 404 if there is no such deal
 */
export async function readClientsBoard(
  db: Database,
  records: Database,
  dealId: string,
): Promise<OfferBoard | undefined> {
  const listing = await findDealsListing(records, dealId);
  return listing && readOwnersBoard(db, listing);
}

/** The offers for a deal's property, as its reader may know them. @throws 404 */
export async function readDealsBoard(
  db: Database,
  records: Database,
  { dealId, person }: { dealId: string; person: Pick<Person, "role"> },
): Promise<OfferBoard | undefined> {
  if (person.role === "client") return readClientsBoard(db, records, dealId);
  const listing = await findDealsListing(records, dealId);
  return listing && readBoard(db, listing.id);
}

/** The offers as its client may know them, of a listing that was found for them. */
export async function readOwnersBoard(
  db: Database,
  listing: NonNullable<Awaited<ReturnType<typeof findDealsListing>>>,
): Promise<OfferBoard> {
  const board = await boardOf(db, await findListing(db, listing.id), {
    reader: "owner",
    visibility: clientVisibility(listing),
  });
  const { recommendation, ...rest } = board;
  return {
    ...rest,
    offers: board.offers.map((offer) => ({ ...offer, isReviewed: true })),
    ...(recommendation?.sentAt !== undefined && { recommendation }),
  };
}

/**
 * The listing of a deal in `records`: the one on the site, or else the newest.
 *
 * @returns nothing if it has none
 * @throws 404 if there is no such deal
 */
export async function findDealsListing(records: Database, dealId: string) {
  const deal = await records
    .selectFrom("deal")
    .select("id")
    .where("id", "=", dealId)
    .executeTakeFirst();
  if (!deal) throw notFound();
  return records
    .selectFrom("listing")
    .selectAll()
    .where("dealId", "=", dealId)
    .where("publishedAt", "is not", null)
    .where("status", "!=", "draft")
    .orderBy((eb) => eb.case().when("status", "=", "withdrawn").then(1).else(0).end())
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
}

async function findListing(db: Database, id: string) {
  const listing = await db
    .selectFrom("listing")
    .leftJoin("user", "user.id", "listing.clientId")
    .selectAll("listing")
    .select("user.name as clientName")
    .where("listing.id", "=", id)
    .executeTakeFirst();
  if (!listing) throw notFound();
  return listing;
}

type Listing = Awaited<ReturnType<typeof findListing>>;

async function boardOf(
  db: Database,
  listing: Listing,
  { reader, visibility }: { reader: ListingReader; visibility: BuyerVisibility },
): Promise<OfferBoard> {
  const listed = await listOffers(db, listing, { reader, visibility });
  const names = reader === "owner" ? await namesForClient(db, [listing]) : undefined;
  const stored = listed.map((offer) => ({ ...offer, buyer: names?.get(offer.id) ?? offer.buyer }));
  const history = await listHistory(db, { listingId: listing.id }, stored, visibility);
  const offers = stored.map((offer) => decided(offer, history));
  const { clientId, clientName, dealId, recommendation, recommendedOfferId } = listing;
  return {
    listing: offeredListing(listing, reader),
    ...(clientId !== null && clientName !== null && { client: { id: clientId, name: clientName } }),
    ...(dealId !== null && { dealId }),
    ...(recommendation !== null && {
      recommendation: {
        text: recommendation,
        ...(recommendedOfferId !== null && { offerId: recommendedOfferId }),
        ...(listing.recommendationSentAt !== null && { sentAt: listing.recommendationSentAt }),
      },
    }),
    offers,
    history,
    version: listing.version,
  };
}

/** The offers for a listing, latest first; those that no longer stand at the end. */
async function listOffers(
  db: Database,
  listing: Listing,
  { reader, visibility }: { reader: ListingReader; visibility: BuyerVisibility },
): Promise<Offer[]> {
  const rows = await db
    .selectFrom("offer")
    .innerJoin("prospect", "prospect.id", "offer.prospectId")
    .selectAll("offer")
    .select(["prospect.name", "prospect.company", "prospect.role", "prospect.buyerName"])
    .where("offer.listingId", "=", listing.id)
    .orderBy("offer.receivedAt", "desc")
    .orderBy("offer.id")
    .execute();
  const files = await db
    .selectFrom("offerFile")
    .innerJoin("offer", "offer.id", "offerFile.offerId")
    .selectAll("offerFile")
    .where("offer.listingId", "=", listing.id)
    .orderBy("offerFile.addedAt")
    .execute();
  const byOffer = Map.groupBy(files, ({ offerId }) => offerId);
  const sent = rows.filter(({ counterState }) => counterState === "sent");
  const unsent = await findUnsentCounters(
    db,
    sent.map(({ prospectId }) => prospectId),
  );
  const offers = rows.map((row) => ({
    ...offerOf(row, { files: byOffer.get(row.id) ?? [], listing, prospect: row, visibility }),
    ...(unsent.has(row.id) && { isCounterUnsent: true }),
    ...(reader === "broker" && {
      ...(row.remindedAt !== null && { remindedAt: row.remindedAt }),
      canRemind:
        remindedOf(stagedOf(row, listing), new Date()) !== undefined && !wasRemindedToday(row),
    }),
  }));
  const stands = ({ state }: Offer) => state === "open" || state === "accepted";
  return [...offers.filter(stands), ...offers.filter((offer) => !stands(offer))];
}

/** An offer with the moment of its decision. */
const decided = <Item extends Pick<Offer, "id" | "state">>(
  offer: Item,
  history: readonly OfferEvent[],
): Item & Pick<Offer, "decidedAt"> => {
  const decision = history.find(
    ({ kind, offerId }) => offerId === offer.id && kind === offer.state,
  );
  return decision ? { ...offer, decidedAt: decision.at } : offer;
};

/** What happened to a listing's offers, or to one, newest first. */
async function listHistory(
  db: Database,
  of: { listingId: string } | { offerId: string },
  offers: readonly Pick<Offer, "buyer" | "id">[],
  visibility: BuyerVisibility,
): Promise<OfferEvent[]> {
  const buyers = new Map(offers.map(({ buyer, id }) => [id, buyer]));
  const query = db
    .selectFrom("offerChange")
    .innerJoin("offer", "offer.id", "offerChange.offerId")
    .selectAll("offerChange")
    .orderBy("offerChange.id");
  const rows = await (
    "offerId" in of
      ? query.where("offer.id", "=", of.offerId)
      : query.where("offer.listingId", "=", of.listingId)
  ).execute();
  const latest = new Map<string, string>();
  return rows
    .map(({ at, by, id, kind, offerId, terms }) => {
      const before = latest.get(offerId);
      if (terms !== null && (kind === "offered" || kind === "changed")) latest.set(offerId, terms);
      return {
        id,
        offerId,
        buyer: buyers.get(offerId) ?? privateBuyer,
        at,
        kind,
        by,
        ...(terms !== null && { terms: termsShown(terms, visibility) }),
        ...(kind === "changed" &&
          before !== undefined && { before: termsShown(before, visibility) }),
      };
    })
    .toSorted((a, b) => b.at.localeCompare(a.at) || b.id - a.id);
}

/** An offer with its listing and buyer. @param db everyone's rows @throws 404 */
export async function findOffer(db: Database, id: string) {
  const row = await db
    .selectFrom("offer")
    .innerJoin("prospect", "prospect.id", "offer.prospectId")
    .selectAll("offer")
    .select(["prospect.name", "prospect.company", "prospect.role", "prospect.buyerName"])
    .where("offer.id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const listing = await findListing(db, row.listingId);
  const names = await namesForClient(db, [listing]);
  return { ...row, listing, buyerForClient: names.get(id) ?? privateBuyer };
}

export type FoundOffer = Awaited<ReturnType<typeof findOffer>>;

/** A prospect's offer: the open one, or else the latest. @returns nothing if they made none */
export async function findOwnOffer(db: Database, prospectId: string) {
  const rows = await db
    .selectFrom("offer")
    .selectAll()
    .where("prospectId", "=", prospectId)
    .orderBy("receivedAt", "desc")
    .orderBy("id")
    .execute();
  const now = new Date();
  return rows.find((row) => isOpenNow(row, now)) ?? rows[0];
}

/** What the broker and the owner do among themselves, of which the buyer doesn't learn. */
export const hiddenFromBuyer: ReadonlySet<OfferEvent["kind"]> = new Set([
  "countered",
  "counter-approved",
  "approval-withdrawn",
  "counter-withdrawn",
  "acceptance-requested",
  "acceptance-withdrawn",
]);

/**
 * A prospect's own offer, and what they offer for, as far as they may know of both.
 *
 * @param db everyone's rows, for the history
 * @param records the prospect's rows
 */
export async function readOwnOffer(
  db: Database,
  records: Database,
  { id, listingId }: { id: string; listingId: string },
): Promise<OwnOffer> {
  const [listing, prospect, row] = await Promise.all([
    records.selectFrom("listing").selectAll().where("id", "=", listingId).executeTakeFirst(),
    records.selectFrom("prospect").selectAll().where("id", "=", id).executeTakeFirst(),
    findOwnOffer(records, id),
  ]);
  if (!listing || !prospect) throw notFound();
  const { id: _, ...about } = offeredListing(listing, "signed");
  const own = {
    listing: about,
    isOpen: offeredKinds(about).length > 0,
    from: {
      buyer: buyerName(prospect, fullVisibility),
      person: prospect.name,
      role: prospect.role,
    },
    history: [],
  };
  if (!row) return own;
  const files = await records
    .selectFrom("offerFile")
    .selectAll()
    .where("offerId", "=", row.id)
    .orderBy("addedAt")
    .execute();
  const { counter, ...offer } = offerOf(row, {
    files,
    listing,
    prospect,
    visibility: fullVisibility,
  });
  const history = await listHistory(db, { offerId: row.id }, [offer], fullVisibility);
  const { decidedAt } = decided(offer, history);
  return {
    ...own,
    offer: {
      id: offer.id,
      state: offer.state,
      terms: offer.terms,
      receivedAt: offer.receivedAt,
      changedAt: offer.changedAt,
      expiresAt: offer.expiresAt,
      // Not before the owner has approved it.
      ...(counter?.state === "sent" && { counter }),
      ...(decidedAt !== undefined && { decidedAt }),
      files: offer.files,
      version: offer.version,
    },
    history: history.filter(({ kind }) => !hiddenFromBuyer.has(kind)),
  };
}
