import { listingCan } from "@frontage/records/listing-states";
import { type OfferParty, turnOf } from "@frontage/records/offer-states";
import { listingStatuses } from "@frontage/records/schemas/listing";
import { counterStates } from "@frontage/records/schemas/offer";
import { type ExpressionBuilder, sql } from "kysely";
import type { Tables } from "../database/tables.ts";

/** `isOpen` of an offer (`@frontage/records/offer-states`), for `where`. */
export const isOpenOffer = (now: Date) => (eb: ExpressionBuilder<Tables, "offer">) =>
  eb.and([
    // Written out, to use the partial index.
    eb("offer.state", "=", sql.lit("open" as const)),
    eb("offer.expiresAt", ">", now.toISOString()),
  ]);

/**
 * Whether it is one of these parties' turn with an offer joined with its listing, for `where`. Asks
 * `turnOf` about every combination of columns that it depends on.
 */
export const isTurnOf =
  (parties: readonly OfferParty[], now: Date) =>
  (eb: ExpressionBuilder<Tables, "listing" | "offer">) => {
    const ways = [undefined, ...counterStates].flatMap((state) =>
      [false, true].flatMap((isRequested) =>
        [false, true].map((hasExpired) => ({ state, isRequested, hasExpired })),
      ),
    );
    const theirs = ways.filter(({ hasExpired, isRequested, state }) => {
      const turn = turnOf(
        {
          state: "open",
          expiresAt: new Date(now.getTime() + (hasExpired ? 0 : 1)).toISOString(),
          counter: state && { state },
          acceptanceRequestedAt: isRequested ? now.toISOString() : undefined,
          listingStatus: "available",
        },
        now,
      );
      return turn !== undefined && parties.includes(turn);
    });
    return eb.and([
      // Written out, to use the partial index.
      eb("offer.state", "=", sql.lit("open" as const)),
      eb(
        "listing.status",
        "in",
        listingStatuses.filter((status) => listingCan("negotiate", status)),
      ),
      eb.or(
        theirs.map(({ hasExpired, isRequested, state }) =>
          eb.and([
            state ? eb("offer.counterState", "=", state) : eb("offer.counterState", "is", null),
            eb("offer.acceptanceRequestedAt", isRequested ? "is not" : "is", null),
            eb("offer.expiresAt", hasExpired ? "<=" : ">", now.toISOString()),
          ]),
        ),
      ),
    ]);
  };
