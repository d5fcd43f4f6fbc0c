import { formatDollars, formatExactDollars, formatRent } from "./amounts.ts";
import { isNear } from "./deal-clock/due-sentence.ts";
import { buyerInSentence } from "./in-sentence.ts";
import { againstAsking, amountOf, askingOf } from "./offer-math.ts";
import { formatTime, formatZone, inCity, weekdayAndDay } from "./moments.ts";
import {
  byEnd,
  endOf,
  isCounterExpired,
  isCounterOpen,
  isExpired,
  isOpen,
  type Staged,
  standingTerms,
} from "./offer-states.ts";
import { areRivals, leaseTypesOf, rivals, spaceNames, standingRent } from "./offer-spaces.ts";
import type { ProspectRole } from "./schemas/listing.ts";
import type {
  Contingency,
  LeaseTerms,
  Offer,
  OfferedListing,
  OfferEvent,
  OfferTerms,
  SaleTerms,
} from "./schemas/offer.ts";

// Texts about offers, in the dashboard and in emails.

export const contingencyNames: Record<Contingency, string> = {
  inspection: "Inspection",
  title: "Title and survey",
  financing: "Financing",
  sale: "Selling a property",
};

/** Names within a list: "Inspection, title, financing". */
const contingencyWords: Record<Contingency, string> = {
  inspection: "inspection",
  title: "title",
  financing: "financing",
  sale: "selling a property",
};

/** What the prospects of a listing are interested in: in buying, in leasing, or in either. */
export const interests = ["sale", "lease", "either"] as const;
export type Interest = (typeof interests)[number];

/** A listing for sale that has spaces is for lease, too. */
export const interestIn = ({
  kind,
  spaces = [],
}: {
  kind: OfferTerms["kind"];
  spaces?: readonly unknown[] | undefined;
}): Interest => (kind === "sale" && spaces.length > 0 ? "either" : kind);

/** What a prospect is called: "Buyer they act for" */
export const prospectNames: Record<Interest, string> = {
  sale: "Buyer",
  lease: "Tenant",
  either: "Buyer or tenant",
};

const principalNames: Record<Interest, string> = { ...prospectNames, sale: "Principal buyer" };

/** Whom a prospect acts for, as a prospect chooses it: "Principal buyer", "Broker for a tenant" */
export const roleNamesOf = (interest: Interest): Record<ProspectRole, string> => ({
  principal: principalNames[interest],
  broker: `Broker for a ${prospectNames[interest].toLowerCase()}`,
  lender: "Lender",
  other: "Other",
});

/** The same, as the owner reads it: "Principal buyer", "Tenant with a broker" */
export const roleNamesForOwner = (interest: Interest): Record<ProspectRole, string> => ({
  ...roleNamesOf(interest),
  broker: `${prospectNames[interest]} with a broker`,
});

/** The same, as the broker reads it after a name: "Quinn Abara, principal". */
export const roleWordsOf = (kind: OfferTerms["kind"]): Record<ProspectRole, string> => ({
  principal: kind === "sale" ? "principal" : "tenant",
  broker: `broker for the ${kind === "sale" ? "buyer" : "tenant"}`,
  lender: "lender",
  other: "other",
});

/** What offers of a kind are called: "offer", "proposal" */
export const offerWord = ({ kind }: Pick<OfferTerms, "kind">): "offer" | "proposal" =>
  kind === "sale" ? "offer" : "proposal";

/** The name of the time when offers are due. */
export const dueLabel = ({ kind }: Pick<OfferTerms, "kind">): string =>
  `${capitalized(offerWord({ kind }))}s due`;

/** A price or a rent. */
export const formatAmount = (terms: OfferTerms): string =>
  terms.kind === "sale" ? formatDollars(terms.price) : formatRent(terms.rent);

/** A lease's yearly increase: "3%", "$0.50 per SF" */
export const formatIncrease = ({
  increase = 0,
  increaseUnit,
}: Pick<LeaseTerms, "increase" | "increaseUnit">): string =>
  increaseUnit === "dollars" ? `${formatExactDollars(increase)} per SF` : `${increase}%`;

/** "$12,250,000, $250,000 deposit, 21 days of due diligence, closing in 60 days" */
export function formatTerms(terms: OfferTerms): string {
  if (terms.kind === "lease") {
    const { freeMonths = 0, improvements, termMonths } = terms;
    return [
      formatAmount(terms),
      terms.increase && `growing ${formatIncrease(terms)} a year`,
      `${termMonths} months`,
      freeMonths > 0 && `${freeMonths} free`,
      `improvements of ${formatExactDollars(improvements)} per SF`,
    ]
      .filter(Boolean)
      .join(", ");
  }
  const { closingDays, deposit, diligenceDays } = terms;
  return `${formatAmount(terms)}, ${formatDollars(deposit)} deposit, ${diligenceDays} days of due diligence, closing in ${closingDays} days`;
}

/**
 * The difference to the asking amount as a signed figure: "−2.0%", "At asking", "+1.2%"; empty
 * without an asking amount.
 */
export function formatSignedAgainstAsking(percent: number | undefined): string {
  if (percent === undefined) return "";
  if (percent === 0) return "At asking";
  return `${percent < 0 ? "−" : "+"}${Math.abs(percent).toFixed(1)}%`;
}

/**
 * The difference to the asking amount in words: "1.6% under asking", "At asking", "1.2% over
 * asking"; empty without an asking amount.
 */
export function formatAgainstAsking(percent: number | undefined): string {
  if (percent === undefined) return "";
  if (percent === 0) return "At asking";
  return `${Math.abs(percent).toFixed(1)}% ${percent < 0 ? "under" : "over"} asking`;
}

/** An offer's difference to the asking amount in words: "2.0% under asking". */
export const formatTermsAgainstAsking = (
  terms: OfferTerms,
  listing: Pick<OfferedListing, "price" | "rent" | "spaces">,
): string => formatAgainstAsking(againstAsking(amountOf(terms), askingOf(listing, terms)));

/** "60% loan, Example Bank", "70% loan, no lender yet", "60% loan" without word of it, "Cash" */
export function formatPayment({ lender, loanPercent, payment }: SaleTerms): string {
  if (payment === "cash") return "Cash";
  const loan = loanPercent === undefined ? "Loan" : `${loanPercent}% loan`;
  return lender === undefined ? loan : `${loan}, ${lender || "no lender yet"}`;
}

/** "Inspection, title, financing", "Nothing" */
export function formatContingencies(list: readonly Contingency[]): string {
  const words = list.map((one) => contingencyWords[one]).join(", ");
  return words === "" ? "Nothing" : words.charAt(0).toUpperCase() + words.slice(1);
}

const list = new Intl.ListFormat("en-US", { type: "conjunction" });

/** "depends on inspection, title, and financing", "no conditions" */
export const formatConditions = (on: readonly Contingency[]): string =>
  on.length === 0
    ? "no conditions"
    : `depends on ${list.format(on.map((one) => contingencyWords[one]))}`;

const numberWords =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** A number in words up to twenty, and in figures above: "three". */
export const numberWord = (count: number): string =>
  numberWords[count] ?? count.toLocaleString("en-US");

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** That the owner wants to accept an offer, or a proposal to lease: "The seller accepts" */
export const ownerAccepts = ({ kind }: Pick<OfferTerms, "kind">): string =>
  kind === "sale" ? "The seller accepts" : "The landlord accepts";

/** "Three offers and two proposals" */
function countOffers(offers: readonly Pick<Offer, "terms">[]): string {
  const counts = (["sale", "lease"] as const).flatMap((kind) => {
    const count = offers.filter(({ terms }) => terms.kind === kind).length;
    const word = offerWord({ kind });
    return count === 0 ? [] : `${numberWord(count)} ${count === 1 ? word : `${word}s`}`;
  });
  return capitalized(list.format(counts));
}

const dayMs = 86_400_000;

/** Whether an open offer, or its counter, expires within three days, or has expired. */
export const expiresSoon = (offer: Staged, now: Date) =>
  offer.state === "open" && isNear(Math.floor((Date.parse(endOf(offer)) - now.getTime()) / dayMs));

type At = { now: Date; timeZone: string };
type Compared = Pick<OfferedListing, "kind" | "name" | "spaces" | "squareFeet" | "timeZone">;

/** Days in the property's calendar from now on. */
function daysUntil(moment: string, { now, timeZone }: At): number {
  const dayOf = (date: Date) =>
    Date.parse(new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(date));
  return Math.round((dayOf(new Date(moment)) - dayOf(now)) / dayMs);
}

/**
 * When an offer or a counter expires: "Friday, 5pm", "July 24"; "Friday, 5pm in Chicago" if the
 * reader's clock differs.
 */
export function formatExpiry(
  moment: string,
  { readerTimeZone, ...at }: At & { readerTimeZone?: string },
): string {
  const when = formatNear(moment, at);
  if (daysUntil(moment, at) >= 7) return when;
  const { timeZone } = at;
  return `${when}, ${formatTime(moment, timeZone)}${inCity(moment, timeZone, readerTimeZone ?? timeZone)}`;
}

/** What stands of an offer: "$12,400,000", "counter $12,250,000, not sent yet". */
export function formatStanding({
  counter,
  terms,
}: {
  terms: OfferTerms;
  counter?: Pick<NonNullable<Offer["counter"]>, "state" | "terms"> | undefined;
}): string {
  if (!counter || counter.state === "sent") return formatAmount((counter ?? { terms }).terms);
  return `counter ${formatAmount(counter.terms)}, not sent yet`;
}

/** The same in full, for what is read later: "Friday, July 17, 5pm Central time (Chicago)" */
export const formatOpenUntil = (moment: string, timeZone: string): string =>
  `${weekdayAndDay(moment, timeZone)}, ${formatTime(moment, timeZone)} ${formatZone(timeZone)}`;

/** "today", "tomorrow", "Friday", "July 24" */
function formatNear(moment: string, { now, timeZone }: At): string {
  const days = daysUntil(moment, { now, timeZone });
  if (days <= 1) return days === 1 ? "tomorrow" : "today";
  const how =
    days < 7 ? ({ weekday: "long" } as const) : ({ month: "long", day: "numeric" } as const);
  return new Intl.DateTimeFormat("en-US", { timeZone, ...how }).format(new Date(moment));
}

/**
 * What is next with a listing's offers, in one or two sentences: "Taylor approved the counter to
 * Abara." and "The offer from Specimen Capital expires Friday."
 */
export function offersHeadline(
  all: readonly Offer[],
  { listing, now, owner }: { listing: Compared; now: Date; owner?: string | undefined },
): string[] {
  const { timeZone } = listing;
  const accepted = all.filter(({ state }) => state === "accepted");
  // What competes with an accepted one waits for nothing.
  const offers = all.filter(
    (offer) => !accepted.some(({ terms }) => areRivals(terms, standingTerms(offer, now))),
  );
  const kinds = new Set((offers.length > 0 ? offers : all).map(({ terms }) => terms.kind));
  const [kind = listing.kind] = kinds.size === 1 ? kinds : [];
  const many = `${offerWord({ kind })}s`;
  const [taken] = accepted;
  if (taken && offers.every((offer) => !isOpen(offer, now))) {
    return [
      `${capitalized(buyerInSentence(taken.buyer))}’s ${offerWord(taken.terms)} is accepted.`,
    ];
  }
  if (offers.length === 0) return [`No ${many} yet.`];
  const open = offers.filter((offer) => isOpen(offer, now)).toSorted(byEnd);
  const ends = ({ expiresAt }: Offer) => `expires ${formatNear(expiresAt, { now, timeZone })}.`;
  const others = (but: Offer | undefined) => {
    const next = open.find((offer) => offer !== but && offer.counter?.state !== "sent");
    return next
      ? [`The ${offerWord(next.terms)} from ${buyerInSentence(next.buyer)} ${ends(next)}`]
      : [];
  };
  const wanted = open.find(({ acceptanceRequestedAt }) => acceptanceRequestedAt !== undefined);
  if (wanted) {
    const who = capitalized(owner ?? "the owner");
    return [
      `${who} wants to accept the ${offerWord(wanted.terms)} from ${buyerInSentence(wanted.buyer)}.`,
      ...others(wanted),
    ];
  }
  const toSend = open.find(
    (offer) => offer.counter?.state === "approved" && !isCounterExpired(offer, now),
  );
  if (toSend) {
    const sentence = owner
      ? `${owner} approved the counter to ${buyerInSentence(toSend.buyer)}.`
      : `The counter to ${buyerInSentence(toSend.buyer)} is ready to send.`;
    return [sentence, ...others(toSend)];
  }
  const [first, ...rest] = open.filter(
    (offer) => offer.counter === undefined || isCounterExpired(offer, now),
  );
  if (first) {
    const proposals = proposalsHeadline(open, rest.length + 1, { listing, now });
    if (proposals) return proposals;
    const isOne = rest.length === 0;
    return [
      `${countOffers([first, ...rest])} ${isOne ? "needs" : "need"} an answer.`,
      isOne ? `It ${ends(first)}` : `The first, ${formatAmount(first.terms)}, ${ends(first)}`,
    ];
  }
  // A counter that was sent outlasts the buyer's own offer.
  const [countered, ...more] = offers.filter(
    (offer) => offer.counter && (isOpen(offer, now) || isCounterOpen(offer, now)),
  );
  if (countered) {
    if (more.length > 0) return [`${capitalized(numberWord(more.length + 1))} counters are open.`];
    return [counterText(countered, owner ?? "the owner")];
  }
  const expired = offers.filter((offer) => isExpired(offer, now));
  const verb = expired.length === 1 ? "has" : "have";
  return [
    `No open ${many}.`,
    ...(expired.length > 0 ? [`${countOffers(expired)} ${verb} expired.`] : []),
  ];
}

/**
 * "Three proposals for Suite 3, two to answer." and "The highest effective rent is $24.31/SF/yr, for
 * three years."; undefined unless all are for the same.
 */
function proposalsHeadline(
  open: readonly Offer[],
  toAnswer: number,
  { listing, now }: { listing: Compared; now: Date },
): string[] | undefined {
  const ranked = open
    .flatMap((offer) => {
      const rent = standingRent(offer, listing, now);
      return rent === undefined ? [] : { rent, terms: standingTerms(offer, now) };
    })
    .toSorted((one, other) => other.rent - one.rent);
  const [highest, second] = ranked;
  const types = new Set(open.map(({ terms }) => leaseTypesOf(listing, terms)));
  if (highest?.terms.kind !== "lease" || !second || rivals(open).length > 1 || types.size > 1) {
    return undefined;
  }
  const names = spaceNames(listing, highest.terms);
  const count = countOffers(open);
  const months = highest.terms.termMonths;
  const term =
    months % 12 === 0
      ? `${numberWord(months / 12)} ${months === 12 ? "year" : "years"}`
      : `${numberWord(months)} months`;
  return [
    `${names ? `${count} for ${names}` : count}, ${numberWord(toAnswer)} to answer.`,
    `The highest effective rent is ${formatRent(highest.rent)}, for ${term}.`,
  ];
}

/** "Your counter to Abara is with Taylor." */
function counterText({ buyer, counter, isCounterUnsent }: Offer, owner: string): string {
  if (counter?.seenAt !== undefined)
    return `${capitalized(buyerInSentence(buyer))} has seen your counter.`;
  if (counter?.state !== "sent")
    return `Your counter to ${buyerInSentence(buyer)} is with ${owner}.`;
  return `Your counter to ${buyerInSentence(buyer)} ${isCounterUnsent ? "wasn’t delivered" : "is sent"}.`;
}

/** "Abara Retail Partners raised its price by $100,000" */
export function offerEventText({ before, buyer: name, by, kind, terms }: OfferEvent): string {
  const buyer = buyerInSentence(name);
  const subject = capitalized(buyer);
  const amount = terms ? ` ${formatAmount(terms)}` : "";
  switch (kind) {
    case "offered":
      return `${subject} offered${amount}`;
    case "changed":
      return changeText(subject, before, terms);
    case "withdrawn":
      return `${subject} withdrew${by === "prospect" ? "" : ", as you entered"}`;
    case "countered":
      return `A counter to ${buyer} at${amount} was proposed`;
    case "counter-approved":
      return `The counter to ${buyer} was approved`;
    case "approval-withdrawn":
      return `The owner withdrew the approval of the counter to ${buyer}`;
    case "counter-sent":
      return `The counter at${amount} went to ${buyer}`;
    case "counter-withdrawn":
      return `The counter to ${buyer} was withdrawn`;
    case "counter-recalled":
      return `The counter to ${buyer} was taken back`;
    case "acceptance-requested":
      return `The owner wants to accept ${buyer}’s offer`;
    case "acceptance-withdrawn":
      return `The owner no longer asks to accept ${buyer}’s offer`;
    case "declined":
      return `${subject} was declined`;
    case "accepted":
      return `${subject} was accepted${terms ? ` at${amount}` : ""}`;
    case "ended":
      return `The contract with ${buyer} ended`;
  }
}

/** The same, as the buyer reads it: "You raised your price to $12,150,000" */
export function ownEventText({ before, kind, terms }: OfferEvent): string {
  const amount = terms ? formatAmount(terms) : "";
  const was = before?.kind === "sale" ? before.price : before?.rent;
  const is = terms?.kind === "sale" ? terms.price : terms?.rent;
  switch (kind) {
    case "offered":
      return `You offered ${amount}`;
    case "changed": {
      if (was === undefined || is === undefined || was === is) return "You changed your terms";
      const what = terms?.kind === "sale" ? "price" : "rent";
      return `You ${is > was ? "raised" : "lowered"} your ${what} to ${amount}`;
    }
    case "counter-sent":
      return `The owner countered at ${amount}`;
    case "counter-recalled":
      return "The owner withdrew the counter";
    case "withdrawn":
      return "You withdrew your offer";
    case "accepted":
      return `Accepted${terms ? ` at ${amount}` : ""}`;
    case "declined":
      return "Declined";
    case "ended":
      return "Contract ended";
    // Steps between owner and broker aren't in a buyer's history.
    case "acceptance-requested":
    case "acceptance-withdrawn":
    case "approval-withdrawn":
    case "counter-approved":
    case "counter-withdrawn":
    case "countered":
      return "";
  }
}

function changeText(buyer: string, before?: OfferTerms, after?: OfferTerms): string {
  if (before?.kind === "sale" && after?.kind === "sale" && before.price !== after.price) {
    const by = formatDollars(Math.abs(after.price - before.price));
    return `${buyer} ${after.price > before.price ? "raised" : "lowered"} its price by ${by}`;
  }
  if (before?.kind === "lease" && after?.kind === "lease" && before.rent !== after.rent) {
    const verb = after.rent > before.rent ? "raised" : "lowered";
    return `${buyer} ${verb} its rent to ${formatRent(after.rent)}`;
  }
  return `${buyer} changed its terms`;
}
