import {
  awaitsOwner,
  isCounterExpired,
  isCounterOpen,
  isExpired,
  type OfferOnListing,
  type OfferParty,
  type OfferStage,
  offerStageOf,
  turnOf,
} from "./offer-states.ts";
import { capitalized, formatAmount, formatExpiry, offerWord } from "./offer-words.ts";
import type { Offer } from "./schemas/offer.ts";
import { formatSince, formatTime, monthAndDay } from "./moments.ts";

type OfferCondition =
  | OfferStage
  | "acceptance-requested"
  | "counter-expired"
  | "counter-seen"
  | "counter-undelivered"
  | "draft"
  | "expired";

/** A few words, and what follows them, which may be empty. */
type StateWords = readonly [word: string, rest: string];
const made: StateWords = ["Made", "{made}"];
const toAnswer: StateWords = ["To answer", "Made {made}"];
const same = (word: string, rest: string) =>
  ({ buyer: [word, rest], broker: [word, rest], owner: [word, rest] }) as const;

/**
 * The states of an offer, as each party reads them, wherever they do. `{owner}` and `{broker}`
 * become first names, `{made}`, `{at}` and `{expired}` moments. The buyer learns of a counter only
 * when it is sent.
 */
export const offerStateWords: Record<OfferCondition, Record<OfferParty, StateWords>> = {
  draft: same("Draft", "Kept in this browser until you send it"),
  made: { buyer: made, broker: toAnswer, owner: toAnswer },
  "acceptance-requested": {
    buyer: made,
    broker: ["{owner} wants to accept", "{at}"],
    owner: ["You asked {broker} to accept", "{at}"],
  },
  "counter-proposed": {
    buyer: made,
    broker: ["Counter with {owner}", "since {at}"],
    owner: ["Counter to approve", "not sent yet"],
  },
  "counter-approved": {
    buyer: made,
    broker: ["Counter approved, to send", "{at}"],
    owner: ["Counter approved", "{at}. {broker} sends it"],
  },
  "counter-sent": {
    buyer: ["The owner countered", "{until}"],
    broker: ["Counter sent", "{at}, not seen yet"],
    owner: ["Counter sent", "{at}"],
  },
  "counter-undelivered": {
    buyer: ["The owner countered", "{until}"],
    broker: ["Counter not delivered", "{at}"],
    owner: ["Counter sent", "{at}"],
  },
  "counter-seen": {
    buyer: ["The owner countered", "{until}"],
    broker: ["Counter seen", "{seen}"],
    owner: ["Counter seen", "{seen}"],
  },
  "counter-expired": same("Counter expired", "{expired}"),
  accepted: {
    buyer: ["Accepted", "{decided}. {broker} sends the agreement"],
    broker: ["Accepted", "{decided}"],
    owner: ["Accepted", "{decided}. Agreement in preparation"],
  },
  declined: same("Declined", "{decided}"),
  withdrawn: { ...same("Withdrawn by the buyer", "{decided}"), buyer: ["Withdrawn", "{decided}"] },
  expired: same("Expired", "{expired}"),
  ended: same("Contract ended", "{decided}"),
};

type Sentences = Record<OfferParty, string>;
const offered = "{buyer} {offers} {amount}.";
const withBroker = "Your {it} is with {broker}.";
const countered = "The owner countered at {counter}.";
const out = "{buyer} has the counter at {counter}.";
const acceptedAt = "Accepted at {amount}.";
const ended = "{buyer} {offered} {amount}.";

/** What each state means for its reader, as a sentence above what they can do. */
const offerSentences: Record<Exclude<OfferCondition, "draft">, Sentences> = {
  made: { buyer: withBroker, broker: offered, owner: offered },
  "acceptance-requested": {
    buyer: withBroker,
    broker: "{owner} wants to accept {amount}.",
    owner: "You asked {broker} to accept {amount}.",
  },
  "counter-proposed": {
    buyer: withBroker,
    broker: "{owner} has your counter at {counter}.",
    owner: "{broker} proposes a counter at {counter}.",
  },
  "counter-approved": {
    buyer: withBroker,
    broker: "{owner} approved the counter at {counter}.",
    owner: "You approved a counter at {counter}.",
  },
  "counter-sent": { buyer: countered, broker: out, owner: out },
  "counter-seen": { buyer: countered, broker: out, owner: out },
  "counter-undelivered": {
    buyer: countered,
    broker: "{buyer} didn’t get the counter at {counter}.",
    owner: out,
  },
  "counter-expired": {
    buyer: "The owner’s counter at {counter} has expired.",
    broker: "The counter at {counter} has expired.",
    owner: "The counter at {counter} has expired.",
  },
  accepted: { buyer: acceptedAt, broker: acceptedAt, owner: acceptedAt },
  declined: { buyer: "Your {it} was declined.", broker: ended, owner: ended },
  withdrawn: { buyer: "You withdrew your {it}.", broker: ended, owner: ended },
  expired: { buyer: "Your {it} has expired.", broker: ended, owner: ended },
  ended: { buyer: "The contract has ended.", broker: ended, owner: ended },
};

/** An offer's state as a sentence for a party: "The owner countered at $12,250,000." */
export function offerSentence(
  party: OfferParty,
  offer: Told & Pick<Offer, "terms"> & Partial<Pick<Offer, "buyer">>,
  { broker, now, owner = "the owner" }: Omit<StateReader, "readerTimeZone" | "timeZone">,
): string {
  const { buyer = "", counter, terms } = offer;
  const condition = conditionOf(offer, party, now);
  if (condition === "draft") return "";
  const values: Readonly<Record<string, string>> = {
    broker,
    owner,
    buyer,
    amount: formatAmount(terms),
    counter: counter ? formatAmount(counter.terms) : "",
    it: offerWord(terms),
    offers: terms.kind === "sale" ? "offers" : "proposes",
    offered: terms.kind === "sale" ? "offered" : "proposed",
  };
  return capitalized(filled(offerSentences[condition][party], values));
}

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "").trim();

/** Who has to act: the reader, someone else or nobody, because it ended or was accepted. */
export type OfferMark = "accepted" | "ended" | "others" | "yours";

export type OfferStateText = { mark: OfferMark; word: string; rest: string };

type Told = OfferOnListing &
  Pick<Offer, "changedAt"> &
  Partial<Pick<Offer, "decidedAt" | "isCounterUnsent">> & { counter?: Offer["counter"] };

type StateReader = {
  now: Date;
  /** The property's, for the expiry. */
  timeZone: string;
  /** The reader's, for what happened; without it, the property's. */
  readerTimeZone?: string;
  /** First names. */
  broker: string;
  owner?: string | undefined;
};

function conditionOf(offer: Told, party: OfferParty, now: Date): OfferCondition {
  const { acceptanceRequestedAt, counter, isCounterUnsent, state } = offer;
  const stage = offerStageOf(offer);
  if (isExpired(offer, now) && !isCounterOpen(offer, now)) return "expired";
  const isAsked = state === "open" && acceptanceRequestedAt !== undefined;
  if (isAsked && (party !== "buyer" || stage !== "counter-sent")) return "acceptance-requested";
  const isKnown = party !== "buyer" || stage === "counter-sent";
  if (isKnown && isCounterExpired(offer, now)) return "counter-expired";
  if (stage !== "counter-sent") return stage;
  if (counter?.seenAt !== undefined) return "counter-seen";
  return isCounterUnsent ? "counter-undelivered" : stage;
}

/** Who has to act on an offer, for a party. */
export function markOf(offer: Told, party: OfferParty, now: Date): OfferMark {
  if (offer.state === "accepted") return "accepted";
  if (offer.state !== "open" || (isExpired(offer, now) && !isCounterOpen(offer, now))) {
    return "ended";
  }
  const isTheirs = party === "owner" ? awaitsOwner(offer, now) : turnOf(offer, now) === party;
  return isTheirs ? "yours" : "others";
}

/** An offer's state as a party reads it: "Counter seen" and "11:32am". */
export function offerStateText(
  party: OfferParty,
  offer: Told,
  { broker, now, owner = "the owner", timeZone, readerTimeZone = timeZone }: StateReader,
): OfferStateText {
  const condition = conditionOf(offer, party, now);
  const { acceptanceRequestedAt, changedAt, counter, decidedAt, expiresAt } = offer;
  // The later one, if both are over.
  const ends = [
    isExpired(offer, now) && expiresAt,
    isCounterExpired(offer, now) && counter?.expiresAt,
  ];
  const over =
    ends
      .filter((end) => end !== false && end !== undefined)
      .toSorted()
      .at(-1) ?? expiresAt;
  const since = (at: string | undefined) => {
    if (at === undefined) return "";
    // A buyer reads it in emails, too, and days later.
    if (party === "buyer") return monthAndDay(at, readerTimeZone);
    return formatSince(at, { now, timeZone: readerTimeZone });
  };
  const values: Readonly<Record<string, string>> = {
    broker,
    owner,
    made: since(changedAt),
    at: since(condition === "acceptance-requested" ? acceptanceRequestedAt : counter?.at),
    seen: since(counter?.seenAt),
    until: counter?.expiresAt
      ? `Open until ${formatExpiry(counter.expiresAt, { now, timeZone, readerTimeZone })}`
      : since(counter?.at),
    decided: since(decidedAt),
    expired: `${monthAndDay(over, timeZone)}, ${formatTime(over, timeZone)}`,
  };
  const mark = markOf(offer, party, now);
  // Nobody can answer it while another contract runs, or after the listing agreement has ended.
  const isHeld = condition === "made" && mark !== "yours";
  const [word, rest] = isHeld ? made : offerStateWords[condition][party];
  return {
    mark,
    word: capitalized(filled(word, values)),
    // Offers of the first release have no moment of their decision.
    rest: filled(rest, values).replace(/^\. /, ""),
  };
}

/** A buyer's form before it is sent. */
export const draftState: OfferStateText = {
  mark: "others",
  word: offerStateWords.draft.buyer[0],
  rest: offerStateWords.draft.buyer[1],
};
