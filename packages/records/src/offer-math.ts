import { capRateOf } from "./cap-rate.ts";
import { askingRentOf, effectiveRentFor } from "./offer-spaces.ts";
import type { Offer, OfferedListing, OfferTerms, SaleTerms } from "./schemas/offer.ts";

/** The terms in which offers are compared, in the order of the table. */
export const saleTermKeys = [
  "price",
  "asking",
  "capRate",
  "deposit",
  "diligence",
  "closing",
  "contingencies",
  "payment",
  "proof",
  "expiry",
] as const;
export const leaseTermKeys = [
  "effective",
  "rent",
  "increase",
  "term",
  "freeRent",
  "improvements",
  "size",
  "leaseType",
  "start",
  "renewal",
  "guaranty",
  "expiry",
] as const;
export type TermKey = (typeof saleTermKeys)[number] | (typeof leaseTermKeys)[number];

type SaleKey = Exclude<(typeof saleTermKeys)[number], "asking" | "proof">;
type Compared = Pick<Offer, "files" | "id" | "terms">;
type Asking = Partial<Pick<OfferedListing, "noi" | "price" | "rent" | "spaces" | "squareFeet">>;
type Sized = Pick<OfferedListing, "spaces" | "squareFeet">;

/** How far an amount is from asking, in percent with one decimal; negative is below. */
export function againstAsking(amount: number, asking: number | undefined): number | undefined {
  if (asking === undefined || asking <= 0) return undefined;
  const percent = Math.round((amount / asking - 1) * 1000) / 10;
  // 0.04% below asking isn't at asking: never round a difference to zero.
  if (percent !== 0 || amount === asking) return percent + 0;
  return amount < asking ? -0.1 : 0.1;
}

/** A deposit's share of the price, in percent with one decimal. */
export const depositShare = ({ deposit, price }: Pick<SaleTerms, "deposit" | "price">): number =>
  Math.round((deposit / price) * 1000) / 10;

/** The cap rate at a price, in percent. */
export const capRateAt = (price: number, { noi }: Asking): number | undefined =>
  capRateOf({ price, ...(noi === undefined ? {} : { noi }) });

/** An offer's main amount: a price, or a rent per square foot. */
export const amountOf = (terms: OfferTerms): number =>
  terms.kind === "sale" ? terms.price : terms.rent;

/** The amount that a listing asks for what an offer is for, in the offer's unit. */
export const askingOf = (
  listing: Asking,
  terms: { kind: OfferTerms["kind"]; spaceIds?: readonly string[] | undefined },
) => (terms.kind === "sale" ? listing.price : askingRentOf(listing, terms));

/** An offer's value in a term, where more is better; undefined if it can't be compared. */
function rank(offer: Compared, key: TermKey, listing: Sized): number | undefined {
  const { files, terms } = offer;
  // A lease's terms are only compared all together.
  if (terms.kind === "lease") {
    const effective = key === "effective" && effectiveRentFor(terms, listing);
    return effective && "perYear" in effective ? effective.perYear : undefined;
  }
  if (key === "proof") return files.some(({ kind }) => kind === "proof-of-funds") ? 1 : 0;
  if (key === "asking") return amountOf(terms);
  switch (key as SaleKey) {
    case "price":
      return terms.price;
    case "deposit":
      return terms.deposit;
    case "diligence":
      return -terms.diligenceDays;
    case "closing":
      return -terms.closingDays;
    case "contingencies":
      return -terms.contingencies.length;
    case "payment":
      return terms.payment === "cash" ? 1 : 0;
    case "capRate":
    case "expiry":
      return undefined;
  }
}

/**
 * The best offers in a term, all of them in a tie. None if all offers are alike, or there is only
 * one.
 *
 * @returns ids
 */
export function bestIn(
  offers: readonly Compared[],
  key: TermKey,
  listing: Sized,
): ReadonlySet<string> {
  const ranked = offers.flatMap((offer) => {
    const value = rank(offer, key, listing);
    return value === undefined ? [] : [{ id: offer.id, value }];
  });
  const best = Math.max(...ranked.map(({ value }) => value));
  const winners = ranked.filter(({ value }) => value === best);
  const isTold = ranked.length > 1 && winners.length < ranked.length;
  return new Set(isTold ? winners.map(({ id }) => id) : []);
}
