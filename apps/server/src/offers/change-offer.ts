import { broker as brokerIdentity } from "@frontage/content/broker";
import { dueInstant } from "@frontage/records/deal-clock/deal-clock";
import { formatAmount, saysTermsAgainst } from "@frontage/records/offer-words";
import type {
  BestAndFinal,
  EnteredOffer,
  OfferEventKind,
  OfferForm,
  OfferState,
  OfferTerms,
  SentOffer,
} from "@frontage/records/schemas/offer";
import { termsOf } from "@frontage/records/schemas/offer";
import { randomUUID } from "node:crypto";
import type { Change, ProspectActor } from "../changes/make-change.ts";
import type { Database } from "../database/open-database.ts";
import { Failure, notFound } from "../http/failure.ts";
import { countChange } from "../http/versions.ts";
import { addProspect } from "../prospects/add-prospects.ts";
import { today } from "../time/today.ts";
import {
  type AnyChange,
  buyerForClient,
  emailBuyer,
  nameForBuyers,
  notifyBrokers,
  notifyClient,
  ofOffer,
} from "./notices.ts";
import { findOffer, type FoundOffer, readBoard } from "./queries.ts";
import { offeredListing } from "./rows.ts";
import { everything, buyerName } from "../prospects/buyer-name.ts";

/** More that stand than any listing gets; each is a column of the table. */
const standingMax = 200;
/** More than anyone makes and withdraws for a listing. */
const prospectOffersMax = 20;

/** Whoever does it, as the history names them. */
const byOf = ({ person }: AnyChange) => ({ by: person.role, byName: person.name }) as const;

/** Adds to an offer's history. */
export async function noteEvent(
  change: AnyChange,
  offerId: string,
  kind: OfferEventKind,
  terms?: OfferTerms,
): Promise<void> {
  await change.db
    .insertInto("offerChange")
    .values({
      offerId,
      at: new Date().toISOString(),
      kind,
      ...byOf(change),
      terms: terms === undefined ? null : JSON.stringify(terms),
    })
    .execute();
}

/**
 * Counts a change of an offer and locks it.
 *
 * @param seen the version that the person has seen
 * @throws 404, or 409 with the offers if it isn't the version they have seen
 */
export async function lockOffer(
  change: AnyChange,
  id: string,
  seen: number | undefined,
): Promise<FoundOffer> {
  const { listingId } = await findOffer(change.db, id);
  await countChange(change.db, {
    table: "offer",
    id,
    seen,
    // A client or buyer reads their own view again.
    read: async (db) => (change.person.role === "broker" ? readBoard(db, listingId) : {}),
  });
  return findOffer(change.db, id);
}

/** @throws 409 unless the offer is still open */
export function checkOpen({ state }: Pick<FoundOffer, "state">): void {
  if (state !== "open") throw new Failure(409, "This offer is no longer open.");
}

/** @throws 409 if it has ended: its buyer, or the broker for them, gives it another end first */
export function checkNotExpired({ expiresAt }: Pick<FoundOffer, "expiresAt">): void {
  if (Date.parse(expiresAt) <= Date.now()) {
    throw new Failure(409, "This offer has expired. Change when it ends first.");
  }
}

/**
 * When an offer ends.
 *
 * @throws 400 by field if it has ended already, or is for another kind of listing
 */
function checkedExpiry(
  { expiresAt, expiresOn, kind }: OfferForm,
  listing: { kind: string; timeZone: string },
): string {
  if (kind !== listing.kind) throw new Failure(400, "This listing takes other offers.");
  const moment = dueInstant({ day: expiresOn, time: expiresAt }, listing.timeZone);
  if (Date.parse(moment) <= Date.now()) {
    const sentence = "Please choose a time ahead.";
    throw new Failure(400, sentence, { expiresOn: sentence });
  }
  return moment;
}

/** Notes that someone has made an offer, which is the furthest stage. */
async function reachOffered(db: Database, prospectId: string, at: string): Promise<void> {
  await db
    .updateTable("prospect")
    .set((eb) => ({ offeredAt: eb.fn.coalesce("offeredAt", eb.val(at)) }))
    .where("id", "=", prospectId)
    .execute();
}

/** Adds an offer. @returns it */
async function addOffer(
  change: AnyChange,
  {
    form,
    listingId,
    prospectId,
    receivedAt,
  }: { form: OfferForm; listingId: string; prospectId: string; receivedAt: string },
): Promise<FoundOffer> {
  const listing = await change.db
    .selectFrom("listing")
    .selectAll()
    .where("id", "=", listingId)
    .executeTakeFirstOrThrow();
  const ofListing = await change.db
    .selectFrom("offer")
    .select(["prospectId", "state"])
    .where("listingId", "=", listingId)
    .execute();
  const isStanding = ({ state }: { state: OfferState }) => state === "open" || state === "accepted";
  if (ofListing.filter(isStanding).length >= standingMax) {
    throw new Failure(409, `A listing can have at most ${standingMax} open offers.`);
  }
  if (ofListing.filter((offer) => offer.prospectId === prospectId).length >= prospectOffersMax) {
    throw new Failure(
      409,
      `A buyer can make at most ${prospectOffersMax} offers for a property. Please write to me instead.`,
    );
  }
  const terms = termsOf(form);
  const id = randomUUID();
  await change.db
    .insertInto("offer")
    .values({
      id,
      listingId,
      prospectId,
      state: "open",
      terms: JSON.stringify(terms),
      receivedAt,
      changedAt: receivedAt,
      expiresAt: checkedExpiry(form, offeredListing(listing, "broker")),
      // What a broker enters, they have read.
      reviewedAt: change.person.role === "broker" ? receivedAt : null,
    })
    .execute();
  await noteEvent(change, id, "offered", terms);
  await reachOffered(change.db, prospectId, receivedAt);
  const offer = await findOffer(change.db, id);
  await change.audit({ action: "create", ...ofOffer(offer) });
  await notifyClient(change, offer, `${buyerForClient(offer)} offers ${formatAmount(terms)}`);
  return offer;
}

/** Writes an offer's new terms; a counter to the earlier ones is over. */
async function writeTerms(
  change: AnyChange,
  before: FoundOffer,
  form: OfferForm,
  { isOpened }: { isOpened: boolean },
): Promise<FoundOffer> {
  const terms = termsOf(form);
  await change.db
    .updateTable("offer")
    .set({
      terms: JSON.stringify(terms),
      changedAt: new Date().toISOString(),
      expiresAt: checkedExpiry(form, offeredListing(before.listing, "broker")),
      acceptanceRequestedAt: null,
      counter: null,
      counterState: null,
      counterAt: null,
      ...(isOpened ? {} : { reviewedAt: null }),
    })
    .where("id", "=", before.id)
    .execute();
  await noteEvent(change, before.id, "changed", terms);
  await change.audit({ action: "change", ...ofOffer(before) });
  await notifyClient(
    change,
    before,
    `${buyerForClient(before)} changed their offer: ${formatAmount(terms)}`,
  );
  return findOffer(change.db, before.id);
}

/**
 * Enters an offer that came by email, with its buyer, who becomes a prospect if they aren't one.
 *
 * @returns its id
 * @throws 404, or 409 if this buyer has an open offer
 */
export async function enterOffer(
  change: Change,
  listingId: string,
  { buyer, offer: form, receivedOn }: EnteredOffer,
): Promise<string> {
  const listing = await change.db
    .selectFrom("listing")
    .select(["id", "status"])
    .where("id", "=", listingId)
    .executeTakeFirst();
  if (!listing) throw notFound();
  if (listing.status === "draft") {
    throw new Failure(409, "Publish the listing first.");
  }
  const now = new Date().toISOString();
  const day = today();
  if (receivedOn > day) {
    const sentence = "Please choose the day it came.";
    throw new Failure(400, sentence, { receivedOn: sentence });
  }
  // Of a day that has passed, 5pm UTC, which is that day in every US time zone.
  const receivedAt = receivedOn === day ? now : `${receivedOn}T17:00:00.000Z`;
  const prospectId = await findOrAddProspect(change, listingId, buyer);
  // As in `sendOwnOffer`: two at the same moment wait for each other.
  await change.db
    .updateTable("prospect")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", prospectId)
    .execute();
  const open = await change.db
    .selectFrom("offer")
    .select("id")
    .where("prospectId", "=", prospectId)
    .where("state", "=", "open")
    .executeTakeFirst();
  if (open) {
    const sentence = "This buyer has an open offer. Please change that one.";
    throw new Failure(409, sentence, { "buyer.email": sentence });
  }
  const { id } = await addOffer(change, { form, listingId, prospectId, receivedAt });
  return id;
}

async function findOrAddProspect(
  change: Change,
  listingId: string,
  buyer: EnteredOffer["buyer"],
): Promise<string> {
  const known = await change.db
    .selectFrom("prospect")
    .select("id")
    .where("listingId", "=", listingId)
    .where("emailKey", "=", buyer.email.toLowerCase())
    .executeTakeFirst();
  return known?.id ?? (await addProspect(change, listingId, { ...buyer, phone: "" }));
}

/** Changes an offer as its buyer has told the broker. @throws 404 or 409 */
export async function changeOffer(
  change: Change,
  id: string,
  { version, ...form }: OfferForm & { version: number },
): Promise<void> {
  const before = await lockOffer(change, id, version);
  checkOpen(before);
  await writeTerms(change, before, form, { isOpened: true });
}

/**
 * Sends a prospect's own offer, or changes their open one, with the files uploaded for it.
 *
 * @throws 409 if the listing takes no offers, or theirs has changed since
 */
export async function sendOwnOffer(
  change: Change<ProspectActor>,
  { files, offer: form, version }: SentOffer,
): Promise<void> {
  const { id: prospectId, listingId } = change.person;
  // Waits for an acceptance at the same moment.
  const { numUpdatedRows } = await change.db
    .updateTable("listing")
    .set({ status: "available" })
    .where("id", "=", listingId)
    .where("status", "=", "available")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    throw new Failure(409, "This property takes no offers at the moment.");
  }
  // Two at the same moment wait for each other.
  await change.db
    .updateTable("prospect")
    .set((eb) => ({ lastSeenAt: new Date().toISOString(), version: eb("version", "+", 1) }))
    .where("id", "=", prospectId)
    .execute();
  const open = await change.records
    .selectFrom("offer")
    .select(["id"])
    .where("prospectId", "=", prospectId)
    .where("state", "=", "open")
    .executeTakeFirst();
  if (!open && version !== undefined) {
    throw new Failure(409, "This offer is no longer open. Please reload the page.");
  }
  if (open && version === undefined) {
    throw new Failure(409, "You have an open offer already. Please reload the page to change it.");
  }
  const receivedAt = new Date().toISOString();
  const offer = open
    ? await writeTerms(change, await ownOpen(change, open.id, version), form, { isOpened: false })
    : await addOffer(change, { form, listingId, prospectId, receivedAt });
  if (files.length > 0) {
    await change.db
      .updateTable("offerFile")
      .set({ offerId: offer.id })
      .where("id", "in", files)
      .where("prospectId", "=", prospectId)
      .where("offerId", "is", null)
      .execute();
  }
  const terms = termsOf(form);
  const name = buyerName(offer, everything);
  const against = saysTermsAgainst(terms, offeredListing(offer.listing, "broker"));
  await notifyBrokers(
    change,
    offer,
    [
      `${name} ${open ? "changed their offer to" : "offers"} ${formatAmount(terms)}`,
      against && against.toLowerCase(),
    ]
      .filter(Boolean)
      .join(", "),
  );
}

async function ownOpen(
  change: Change<ProspectActor>,
  id: string,
  version: number | undefined,
): Promise<FoundOffer> {
  const offer = await lockOffer(change, id, version);
  checkOpen(offer);
  return offer;
}

/** Withdraws an offer: the prospect themselves, or the broker as they were told. @throws 404, 409 */
export async function withdrawOffer(change: AnyChange, id: string, version: number): Promise<void> {
  const offer = await lockOffer(change, id, version);
  const { person } = change;
  if (person.role === "prospect" && offer.prospectId !== person.id) throw notFound();
  checkOpen(offer);
  await change.db
    .updateTable("offer")
    .set({ state: "withdrawn", counter: null, counterState: null, counterAt: null })
    .where("id", "=", id)
    .execute();
  await noteEvent(change, id, "withdrawn");
  await change.audit({ action: "withdraw", ...ofOffer(offer) });
  await notifyClient(change, offer, `${buyerForClient(offer)} withdrew their offer`);
  if (person.role === "prospect") {
    await notifyBrokers(change, offer, `${buyerName(offer, everything)} withdrew their offer`);
  }
}

/** Notes that the broker has looked at new and changed offers. */
export async function reviewOffers(change: Change, listingId: string): Promise<void> {
  const at = new Date().toISOString();
  const reviewed = await change.db
    .updateTable("offer")
    .set({ reviewedAt: at })
    .where("listingId", "=", listingId)
    .where("reviewedAt", "is", null)
    .returning("id")
    .execute();
  if (reviewed.length === 0) return;
  change.refetch(change.brokers, ["listings"]);
}

/** Proposes to answer an offer with other terms: to the client first, if there is one. */
export async function proposeCounter(
  change: Change,
  id: string,
  { terms, version }: { terms: OfferTerms; version: number },
): Promise<void> {
  const offer = await lockOffer(change, id, version);
  checkOpen(offer);
  if (terms.kind !== offer.listing.kind) throw new Failure(400, "This listing takes other offers.");
  const hasClient = offer.listing.clientId !== null && offer.listing.dealId !== null;
  await change.db
    .updateTable("offer")
    .set({
      counter: JSON.stringify(terms),
      counterState: hasClient ? "proposed" : "approved",
      counterAt: new Date().toISOString(),
    })
    .where("id", "=", id)
    .execute();
  await noteEvent(change, id, "countered", terms);
  await change.audit({ action: "propose", ...ofOffer(offer) });
  const [first = ""] = change.person.name.split(" ");
  await notifyClient(
    change,
    offer,
    `${first} recommends a counter to ${buyerForClient(offer)} at ${formatAmount(terms)}`,
  );
}

/** Takes back a counter that the buyer hasn't got. */
export async function withdrawCounter(change: Change, id: string, version: number): Promise<void> {
  const offer = await lockOffer(change, id, version);
  checkOpen(offer);
  if (offer.counterState === null || offer.counterState === "sent") {
    throw new Failure(409, "The buyer has the counter already.");
  }
  await change.db
    .updateTable("offer")
    .set({ counter: null, counterState: null, counterAt: null })
    .where("id", "=", id)
    .execute();
  await change.audit({ action: "cancel", ...ofOffer(offer) });
}

/** The client approves a counter, which the broker then sends. @throws 404, 409 */
export async function approveCounter(change: Change, id: string, version: number): Promise<void> {
  const offer = await lockOffer(change, id, version);
  checkOpen(offer);
  if (offer.counterState !== "proposed" || offer.counter === null) {
    throw new Failure(409, "This counter is no longer proposed.");
  }
  await change.db
    .updateTable("offer")
    .set({ counterState: "approved" })
    .where("id", "=", id)
    .execute();
  await noteEvent(change, id, "counter-approved");
  await change.audit({ action: "confirm", ...ofOffer(offer) });
  const title = `${change.person.name} approved the counter to ${buyerName(offer, everything)}`;
  await notifyBrokers(change, offer, title);
}

/** Sends an approved counter to the buyer, with the broker's words. */
export async function sendCounter(
  change: Change,
  id: string,
  { message, version }: { message: string; version: number },
): Promise<void> {
  const offer = await lockOffer(change, id, version);
  checkOpen(offer);
  if (offer.counterState !== "approved" || offer.counter === null) {
    throw new Failure(409, "Your client has to approve this counter first.");
  }
  await change.db
    .updateTable("offer")
    .set({ counterState: "sent", counterAt: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
  await noteEvent(change, id, "counter-sent", JSON.parse(offer.counter));
  await emailBuyer(change.db, offer.prospectId, {
    subject: `A counter to your offer: ${nameForBuyers(offer.listing)}`,
    message,
  });
  await change.audit({ action: "send", ...ofOffer(offer) });
  await notifyClient(change, offer, `The counter went to ${buyerForClient(offer)}`);
}

/** Declines an offer with the broker's words. */
export async function declineOffer(
  change: Change,
  id: string,
  { message, version }: { message: string; version?: number },
): Promise<void> {
  const offer = await lockOffer(change, id, version);
  checkOpen(offer);
  await change.db
    .updateTable("offer")
    .set({ state: "declined", counter: null, counterState: null, counterAt: null })
    .where("id", "=", id)
    .execute();
  await noteEvent(change, id, "declined");
  await emailBuyer(change.db, offer.prospectId, {
    subject: `Your offer: ${nameForBuyers(offer.listing)}`,
    message,
  });
  await change.audit({ action: "decline", ...ofOffer(offer) });
  await notifyClient(change, offer, `The offer of ${buyerForClient(offer)} was declined`);
}

/** The client asks to have an offer accepted, which the broker marks. @throws 404, 409 */
export async function requestAcceptance(
  change: Change,
  id: string,
  version: number,
): Promise<void> {
  const offer = await lockOffer(change, id, version);
  checkOpen(offer);
  checkNotExpired(offer);
  await change.db
    .updateTable("offer")
    .set({ acceptanceRequestedAt: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
  await noteEvent(change, id, "acceptance-requested");
  await change.audit({ action: "accept", ...ofOffer(offer) });
  const title = `${change.person.name} wants to accept the offer of ${buyerName(offer, everything)}`;
  await notifyBrokers(change, offer, title);
}

/** Asks the buyers of all open offers for their best and final one, and sets when it is due. */
export async function askBestAndFinal(
  change: Change,
  listingId: string,
  { dueAt, dueOn, message, version }: BestAndFinal,
): Promise<void> {
  const listing = await lockListing(change, listingId, version);
  const { name, timeZone } = offeredListing(listing, "broker");
  const offersDueAt = dueInstant({ day: dueOn, time: dueAt }, timeZone);
  if (Date.parse(offersDueAt) <= Date.now()) {
    const sentence = "Please choose a time ahead.";
    throw new Failure(400, sentence, { dueOn: sentence });
  }
  const open = await change.db
    .selectFrom("offer")
    .select("prospectId")
    .distinct()
    .where("listingId", "=", listingId)
    .where("state", "=", "open")
    .execute();
  if (open.length === 0) throw new Failure(409, "There is no open offer.");
  await change.db.updateTable("listing").set({ offersDueAt }).where("id", "=", listingId).execute();
  for (const { prospectId } of open) {
    await emailBuyer(change.db, prospectId, {
      subject: `Best and final offers: ${nameForBuyers(listing)}`,
      message,
    });
  }
  const { clientId } = listing;
  await change.audit({
    action: "request",
    clientId,
    subject: "listing",
    subjectId: listingId,
    subjectName: name,
  });
}

/** Counts a change of a listing and locks it. @throws 404, or 409 with the offers */
async function lockListing(change: Change, id: string, seen: number | undefined) {
  await countChange(change.db, { table: "listing", id, seen, read: (db) => readBoard(db, id) });
  return change.db.selectFrom("listing").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** Writes what the broker recommends; the client gets it when it is sent. @throws 404, 409 */
export async function saveRecommendation(
  change: Change,
  listingId: string,
  { offerId, text, version }: { text: string; offerId?: string | undefined; version: number },
): Promise<void> {
  const listing = await lockListing(change, listingId, version);
  if (offerId !== undefined) {
    const offer = await findOffer(change.db, offerId);
    if (offer.listingId !== listingId) throw notFound();
  }
  await change.db
    .updateTable("listing")
    .set({
      recommendation: text,
      recommendedOfferId: offerId ?? null,
      // Sent again, once it says something else.
      recommendationSentAt: null,
    })
    .where("id", "=", listingId)
    .execute();
  await change.audit({
    action: "change",
    clientId: listing.clientId,
    isForBrokers: listing.recommendationSentAt === null,
    subject: "listing",
    subjectId: listingId,
    subjectName: offeredListing(listing, "broker").name,
  });
}

/** Sends the recommendation to the client. @throws 404, 409 */
export async function sendRecommendation(
  change: Change,
  listingId: string,
  version: number,
): Promise<void> {
  const listing = await lockListing(change, listingId, version);
  if (listing.recommendation === null) throw new Failure(409, "Write a recommendation first.");
  if (listing.clientId === null || listing.dealId === null) {
    throw new Failure(409, "This listing has no client yet.");
  }
  await change.db
    .updateTable("listing")
    .set({ recommendationSentAt: new Date().toISOString() })
    .where("id", "=", listingId)
    .execute();
  const { name } = offeredListing(listing, "broker");
  await change.audit({
    action: "send",
    clientId: listing.clientId,
    subject: "listing",
    subjectId: listingId,
    subjectName: name,
  });
  const [first = brokerIdentity.name] = change.person.name.split(" ");
  await notifyClient(change, { listing }, `${first} sent you a recommendation`);
}
