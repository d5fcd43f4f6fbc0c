import {
  formatCapRate,
  formatDollars,
  formatExactDollars,
  formatPerSquareFoot,
  formatRent,
} from "@frontage/records/amounts";
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
  capitalized,
  contingencyNames,
  expiresSoon,
  formatSignedAgainstAsking,
  formatAmount,
  formatContingencies,
  formatPayment,
} from "@frontage/records/offer-words";
import { isExpired, standingCounter } from "@frontage/records/offer-states";
import type { Offer, OfferedListing, OfferTerms } from "@frontage/records/schemas/offer";

import { dayIn, formatDay, formatTime } from "../time/dates.ts";

/** What an offer's terms are compared with. */
export type TermContext = {
  listing: OfferedListing;
  /** All offers that are compared. */
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
  /** Whether the offer expires soon. */
  isUrgent?: boolean;
};

/** The asking price as a sentence with a space after it: "Asking $12,400,000. " */
export function formatAsking(listing: OfferedListing): string {
  const { price, rent } = listing;
  if (listing.kind === "sale") return price === undefined ? "" : `Asking ${formatDollars(price)}. `;
  return rent === undefined ? "" : `Asking ${formatRent(rent)}. `;
}

/**
 * The rows of the comparison, in order. Without an asking price, there is no row that compares with
 * it.
 */
export function termKeysOf(listing: OfferedListing): readonly TermKey[] {
  const keys: readonly TermKey[] = listing.kind === "sale" ? saleTermKeys : leaseTermKeys;
  const hasAsking = askingOf(listing, listing) !== undefined;
  return keys.filter(
    (key) => (key !== "asking" || hasAsking) && (key !== "capRate" || (listing.noi ?? 0) > 0),
  );
}

export const termLabels: Record<TermKey, string> = {
  price: "Price",
  rent: "Rent",
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
  start: "Start",
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
  if (terms.kind === "lease") {
    if (key === "term") {
      return terms.termMonths % 12 === 0
        ? `${terms.termMonths / 12} ${terms.termMonths === 12 ? "year" : "years"}`
        : `${terms.termMonths} months`;
    }
    if (key === "improvements") return `${formatExactDollars(terms.improvements)} per SF`;
    return formatDay(terms.startsOn, { ...shortDay, year: "numeric" });
  }
  switch (key) {
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
    case "term":
    case "improvements":
    case "start":
      return "";
  }
}

/** An offer at the terms that stand now: its counter's, with the buyer's own note. */
function atStandingTerms(offer: Offer, now: Date): Offer {
  const counter = standingCounter(offer, now);
  if (!counter) return offer;
  const terms = { ...counter.terms, note: offer.terms.note };
  return { ...offer, terms, expiresAt: counter.expiresAt ?? offer.expiresAt };
}

/** The offers among which the best of each term is found: expired ones don't count. */
const compared = ({ now, offers }: TermContext) =>
  offers.filter((offer) => !isExpired(offer, now)).map((offer) => atStandingTerms(offer, now));

/** Whether a counter changes a term itself, and not only what follows from the price. */
function isCountered(key: TermKey, offered: OfferTerms, counter: OfferTerms): boolean {
  if (key === "asking" || key === "capRate") return false;
  if (key !== "deposit" || offered.kind === "lease" || counter.kind === "lease") return true;
  return offered.deposit !== counter.deposit;
}

/** The cell of an offer's term. */
export function termCell(offer: Offer, key: TermKey, context: TermContext): TermCell {
  const { listing, now } = context;
  const isBest = bestIn(compared(context), key).has(offer.id);
  const standing = atStandingTerms(offer, now);
  const [text, before] = [textOf(standing, key, context), textOf(offer, key, context)];
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
  if (key !== "price" || standing.terms.kind !== "sale") return cell;
  const each = formatPerSquareFoot(standing.terms.price, listing.squareFeet);
  const note = [`${each} per SF`, isBest && "highest"];
  return { ...cell, note: note.filter(Boolean).join(", ") };
}

/** Three terms: "Due diligence 45 days, closing 90. Loan 70%, must sell a property first" */
export function formatTerms(offer: Offer, now: Date): string {
  const { files, terms } = atStandingTerms(offer, now);
  if (terms.kind === "lease") return `${terms.termMonths} months`;
  const { closingDays, contingencies, diligenceDays, loanPercent, payment } = terms;
  const loan = loanPercent === undefined ? "Loan" : `Loan ${loanPercent}%`;
  const [only] = contingencies;
  const details = [
    payment === "cash" ? "Cash" : loan,
    contingencies.includes("sale")
      ? "must sell a property first"
      : files.some(({ kind }) => kind === "proof-of-funds")
        ? "proof of funds received"
        : only === undefined
          ? "no conditions"
          : contingencies.length === 1 && `${contingencyNames[only].toLowerCase()} only`,
  ];
  return `Due diligence ${diligenceDays} days, closing ${closingDays}. ${capitalized(details.filter(Boolean).join(", "))}`;
}
