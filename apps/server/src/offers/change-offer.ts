import { broker as brokerIdentity } from "@frontage/content/broker";
import { listingCan, standingOf } from "@frontage/records/listing-states";
import {
  counterExpired,
  isCounterExpired,
  isOpen,
  notNegotiatedIn,
  offerStageOf,
  type OfferAction,
  offerActions,
  type OfferStage,
  refusalOf,
} from "@frontage/records/offer-states";
import { statusFor, unavailableText } from "@frontage/records/offer-spaces";
import { formatSince, formatZone } from "@frontage/records/moments";
import {
  capitalized,
  formatAmount,
  formatOpenUntil,
  formatTermsAgainstAsking,
  offerWord,
} from "@frontage/records/offer-words";
import type {
  BestAndFinal,
  Counter,
  CounterState,
  EnteredOffer,
  OfferedListing,
  OfferEventKind,
  OfferForm,
  OfferState,
  OfferTerms,
  SentOffer,
} from "@frontage/records/schemas/offer";
import { offerTermsSchema, termsOf } from "@frontage/records/schemas/offer";
import type { Updateable } from "kysely";
import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Change, ProspectActor } from "../changes/make-change.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { Failure, notFound } from "../http/failure.ts";
import { conflict, countChange } from "../http/versions.ts";
import { setOffersDue } from "../key-dates/offers-due.ts";
import { lockListing } from "../listings/keep-complete.ts";
import { addProspect } from "../prospects/add-prospects.ts";
import { timeOnDay } from "../http/time-on-day.ts";
import { readTimeZone } from "../people/settings.ts";
import { today } from "../time/today.ts";
import {
  type AnyChange,
  buyerForClient,
  emailBuyer,
  nameForBuyers,
  notifyBrokers,
  notifyClient,
  offerAuditSubject,
  tell,
} from "./notices.ts";
import { isOpenOffer, stagedOf, standingTermsOf } from "../due/open-offer.ts";
import {
  findDealsListing,
  findOffer,
  findOwnOffer,
  type FoundOffer,
  hiddenFromBuyer,
  readBoard,
} from "./queries.ts";
import { offeredListing } from "./rows.ts";
import { fullVisibility, buyerName } from "../people/buyer-name.ts";

/** More that stand than any listing gets; each is a column of the table. */
const standingMax = 200;
/** More than anyone makes and withdraws for a listing. */
const prospectOffersMax = 20;

/** The person who makes the change, as columns of the history. */
const authorOf = ({ person }: AnyChange) => ({ by: person.role, byName: person.name }) as const;

/** Terms as stored. */
export const parsedTerms = (stored: string): OfferTerms =>
  offerTermsSchema.parse(JSON.parse(stored));

const wordOf = ({ terms }: Pick<FoundOffer, "terms">) => offerWord(parsedTerms(terms));

/** Adds to an offer's history. */
async function noteEvent(
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
      ...authorOf(change),
      terms: terms === undefined ? null : JSON.stringify(terms),
    })
    .execute();
  if (kind !== "offered" && kind !== "accepted") return;
  const of = await change.db
    .selectFrom("offer")
    .select(["listingId", "prospectId"])
    .where("id", "=", offerId)
    .executeTakeFirstOrThrow();
  await change.tellSystems({ event: kind, offerId, ...of });
}

/**
 * Begins something that is done with an offer: locks its listing, then the offer, always in this
 * order, and counts the change.
 *
 * @param seen the version that the person has seen
 * @throws 404, or 409 if the offer's state doesn't allow it, or it isn't the version they have seen
 */
export async function beginChange(
  change: AnyChange,
  action: OfferAction,
  id: string,
  seen: number | undefined,
): Promise<FoundOffer> {
  const { listingId } = await findOffer(change.db, id);
  await lockListing(change.db, listingId);
  const stored = await findOffer(change.db, id);
  if (seen !== undefined && stored.version !== seen) {
    // A client or buyer reads their own view again.
    const isBroker = change.person.role === "broker";
    const failure = conflict("offer", isBroker ? await readBoard(change.db, listingId) : {});
    failure.body.error = (await formatFaster(change, stored)) ?? failure.body.error;
    throw failure;
  }
  await countChange(change.db, { table: "offer", id, read: async () => ({}) });
  const offer = await findOffer(change.db, id);
  const refusal = refusalOf(action, stagedOf(offer, offer.listing), new Date());
  if (refusal !== undefined) {
    // Because of its listing, or of the space that it is for.
    const isSpaces = refusal === notNegotiatedIn(offer.listing.status);
    const listing = offeredListing(offer.listing, "broker");
    const unavailable = isSpaces && unavailableText(standingTermsOf(offer, new Date()), listing);
    throw new Failure(409, unavailable || refusal);
  }
  return offer;
}

const doneTexts: Record<OfferEventKind, string> = {
  offered: "changed this offer",
  changed: "changed this offer",
  withdrawn: "withdrew this offer",
  countered: "proposed a counter",
  "counter-approved": "approved the counter",
  "approval-withdrawn": "withdrew the approval",
  "counter-sent": "sent the counter",
  "counter-withdrawn": "withdrew the counter",
  "counter-recalled": "withdrew the counter",
  "acceptance-requested": "asked to accept this offer",
  "acceptance-withdrawn": "no longer asks to accept this offer",
  declined: "declined this offer",
  accepted: "accepted this offer",
  ended: "ended the contract",
};

/**
 * What someone else did in the meantime, as far as the person may know of it: "Abara Retail
 * Partners withdrew this offer at 10:52am. Nothing was sent."
 */
async function formatFaster(change: AnyChange, offer: FoundOffer): Promise<string | undefined> {
  const rows = await change.db
    .selectFrom("offerChange")
    .select(["at", "by", "byName", "kind"])
    .where("offerId", "=", offer.id)
    .orderBy("id", "desc")
    .execute();
  const { role } = change.person;
  const [last] = rows;
  if (!last || (role === "prospect" && hiddenFromBuyer.has(last.kind))) return undefined;
  const [first] = last.byName.split(" ");
  const others = {
    prospect:
      role === "client" ? capitalized(buyerForClient(offer)) : buyerName(offer, fullVisibility),
    broker: first,
    client: role === "prospect" ? "The owner" : first,
  };
  const who = last.by === "prospect" && role === "prospect" ? "You" : others[last.by];
  const isBuyer = role === "prospect";
  const timeZone = isBuyer
    ? offeredListing(offer.listing, "broker").timeZone
    : await readTimeZone(change.db, change.person.id, change.deviceTimeZone);
  const when = formatSince(last.at, { now: new Date(), timeZone });
  const isToday = /^\d/.test(when);
  // A buyer has no time zone of their own here.
  const zone = isBuyer && isToday ? ` ${formatZone(timeZone)}` : "";
  return `${who} ${doneTexts[last.kind]} ${isToday ? "at" : "on"} ${when}${zone}. Nothing was sent.`;
}

/** Gives an offer the state that something leads to, and adds it to its history. */
export async function finishChange(
  change: AnyChange,
  action: OfferAction,
  { id }: Pick<FoundOffer, "id">,
  {
    columns = {},
    terms,
    to = targetOf(action),
  }: { columns?: OfferColumns; terms?: OfferTerms; to?: OfferStage | undefined },
): Promise<void> {
  const values = { ...(to === undefined ? {} : columnsOf(to)), remindedAt: null, ...columns };
  await change.db.updateTable("offer").set(values).where("id", "=", id).execute();
  await noteEvent(change, id, offerActions[action].event, terms);
}

type OfferColumns = Updateable<Tables["offer"]>;

const targetOf = (action: OfferAction): OfferStage | undefined => {
  const rule = offerActions[action];
  return "to" in rule ? rule.to : undefined;
};

/** The columns that say how far an offer is; a counter goes once it no longer stands. */
function columnsOf(stage: OfferStage): OfferColumns {
  const state = /^counter-(proposed|approved|sent)$/.exec(stage)?.[1];
  if (state !== undefined) {
    return {
      state: "open",
      counterState: state as CounterState,
      counterAt: new Date().toISOString(),
      counterSeenAt: null,
    };
  }
  return {
    state: stage === "made" ? "open" : (stage as OfferState),
    counter: null,
    counterState: null,
    counterAt: null,
    counterSeenAt: null,
    counterExpiresAt: null,
  };
}

/**
 * When an offer, or a counter to it, ends.
 *
 * @throws 400 by field if it has ended already
 */
function checkedExpiry(
  { expiresAt, expiresOn }: Pick<OfferForm, "expiresAt" | "expiresOn">,
  { timeZone }: Pick<OfferedListing, "timeZone">,
): string {
  const moment = timeOnDay(expiresOn, expiresAt, { field: "expiresAt", timeZone });
  if (moment.getTime() <= Date.now()) {
    const sentence = "Please choose a future time.";
    throw new Failure(400, sentence, { expiresOn: sentence });
  }
  return moment.toISOString();
}

/**
 * Terms with the spaces that they are for: the only one, if none is named.
 *
 * @param before the terms that they replace, which a broker may change whatever became of their space
 * @throws 400 for another kind of listing, or without a space; 409 for one that isn't available
 */
export function placedTerms(
  terms: OfferTerms,
  listing: OfferedListing,
  before?: OfferTerms,
): OfferTerms {
  const { kind, spaces = [] } = listing;
  if (terms.kind === "sale" ? kind !== "sale" : kind === "sale" && spaces.length === 0) {
    throw new Failure(400, "This listing takes a different kind of offer.");
  }
  if (terms.kind === "sale" || spaces.length === 0) return terms;
  const [only, ...others] = spaces;
  const named = terms.spaceIds?.length || !only || others.length > 0 ? terms.spaceIds : [only.id];
  const spaceIds = [...new Set(named)];
  if (spaceIds.length === 0) {
    throw new Failure(400, "Please choose a space.", { spaceIds: "Please choose a space." });
  }
  const placed = { ...terms, spaceIds };
  const isSame = before?.kind === "lease" && isDeepStrictEqual(before.spaceIds, spaceIds);
  const refusal = isSame ? undefined : unavailableText(placed, listing);
  if (refusal !== undefined) throw new Failure(409, refusal, { spaceIds: refusal });
  return placed;
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
    .select(["prospectId", "expiresAt", "state"])
    .where("listingId", "=", listingId)
    .execute();
  const now = new Date();
  const standing = ofListing.filter((one) => one.state === "accepted" || isOpen(one, now));
  if (standing.length >= standingMax) {
    throw new Failure(409, `A listing can have at most ${standingMax} open offers.`);
  }
  if (ofListing.filter((offer) => offer.prospectId === prospectId).length >= prospectOffersMax) {
    throw new Failure(
      409,
      `A buyer can make at most ${prospectOffersMax} offers for a property. Please write to me instead.`,
    );
  }
  const offered = offeredListing(listing, "broker");
  const terms = placedTerms(termsOf(form), offered);
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
      expiresAt: checkedExpiry(form, offered),
      // Offers entered by the broker count as reviewed.
      reviewedAt: change.person.role === "broker" ? receivedAt : null,
    })
    .execute();
  await noteEvent(change, id, "offered", terms);
  await reachOffered(change.db, prospectId, receivedAt);
  const offer = await findOffer(change.db, id);
  await change.audit({ action: "create", ...offerAuditSubject(offer) });
  await notifyClient(
    change,
    offer,
    `${capitalized(buyerForClient(offer))} offers ${formatAmount(terms)}`,
  );
  return offer;
}

const hasOpenOffer = "This buyer has an open offer. Please change that one.";

/** Writes an offer's new terms; a counter to the earlier ones is over. */
async function writeTerms(
  change: AnyChange,
  before: FoundOffer,
  form: OfferForm,
  { isCounterAccepted, isOpened }: { isCounterAccepted?: boolean | undefined; isOpened: boolean },
): Promise<FoundOffer> {
  const latest = await findOwnOffer(change.db, before.prospectId);
  // An expired one doesn't come back beside the one that followed it.
  if (latest && latest.id !== before.id && isOpen(latest, new Date()))
    throw new Failure(409, hasOpenOffer);
  const isOver = isCounterExpired(stagedOf(before, before.listing), new Date());
  if (isCounterAccepted && isOver) {
    throw new Failure(409, `${counterExpired} You can change your offer instead.`);
  }
  const listing = offeredListing(before.listing, "broker");
  // A buyer can't have a space that is taken; their broker enters what they were told.
  const own = change.person.role === "broker" ? parsedTerms(before.terms) : undefined;
  const terms = placedTerms(termsOf(form), listing, own);
  await finishChange(change, "change", before, {
    columns: {
      terms: JSON.stringify(terms),
      changedAt: new Date().toISOString(),
      expiresAt: checkedExpiry(form, listing),
      acceptanceRequestedAt: null,
      ...(isOpened ? {} : { reviewedAt: null }),
    },
    terms,
  });
  await change.audit({ action: "change", ...offerAuditSubject(before) });
  const offer = await findOffer(change.db, before.id);
  const isCounter = before.counterState === "sent" && !isOver && isAtTerms(before.counter, terms);
  await tell(change, "change", offer, {
    owner: isCounter
      ? `${capitalized(buyerForClient(offer))} accepts the counter at ${formatAmount(terms)}`
      : `${capitalized(buyerForClient(offer))} changed their ${offerWord(terms)}: ${formatAmount(terms)}`,
    broker: describesOwn(
      offer,
      isCounter ? "accepts the counter at" : `changed their ${offerWord(terms)} to`,
    ),
  });
  return offer;
}

/** Whether an offer has the terms of a counter, whose note is the buyer's. */
const isAtTerms = (counter: string | null, terms: OfferTerms) =>
  counter !== null &&
  isDeepStrictEqual({ ...parsedTerms(counter), note: "" }, { ...terms, note: "" });

type OwnVerb =
  | "accepts the counter at"
  | "changed their offer to"
  | "changed their proposal to"
  | "offers";

/** "Specimen Capital offers $12,150,000, 2.0% under asking" */
function describesOwn(offer: FoundOffer, verb: OwnVerb): string {
  const terms = parsedTerms(offer.terms);
  const against = formatTermsAgainstAsking(
    terms,
    offeredListing(offer.listing, "broker"),
  ).toLowerCase();
  const said = `${buyerName(offer, fullVisibility)} ${verb} ${formatAmount(terms)}`;
  return [said, against].filter(Boolean).join(", ");
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
  // Two of one buyer at the same moment wait for each other.
  const { dealId, status } = await lockListing(change.db, listingId);
  if (!listingCan("enter-offer", status)) {
    throw new Failure(409, "Publish the listing first.");
  }
  const shown = dealId === null ? undefined : await findDealsListing(change.db, dealId);
  if (shown && shown.id !== listingId) {
    throw new Failure(409, "This deal has another listing now. Enter the offer there.");
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
  await change.db
    .updateTable("prospect")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", prospectId)
    .execute();
  const own = await findOwnOffer(change.db, prospectId);
  if (own && isOpen(own, new Date())) {
    throw new Failure(409, hasOpenOffer, { "buyer.email": hasOpenOffer });
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
  const before = await beginChange(change, "change", id, version);
  await writeTerms(change, before, form, { isOpened: true });
}

/**
 * Sends a prospect's own offer, or changes their open one, with the files uploaded for it.
 *
 * @throws 409 if the listing takes no offers, or theirs has changed since
 */
export async function sendOwnOffer(
  change: Change<ProspectActor>,
  { files, isCounterAccepted, offer: form, version }: SentOffer,
): Promise<void> {
  const { id: prospectId, listingId } = change.person;
  // Locks the listing against a concurrent acceptance, or another offer of the same buyer.
  const row = await lockListing(change.db, listingId);
  const listing = offeredListing(row, "signed");
  if (!listingCan("make-offer", statusFor(form, listing))) {
    const unavailable = unavailableText(form, listing);
    throw new Failure(409, unavailable ?? "This property isn’t taking offers right now.");
  }
  await change.db
    .updateTable("prospect")
    .set((eb) => ({ lastSeenAt: new Date().toISOString(), version: eb("version", "+", 1) }))
    .where("id", "=", prospectId)
    .execute();
  const own = await findOwnOffer(change.db, prospectId);
  const changed = version !== undefined && own?.state === "open" ? own : undefined;
  if (!changed && version !== undefined) {
    throw new Failure(409, "This offer is no longer open. Please reload the page.");
  }
  if (!changed && own && isOpen(own, new Date())) {
    throw new Failure(409, "You have an open offer already. Please reload the page to change it.");
  }
  const receivedAt = new Date().toISOString();
  const offer = changed
    ? await writeTerms(change, await beginChange(change, "change", changed.id, version), form, {
        isCounterAccepted,
        isOpened: false,
      })
    : await addOffer(change, { form, listingId, prospectId, receivedAt });
  if (!changed) {
    await notifyBrokers(change, offer, describesOwn(offer, "offers"));
    await emailBuyer(change.db, prospectId, { ...receiptOf(offer), offerId: offer.id });
  }
  if (files.length > 0) {
    await change.db
      .updateTable("offerFile")
      .set({ offerId: offer.id })
      .where("id", "in", files)
      .where("prospectId", "=", prospectId)
      .where("offerId", "is", null)
      .execute();
  }
}

/** What a buyer's receipt says above their offer's page. */
function receiptOf({ expiresAt, listing, terms }: FoundOffer) {
  const offered = parsedTerms(terms);
  const it = offerWord(offered);
  const [first] = brokerIdentity.name.split(" ");
  const end = formatOpenUntil(expiresAt, offeredListing(listing, "broker").timeZone);
  return {
    action: "receipt",
    subject: `Your ${it} at ${formatAmount(offered)} is with ${first}: ${nameForBuyers(listing, offered)}`,
    message: `I have your ${it}, and I’ll reply by email. It’s open until ${end}. You can change or withdraw it until it’s accepted.`,
  } as const;
}

/** Withdraws an offer: the prospect themselves, or the broker as they were told. @throws 404, 409 */
export async function withdrawOffer(change: AnyChange, id: string, version: number): Promise<void> {
  const { prospectId } = await findOffer(change.db, id);
  if (change.person.role === "prospect" && prospectId !== change.person.id) throw notFound();
  const offer = await beginChange(change, "withdraw", id, version);
  await finishChange(change, "withdraw", offer, {});
  await change.audit({ action: "withdraw", ...offerAuditSubject(offer) });
  await tell(change, "withdraw", offer, {
    owner: `${capitalized(buyerForClient(offer))} withdrew their ${wordOf(offer)}`,
    broker: `${buyerName(offer, fullVisibility)} withdrew their ${wordOf(offer)}`,
  });
}

/** Notes that the broker has looked at new and changed offers. */
export async function reviewOffers(change: Change, listingId: string): Promise<void> {
  await lockListing(change.db, listingId);
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
  { expiresAt, expiresOn, terms: entered, version }: Counter,
): Promise<void> {
  const offer = await beginChange(change, "propose-counter", id, version);
  const listing = offeredListing(offer.listing, "broker");
  const counterExpiresAt = checkedExpiry({ expiresAt, expiresOn }, listing);
  const before = parsedTerms(offer.terms);
  if (before.kind !== entered.kind) {
    throw new Failure(400, "This listing takes a different kind of offer.");
  }
  const terms = placedTerms(entered, listing);
  const hasClient = offer.listing.clientId !== null && offer.listing.dealId !== null;
  await finishChange(change, "propose-counter", offer, {
    to: hasClient ? "counter-proposed" : "counter-approved",
    // It answers what the client may have asked for.
    columns: { counter: JSON.stringify(terms), counterExpiresAt, acceptanceRequestedAt: null },
    terms,
  });
  await change.audit({ action: "propose", ...offerAuditSubject(offer) });
  const [first = ""] = change.person.name.split(" ");
  await tell(change, "propose-counter", offer, {
    owner: `${first} proposes a counter to ${buyerForClient(offer)} at ${formatAmount(terms)}`,
  });
}

/** Withdraws a counter, and notifies the buyer if it was sent. @throws 404, 409 */
export async function withdrawCounter(change: Change, id: string, version: number): Promise<void> {
  const found = await findOffer(change.db, id);
  const isSent = offerStageOf(stagedOf(found, found.listing)) === "counter-sent";
  const action = isSent ? "recall-counter" : "withdraw-counter";
  const offer = await beginChange(change, action, id, version);
  await finishChange(change, action, offer, {});
  await change.audit({ action: "cancel", ...offerAuditSubject(offer) });
  const [first = ""] = change.person.name.split(" ");
  const name = nameForBuyers(offer.listing, parsedTerms(offer.terms));
  await tell(change, action, offer, {
    buyer: {
      subject: `The owner withdrew the counter: ${name}`,
      message: `The owner withdrew the counter to your ${wordOf(offer)} for ${name}. Your own ${wordOf(offer)} is back with me, and I’ll reply by email.`,
    },
    owner: `${first} withdrew the counter to ${buyerForClient(offer)}`,
  });
}

/** The client approves a counter, which the broker then sends. @throws 404, 409 */
export async function approveCounter(change: Change, id: string, version: number): Promise<void> {
  const offer = await beginChange(change, "approve-counter", id, version);
  await finishChange(change, "approve-counter", offer, {
    // Whoever approves a counter no longer asks to accept the offer that it answers.
    columns: { acceptanceRequestedAt: null },
  });
  await change.audit({ action: "confirm", ...offerAuditSubject(offer) });
  await tell(change, "approve-counter", offer, {
    broker: `${change.person.name} approved the counter to ${buyerName(offer, fullVisibility)}`,
  });
}

/** The client withdraws their approval, as long as the counter isn't sent. @throws 404, 409 */
export async function withdrawApproval(change: Change, id: string, version: number): Promise<void> {
  const offer = await beginChange(change, "withdraw-approval", id, version);
  await finishChange(change, "withdraw-approval", offer, {});
  await change.audit({ action: "cancel", ...offerAuditSubject(offer) });
  await tell(change, "withdraw-approval", offer, {
    broker: `${change.person.name} withdrew their approval of the counter to ${buyerName(offer, fullVisibility)}`,
  });
}

/** Notes when a buyer first opened the counter they were sent. */
export async function noteCounterSeen(change: Change<ProspectActor>): Promise<void> {
  const { id: prospectId, listingId } = change.person;
  await lockListing(change.db, listingId);
  const seen = await change.db
    .updateTable("offer")
    .set({ counterSeenAt: new Date().toISOString() })
    .where("prospectId", "=", prospectId)
    .where("counterState", "=", "sent")
    .where("counterSeenAt", "is", null)
    .returning("id")
    .execute();
  for (const { id } of seen) {
    await change.audit({ action: "read", ...offerAuditSubject(await findOffer(change.db, id)) });
  }
}

/** Sends an approved counter to the buyer, with the broker's words. @throws 404, 409 */
export async function sendCounter(
  change: Change,
  id: string,
  { message, version }: { message: string; version: number },
): Promise<void> {
  const offer = await beginChange(change, "send-counter", id, version);
  const terms = parsedTerms(offer.counter ?? "");
  await finishChange(change, "send-counter", offer, {
    columns: { acceptanceRequestedAt: null },
    terms,
  });
  await change.audit({ action: "send", ...offerAuditSubject(offer) });
  await tell(change, "send-counter", offer, {
    buyer: {
      subject: `The owner countered at ${formatAmount(terms)}: ${nameForBuyers(offer.listing, terms)}`,
      message,
    },
    owner: `The counter went to ${buyerForClient(offer)}`,
  });
}

/** Declines an offer with the broker's words. @throws 404, 409 */
export async function declineOffer(
  change: Change,
  id: string,
  { message, version }: { message: string; version?: number },
): Promise<void> {
  const offer = await beginChange(change, "decline", id, version);
  await finishChange(change, "decline", offer, {});
  await change.audit({ action: "decline", ...offerAuditSubject(offer) });
  await tell(change, "decline", offer, {
    buyer: {
      subject: `Your ${wordOf(offer)} was declined: ${nameForBuyers(offer.listing, parsedTerms(offer.terms))}`,
      message,
    },
    owner: `The ${wordOf(offer)} of ${buyerForClient(offer)} was declined`,
  });
}

/** The client asks to have an offer accepted, which the broker marks. @throws 404, 409 */
export async function requestAcceptance(
  change: Change,
  id: string,
  version: number,
): Promise<void> {
  const offer = await beginChange(change, "request-acceptance", id, version);
  await finishChange(change, "request-acceptance", offer, {
    columns: { acceptanceRequestedAt: new Date().toISOString() },
  });
  await change.audit({ action: "accept", ...offerAuditSubject(offer) });
  await tell(change, "request-acceptance", offer, {
    broker: `${change.person.name} wants to accept the ${wordOf(offer)} of ${buyerName(offer, fullVisibility)}`,
  });
}

/** The client no longer asks to have an offer accepted. @throws 404, 409 */
export async function withdrawAcceptance(
  change: Change,
  id: string,
  version: number,
): Promise<void> {
  const offer = await beginChange(change, "withdraw-acceptance", id, version);
  await finishChange(change, "withdraw-acceptance", offer, {
    columns: { acceptanceRequestedAt: null },
  });
  await change.audit({ action: "cancel", ...offerAuditSubject(offer) });
  await tell(change, "withdraw-acceptance", offer, {
    broker: `${change.person.name} no longer asks to accept the ${wordOf(offer)} of ${buyerName(offer, fullVisibility)}`,
  });
}

/** Asks the buyers of all open offers of the listing's kind for their best and final one, and sets when it is due. */
export async function askBestAndFinal(
  change: Change,
  listingId: string,
  { dueAt, dueOn, message, version }: BestAndFinal,
): Promise<void> {
  const listing = await countListing(change, listingId, version);
  const standing = standingOf(listing, new Date());
  if (!listingCan("negotiate", standing)) throw new Failure(409, notNegotiatedIn(standing));
  const { name, timeZone } = offeredListing(listing, "broker");
  const due = timeOnDay(dueOn, dueAt, { field: "dueAt", timeZone });
  if (due.getTime() <= Date.now()) {
    const sentence = "Please choose a future time.";
    throw new Failure(400, sentence, { dueOn: sentence });
  }
  const offers = await change.db
    .selectFrom("offer")
    .select(["prospectId", "terms"])
    .where("listingId", "=", listingId)
    .where(isOpenOffer(new Date()))
    .execute();
  const open = new Set(
    offers.flatMap(({ prospectId, terms }) =>
      parsedTerms(terms).kind === listing.kind ? prospectId : [],
    ),
  );
  if (open.size === 0) throw new Failure(409, "There is no open offer.");
  await setOffersDue(change, listing, due.toISOString(), timeZone);
  for (const prospectId of open) {
    await emailBuyer(change.db, prospectId, {
      action: "best-and-final",
      subject: `Best and final ${offerWord(listing)}s: ${nameForBuyers(listing)}`,
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
async function countListing(change: Change, id: string, seen: number | undefined) {
  await lockListing(change.db, id);
  await countChange(change.db, { table: "listing", id, seen, read: (db) => readBoard(db, id) });
  return change.db.selectFrom("listing").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** Writes what the broker recommends; the client gets it when it is sent. @throws 404, 409 */
export async function saveRecommendation(
  change: Change,
  listingId: string,
  { offerId, text, version }: { text: string; offerId?: string | undefined; version: number },
): Promise<void> {
  const listing = await countListing(change, listingId, version);
  if (offerId !== undefined) {
    const offer = await findOffer(change.db, offerId);
    if (offer.listingId !== listingId) throw notFound();
  }
  await change.db
    .updateTable("listing")
    .set({
      recommendation: text,
      recommendedOfferId: offerId ?? null,
      // A changed recommendation must be sent again.
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
  const listing = await countListing(change, listingId, version);
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
  const { recommendedOfferId: id } = listing;
  await notifyClient(
    change,
    { listing, ...(id !== null && { id }) },
    `${first} sent you a recommendation`,
  );
}
