import { formatCapRate, withArticle } from "@frontage/records/amounts";
import { toBusinessDay } from "@frontage/records/deal-clock/days";
import { againstAsking, askingOf, capRateAt } from "@frontage/records/offer-math";
import { formatAgainstAsking } from "@frontage/records/offer-words";
import type {
  LeaseTerms,
  OfferedListing,
  OfferTerms,
  SaleTerms,
} from "@frontage/records/schemas/offer";

import { RequestError } from "../api/request-error.ts";
import { dayIn, shiftDay, timeIn } from "../time/dates.ts";

/** The values of an offer's form; only the fields of one kind are present. */
export type TermValues = Omit<LeaseTerms, "kind"> &
  Omit<SaleTerms, "kind"> & { kind: "lease" | "sale" };

/** The values with the offer's expiration, in the property's time zone. */
export type OfferValues = TermValues & { expiresOn: string; expiresAt: string };

type Start = {
  terms: OfferTerms | undefined;
  /** Absent for the default: a week, or two days after offers are due. */
  expiresAt: string | undefined;
  /** When offers are due, if that is ahead. */
  offersDueAt?: string | undefined;
  /** "2026-07-14" */
  today: string;
};

/** The initial values of an offer's form. */
export function offerStart(
  { kind, spaces = [], timeZone }: Pick<OfferedListing, "kind" | "spaces" | "timeZone">,
  { expiresAt, offersDueAt, terms, today }: Start,
) {
  const usual = {
    payment: "financing",
    contingencies: ["inspection", "title", "financing"],
  } as const;
  // Until the owner has compared the offers.
  const end = offersDueAt
    ? toBusinessDay(shiftDay(dayIn(offersDueAt, timeZone), 2), "next")
    : shiftDay(today, 7);
  const [only, ...others] = spaces.filter(({ status }) => status === "available");
  return {
    kind,
    ...(kind === "sale"
      ? { ...usual, contingencies: [...usual.contingencies] }
      : {
          spaceIds: only && others.length === 0 ? [only.id] : [],
          increaseUnit: "percent" as const,
        }),
    note: "",
    ...terms,
    expiresOn: expiresAt ? dayIn(expiresAt, timeZone) : end,
    expiresAt: expiresAt ? timeIn(expiresAt, timeZone) : "17:00",
  };
}

type Compared = Pick<
  OfferedListing,
  "isProForma" | "noi" | "price" | "rent" | "spaces" | "squareFeet"
>;

/**
 * What an amount means: "1.6% under asking, a 6.50% cap rate"; "" if it isn't a positive number.
 */
export function formatMeaning(
  terms: Pick<TermValues, "kind" | "price" | "rent" | "spaceIds">,
  listing: Compared,
): string {
  const isSale = terms.kind === "sale";
  const amount = isSale ? terms.price : terms.rent;
  if (!isAmount(amount)) return "";
  const rate = isSale ? capRateAt(amount, listing) : undefined;
  return [
    formatAgainstAsking(againstAsking(amount, askingOf(listing, terms))),
    rate !== undefined && withArticle(`${formatCapRate(rate)} cap rate`),
  ]
    .filter(Boolean)
    .join(", ");
}

export const isAmount = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value > 0;

/**
 * Renames the errors of a request to the form's fields: the server names them by their path,
 * "offer.price" or "buyer.email".
 */
export async function withFormFieldErrors<Sent>(sent: Promise<Sent>): Promise<Sent> {
  try {
    return await sent;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([name, message]) => [name.replace(/^\w+\./, ""), message]),
    );
    throw new RequestError(error.message, fields, error.kind, error.current);
  }
}
