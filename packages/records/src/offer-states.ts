import { type ListingAction, listingCan } from "./listing-states.ts";
import type { ListingStatus } from "./schemas/listing.ts";
import type { Offer, OfferEventKind, OfferTerms } from "./schemas/offer.ts";

// The states of an offer, as one table: the server's changes, the screens' buttons and words, and
// the test of all transitions read it.

/** Who can act on an offer, and is notified of what others did. */
export const offerParties = ["buyer", "broker", "owner"] as const;
export type OfferParty = (typeof offerParties)[number];

export const offerStages = [
  "made",
  "counter-proposed",
  "counter-approved",
  "counter-sent",
  "accepted",
  "declined",
  "withdrawn",
  "ended",
] as const;
export type OfferStage = (typeof offerStages)[number];

const unanswered = ["made", "counter-proposed", "counter-approved", "counter-sent"] as const;

type OfferRule = {
  /** Which parties may do it, and whom each of them notifies. */
  by: Partial<Record<OfferParty, readonly OfferParty[]>>;
  from: readonly OfferStage[];
  /** The stage that it leads to; absent if the stage stays. */
  to?: OfferStage;
  /** Whether it may be done once the offer has expired. */
  isForExpired: boolean;
  /** Whether it is done with a counter, and so not once that has expired. */
  isOfCounter?: boolean;
  /** What the listing's state has to allow; absent if it doesn't matter. */
  listing?: ListingAction;
  /** The kind of entry in the offer's history. */
  event: OfferEventKind;
};

/** Actions on an offer. A broker may also do what a buyer or an owner told them to. */
export const offerActions = {
  change: {
    by: { buyer: ["broker", "owner"], broker: ["owner"] },
    from: unanswered,
    to: "made",
    isForExpired: true,
    listing: "change-offers",
    event: "changed",
  },
  withdraw: {
    by: { buyer: ["broker", "owner"], broker: ["owner"] },
    from: unanswered,
    to: "withdrawn",
    isForExpired: true,
    event: "withdrawn",
  },
  decline: {
    by: { broker: ["buyer", "owner"] },
    from: unanswered,
    to: "declined",
    isForExpired: true,
    event: "declined",
  },
  "propose-counter": {
    by: { broker: ["owner"] },
    from: unanswered,
    to: "counter-proposed",
    isForExpired: false,
    listing: "negotiate",
    event: "countered",
  },
  "withdraw-counter": {
    by: { broker: ["owner"] },
    from: ["counter-proposed", "counter-approved"],
    to: "made",
    isForExpired: true,
    event: "counter-withdrawn",
  },
  /** The broker takes back a counter that the buyer has. */
  "recall-counter": {
    by: { broker: ["buyer", "owner"] },
    from: ["counter-sent"],
    to: "made",
    isForExpired: true,
    event: "counter-recalled",
  },
  "approve-counter": {
    by: { owner: ["broker"] },
    from: ["counter-proposed"],
    to: "counter-approved",
    isForExpired: false,
    isOfCounter: true,
    listing: "negotiate",
    event: "counter-approved",
  },
  /** The owner's Undo, until the counter is sent. */
  "withdraw-approval": {
    by: { owner: ["broker"] },
    from: ["counter-approved"],
    to: "counter-proposed",
    isForExpired: false,
    listing: "negotiate",
    event: "approval-withdrawn",
  },
  "send-counter": {
    by: { broker: ["buyer", "owner"] },
    from: ["counter-approved"],
    to: "counter-sent",
    isForExpired: false,
    isOfCounter: true,
    listing: "negotiate",
    event: "counter-sent",
  },
  "request-acceptance": {
    by: { owner: ["broker"] },
    from: unanswered,
    isForExpired: false,
    listing: "negotiate",
    event: "acceptance-requested",
  },
  /** The owner's Undo, until the broker marks the offer as accepted. */
  "withdraw-acceptance": {
    by: { owner: ["broker"] },
    from: unanswered,
    isForExpired: true,
    event: "acceptance-withdrawn",
  },
  accept: {
    by: { broker: ["buyer", "owner"] },
    from: unanswered,
    to: "accepted",
    isForExpired: false,
    listing: "negotiate",
    event: "accepted",
  },
  /** The buyer accepts the counter, which is the owner's own offer. */
  "accept-counter": {
    by: { broker: ["buyer", "owner"] },
    from: ["counter-sent"],
    to: "accepted",
    isForExpired: true,
    isOfCounter: true,
    listing: "negotiate",
    event: "accepted",
  },
  /** The listing returns to the market, or leaves it, without a sale. */
  end: {
    by: { broker: ["buyer", "broker", "owner"] },
    from: ["accepted"],
    to: "ended",
    isForExpired: true,
    event: "ended",
  },
} as const satisfies Record<string, OfferRule>;
export type OfferAction = keyof typeof offerActions;

const rules: Record<OfferAction, OfferRule> = offerActions;

/** The parts of an offer that determine its stage. */
export type Staged = Pick<Offer, "state" | "expiresAt"> & {
  counter?: Pick<NonNullable<Offer["counter"]>, "expiresAt" | "state"> | undefined;
};

/** What decides which actions an offer allows. */
export type OfferOnListing = Staged &
  Pick<Offer, "acceptanceRequestedAt"> & {
    listingStatus: ListingStatus;
    /** Decides about another counter, which may be for another space; absent if it's the same. */
    counterStatus?: ListingStatus;
  };

/** An offer's stage, whether it has expired or not. */
export const offerStageOf = ({ counter, state }: Pick<Staged, "counter" | "state">): OfferStage => {
  if (state !== "open") return state;
  return counter ? `counter-${counter.state}` : "made";
};

/** Whether an offer expired before anyone decided on it. */
export const isExpired = ({ expiresAt, state }: Omit<Staged, "counter">, now: Date): boolean =>
  state === "open" && Date.parse(expiresAt) <= now.getTime();

/** Whether an offer can be accepted now: nobody has decided on it, and it hasn't expired. */
export const isOpen = (offer: Omit<Staged, "counter">, now: Date): boolean =>
  offer.state === "open" && !isExpired(offer, now);

/** Whether an offer's counter has expired. One of an earlier release stands until it is answered. */
export const isCounterExpired = ({ counter }: Pick<Staged, "counter">, now: Date): boolean =>
  counter?.expiresAt !== undefined && Date.parse(counter.expiresAt) <= now.getTime();

/** An offer's counter, if it stands: not once it has expired. */
export const standingCounter = <Counter extends NonNullable<Staged["counter"]>>(
  { counter }: { counter?: Counter | undefined },
  now: Date,
): Counter | undefined => (isCounterExpired({ counter }, now) ? undefined : counter);

/** The terms that stand now: the counter's, or else the buyer's own. */
export const standingTerms = (offer: Pick<Offer, "counter" | "terms">, now: Date): OfferTerms =>
  (standingCounter(offer, now) ?? offer).terms;

/** Whether the buyer can accept a counter. It is the owner's own offer, and outlasts the buyer's. */
export const isCounterOpen = (offer: Pick<Staged, "counter" | "state">, now: Date): boolean =>
  offerStageOf(offer) === "counter-sent" && !isCounterExpired(offer, now);

/** When what is on the table ends: a counter that was sent, or else the buyer's offer. */
export const endOf = ({ counter, expiresAt }: Omit<Staged, "state">): string =>
  (counter?.state === "sent" ? counter.expiresAt : undefined) ?? expiresAt;

type Ending = Pick<Offer, "changedAt" | "counter" | "expiresAt" | "id">;

/** What ends first; of those that end together, what came first. */
export const byEnd = (one: Ending, other: Ending): number =>
  endOf(one).localeCompare(endOf(other)) ||
  one.changedAt.localeCompare(other.changedAt) ||
  one.id.localeCompare(other.id);

/**
 * Whom a broker can remind: the owner of a counter to approve, or the buyer of one that was sent,
 * or of an offer that has expired.
 */
export function remindedOf(offer: OfferOnListing, now: Date): "buyer" | "owner" | undefined {
  const turn = turnOf(offer, now);
  if (turn !== undefined) return turn === "broker" ? undefined : turn;
  const isOver = isExpired(offer, now) && listingCan("negotiate", offer.listingStatus);
  return isOver ? "buyer" : undefined;
}

/** Why an action isn't possible, as a sentence; undefined if it is. */
export function refusalOf(
  action: OfferAction,
  offer: OfferOnListing,
  now: Date,
): string | undefined {
  const { from, isForExpired, isOfCounter, listing } = rules[action];
  if (action === "withdraw-acceptance" && offer.acceptanceRequestedAt === undefined) {
    return refusals[action];
  }
  if (from.includes(offerStageOf(offer))) {
    const { counterStatus, listingStatus } = offer;
    const status = (action === "propose-counter" && counterStatus) || listingStatus;
    if (listing && !listingCan(listing, status)) return notNegotiatedIn(status);
    if (isOfCounter && isCounterExpired(offer, now)) return counterExpired;
    if (isForExpired || !isExpired(offer, now)) return undefined;
    return "This offer has expired. Change when it ends first.";
  }
  if (offer.state !== "open") return "This offer is no longer open.";
  return refusals[action] ?? "This offer is no longer open.";
}

/** Why offers for a listing with this status are neither countered nor accepted. */
export const notNegotiatedIn = (status: ListingStatus) =>
  status === "lapsed"
    ? "The listing agreement has ended. Renew it first."
    : "This listing isn’t available. Change its status first.";

/** Why a counter is neither approved, sent nor accepted any longer. */
export const counterExpired = "This counter has expired.";

const refusals: Partial<Record<OfferAction, string>> = {
  "withdraw-counter": "There is no counter that the buyer hasn’t got already.",
  "recall-counter": "The buyer hasn’t received a counter.",
  "approve-counter": "This counter is no longer proposed.",
  "withdraw-approval": "This counter isn’t approved, or it was sent already.",
  "withdraw-acceptance": "You haven’t asked to accept this offer.",
  "send-counter": "Your client has to approve this counter first.",
  "accept-counter": "The buyer hasn’t received a counter.",
};

/** Whether someone can do something with an offer now. */
export const offerCan = (
  party: OfferParty,
  action: OfferAction,
  offer: OfferOnListing,
  now: Date,
): boolean => rules[action].by[party] !== undefined && refusalOf(action, offer, now) === undefined;

/** The parties that are notified of an action. */
export const partiesToNotify = (action: OfferAction, by: OfferParty): readonly OfferParty[] =>
  rules[action].by[by] ?? [];

/**
 * Whose turn it is with an offer: its broker's, its owner's or its buyer's. Nobody's while the
 * listing isn't available. Once a counter has expired, the buyer's offer is to be answered again.
 */
export function turnOf(offer: OfferOnListing, now: Date): OfferParty | undefined {
  if (!listingCan("negotiate", offer.listingStatus)) return undefined;
  const stage = offerStageOf(offer);
  if (!isOpen(offer, now)) return isCounterOpen(offer, now) ? "buyer" : undefined;
  if (offer.acceptanceRequestedAt !== undefined || isCounterExpired(offer, now)) return "broker";
  if (stage === "counter-proposed") return "owner";
  return stage === "counter-sent" ? "buyer" : "broker";
}

/** Whether the owner of the property has something to decide: on an offer, or on a counter. */
export const awaitsOwner = (offer: OfferOnListing, now: Date): boolean =>
  listingCan("negotiate", offer.listingStatus) &&
  isOpen(offer, now) &&
  offer.acceptanceRequestedAt === undefined &&
  (offer.counter === undefined ||
    offer.counter.state === "proposed" ||
    isCounterExpired(offer, now));
