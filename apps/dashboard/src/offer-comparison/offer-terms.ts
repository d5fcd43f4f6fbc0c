import {
  formatCapRate,
  formatDollars,
  formatPerSquareFoot,
  formatRent,
  formatSquareFeet,
} from "@frontage/records/amounts";
import { effectiveRentFormula, formatLeaseTerm } from "@frontage/records/effective-rent";
import { withinSentence } from "@frontage/records/in-sentence";
import {
  againstAsking,
  amountOf,
  askingOf,
  bestIn,
  capRateAt,
  depositShare,
  leaseTermKeys,
  saleTermKeys,
  type TermKey,
} from "@frontage/records/offer-math";
import {
  expiresSoon,
  formatSignedAgainstAsking,
  formatAmount,
  formatConditions,
  formatContingencies,
  formatIncrease,
  formatPayment,
} from "@frontage/records/offer-words";
import {
  effectiveRentFor,
  leaseTypesOf,
  rivals,
  sizeOf,
  spaceNames,
} from "@frontage/records/offer-spaces";
import { isExpired, standingCounter } from "@frontage/records/offer-states";
import type {
  LeaseTerms,
  Offer,
  OfferedListing,
  OfferTerms,
} from "@frontage/records/schemas/offer";

import { dayIn, formatDay, formatTime } from "../time/dates.ts";

type SaleKey = (typeof saleTermKeys)[number];
type LeaseKey = (typeof leaseTermKeys)[number];

/** What an offer's terms are compared with. */
export type TermContext = {
  listing: OfferedListing;
  /** All offers that are compared: those to buy, or proposals that share a space. */
  offers: readonly Offer[];
  now: Date;
};

export type TermCell = {
  text: string;
  /** The term that a counter replaces. */
  was?: string;
  /** A note below the term: "$270 per SF, highest". */
  note?: string;
  isBest: boolean;
  /** Beside an effective rent: "highest", or why it doesn't compare. */
  mark?: string;
  /** Whether the offer expires soon. */
  isUrgent?: boolean;
};

/** What is asked for what offers are for: "Asking $12,400,000", "Asking $24.50/SF/yr, full service" */
export function formatAsking({ listing, offers }: TermContext): string {
  const [first] = offers;
  const asking = first && askingOf(listing, first.terms);
  if (asking === undefined || !first) return "";
  if (first.terms.kind === "sale") return `Asking ${formatDollars(asking)}`;
  const type = withinSentence(leaseTypesOf(listing, first.terms));
  return [`Asking ${formatRent(asking)}`, type].filter(Boolean).join(", ");
}

/** The spaces that proposals are for: "Suite 3"; empty if the listing's name says it. */
export const spaceNamesOf = ({ listing, offers }: Omit<TermContext, "now">): string =>
  spaceNames(listing, {
    kind: "lease",
    spaceIds: offers.flatMap(({ terms }) => (terms.kind === "lease" ? (terms.spaceIds ?? []) : [])),
  });

/** What is compared: the offers to buy, then proposals in the order of their spaces' names. */
export const comparisonsOf = (
  listing: OfferedListing,
  offers: readonly Offer[],
  now: Date,
): TermContext[] =>
  rivals(offers)
    .map((group) => ({ listing, now, offers: group }))
    .toSorted((one, other) =>
      spaceNamesOf(one).localeCompare(spaceNamesOf(other), "en-US", { numeric: true }),
    );

/**
 * The rows of the comparison, in order. Without an asking price, there is no row that compares with
 * it; nor is there one of a free text that no proposal has, or that the reader may not know.
 */
export function termKeysOf({ listing, offers }: TermContext): readonly TermKey[] {
  const isLease = offers[0]?.terms.kind === "lease";
  const keys: readonly TermKey[] = isLease ? leaseTermKeys : saleTermKeys;
  const hasAsking = listing.price !== undefined;
  return keys.filter(
    (key) =>
      (key !== "asking" || hasAsking) &&
      (key !== "capRate" || (listing.noi ?? 0) > 0) &&
      ((key !== "renewal" && key !== "guaranty") ||
        offers.some(({ terms }) => terms.kind === "lease" && terms[key])),
  );
}

export const termLabels: Record<TermKey, string> = {
  price: "Price",
  effective: "Effective rent",
  rent: "Face rent",
  increase: "Yearly increase",
  freeRent: "Free rent",
  size: "Size",
  leaseType: "Lease type",
  renewal: "Renewal",
  guaranty: "Guaranty",
  asking: "Against asking",
  capRate: "Cap rate",
  deposit: "Deposit",
  diligence: "Due diligence",
  closing: "Closing",
  contingencies: "Depends on",
  payment: "Paying with",
  proof: "Proof of funds",
  expiry: "Expires",
  term: "Term",
  improvements: "Improvements",
  start: "Starts",
};

const shortDay = { month: "short", day: "numeric" } as const;

/** A moment's day: "Jul 20". */
export const formatShort = (instant: string, timeZone: string) =>
  formatDay(dayIn(instant, timeZone), shortDay);

const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);

/** An offer's proof of funds: "Example Bank letter, Jul 10". */
function formatProof({ files }: Offer, timeZone: string): string {
  const proof = files.findLast(({ kind }) => kind === "proof-of-funds");
  if (!proof) return "Not received";
  return `${proof.name.replace(/\.\w{2,4}$/, "")}, ${formatShort(proof.addedAt, timeZone)}`;
}

function textOf(offer: Offer, key: TermKey, { listing }: TermContext): string {
  const { terms } = offer;
  if (key === "expiry") {
    const { expiresAt } = offer;
    const day = formatDay(dayIn(expiresAt, listing.timeZone), { weekday: "short", ...shortDay });
    return `${day}, ${formatTime(expiresAt, listing.timeZone)}`;
  }
  if (key === "proof") return formatProof(offer, listing.timeZone);
  if (key === "price" || key === "rent") return formatAmount(terms);
  if (key === "asking") {
    return formatSignedAgainstAsking(againstAsking(amountOf(terms), askingOf(listing, terms)));
  }
  if (terms.kind === "lease") return leaseTextOf(terms, key as LeaseDetail, listing);
  switch (key as Exclude<SaleKey, "asking" | "expiry" | "price" | "proof">) {
    case "capRate": {
      const rate = capRateAt(terms.price, listing);
      const suffix = listing.isProForma ? ", pro forma" : "";
      return rate === undefined ? "" : `${formatCapRate(rate)}${suffix}`;
    }
    case "deposit":
      return `${formatDollars(terms.deposit)}, ${depositShare(terms).toFixed(1)}%`;
    case "diligence":
      return days(terms.diligenceDays);
    case "closing":
      return days(terms.closingDays);
    case "contingencies":
      return formatContingencies(terms.contingencies);
    case "payment":
      return formatPayment(terms);
  }
}

type LeaseDetail = Exclude<LeaseKey, "expiry" | "rent">;

function leaseTextOf(terms: LeaseTerms, key: LeaseDetail, listing: OfferedListing): string {
  const effective = effectiveRentFor(terms, listing);
  const total = (amount: "freeRent" | "improvements") =>
    "missing" in effective ? "" : `, ${formatDollars(effective[amount])}`;
  const size = sizeOf(listing, terms);
  switch (key) {
    case "effective":
      if ("missing" in effective) return "";
      return `${effective.perYear < 0 ? "−" : ""}$${Math.abs(effective.perYear).toFixed(2)}`;
    case "increase":
      return terms.increase ? formatIncrease(terms) : "None";
    case "term":
      return formatLeaseTerm(terms.termMonths);
    case "freeRent":
      return terms.freeMonths ? `${months(terms.freeMonths)}${total("freeRent")}` : "None";
    case "improvements":
      return terms.improvements ? `${perFoot(terms.improvements)}${total("improvements")}` : "None";
    case "size":
      return size === undefined ? "Unknown" : formatSquareFeet(size);
    case "leaseType":
      return leaseTypesOf(listing, terms) || "Not stated";
    case "start":
      return formatDay(terms.startsOn, { ...shortDay, year: "numeric" });
    case "renewal":
    case "guaranty":
      return terms[key] || "None";
  }
}

const months = (count: number) => (count === 1 ? "1 month" : `${count} months`);
const perFoot = (amount: number) => `$${amount.toFixed(2)}/SF`;

/** An offer at the terms that stand now, and until then: its counter's, with the buyer's own note. */
export function atStandingTerms(offer: Offer, now: Date): Offer {
  const counter = standingCounter(offer, now);
  if (!counter) return offer;
  const terms = { ...counter.terms, note: offer.terms.note };
  return { ...offer, terms, expiresAt: counter.expiresAt ?? offer.expiresAt };
}

/**
 * The offers among which the best of each term is found, at what their buyers offer: a counter is
 * the owner's wish, and expired ones don't count.
 */
const compared = ({ now, offers }: TermContext) => offers.filter((offer) => !isExpired(offer, now));

/** Whether a counter changes a term itself, and not only what follows from the price. */
function isCountered(key: TermKey, offered: OfferTerms, counter: OfferTerms): boolean {
  if (key === "asking" || key === "capRate" || key === "effective") return false;
  if (offered.kind === "lease" && counter.kind === "lease") {
    if (key === "freeRent") return (offered.freeMonths ?? 0) !== (counter.freeMonths ?? 0);
    return key !== "improvements" || offered.improvements !== counter.improvements;
  }
  if (key !== "deposit" || offered.kind === "lease" || counter.kind === "lease") return true;
  return offered.deposit !== counter.deposit;
}

/** The cell of an offer's term. */
export function termCell(offer: Offer, key: TermKey, context: TermContext): TermCell {
  const { listing, now } = context;
  const isComparable = key !== "effective" || leaseTypesIn(context).size < 2;
  const standing = atStandingTerms(offer, now);
  const [text, before] = [textOf(standing, key, context), textOf(offer, key, context)];
  // What a counter replaces isn't shown as the best, and nobody offers what it asks for.
  const isBest =
    isComparable && before === text && bestIn(compared(context), key, listing).has(offer.id);
  const isStruck = before !== text && isCountered(key, offer.terms, standing.terms);
  const cell = { text, isBest, ...(isStruck && { was: before }) };
  if (key === "expiry") {
    const isOver = isExpired(standing, now);
    return {
      ...cell,
      text: isOver ? `Expired ${formatShort(standing.expiresAt, listing.timeZone)}` : cell.text,
      isUrgent: expiresSoon(offer, now),
    };
  }
  if (key === "effective" && standing.terms.kind === "lease") {
    const effective = effectiveRentFor(standing.terms, listing);
    if ("missing" in effective)
      return { ...cell, note: `No effective rent: ${effective.missing} missing` };
    const mark = isBest
      ? "highest"
      : isComparable
        ? undefined
        : `Not comparable: ${leaseTypesOf(listing, standing.terms) || "no lease type"}`;
    return { ...cell, note: effectiveRentFormula(effective), ...(mark && { mark }) };
  }
  if (key !== "price" || standing.terms.kind !== "sale") return cell;
  const each = formatPerSquareFoot(standing.terms.price, listing.squareFeet);
  const note = [`${each} per SF`, isBest && "highest"];
  return { ...cell, note: note.filter(Boolean).join(", ") };
}

/** The lease types among the compared proposals: rents of different ones don't compare. */
const leaseTypesIn = (context: TermContext) =>
  new Set(compared(context).map(({ terms }) => leaseTypesOf(context.listing, terms)));

/**
 * The main terms: "Due diligence 45 days, closing 90. Loan 70%, depends on inspection and title", "5
 * years, 3 months free, $25.00/SF improvements"
 */
export function formatTerms(offer: Offer, now: Date): string {
  const { files, terms } = atStandingTerms(offer, now);
  if (terms.kind === "lease") {
    const { freeMonths = 0, improvements, termMonths } = terms;
    return [
      formatLeaseTerm(termMonths),
      freeMonths > 0 && `${months(freeMonths)} free`,
      improvements > 0 ? `${perFoot(improvements)} improvements` : "no improvements",
    ]
      .filter(Boolean)
      .join(", ");
  }
  const { closingDays, contingencies, diligenceDays, loanPercent, payment } = terms;
  const loan = loanPercent === undefined ? "Loan" : `Loan ${loanPercent}%`;
  const details = [
    payment === "cash" ? "Cash" : loan,
    files.some(({ kind }) => kind === "proof-of-funds") && "proof of funds received",
    formatConditions(contingencies),
  ];
  return `Due diligence ${diligenceDays} days, closing ${closingDays}. ${details.filter(Boolean).join(", ")}`;
}
