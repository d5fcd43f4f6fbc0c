import { type OfferParty, turnOf } from "@frontage/records/offer-states";
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
 * Whether it is one of these parties' turn with an open offer, for `where`. Asks `turnOf` about
 * every combination of columns that it depends on.
 */
export const isTurnOf =
  (parties: readonly OfferParty[], now: Date) => (eb: ExpressionBuilder<Tables, "offer">) => {
    const ways = [undefined, ...counterStates].flatMap((state) =>
      [false, true].map((isRequested) => ({ state, isRequested })),
    );
    const theirs = ways.filter(({ isRequested, state }) => {
      const turn = turnOf(
        {
          state: "open",
          expiresAt: new Date(now.getTime() + 1).toISOString(),
          counter: state && { state },
          acceptanceRequestedAt: isRequested ? now.toISOString() : undefined,
        },
        now,
      );
      return turn !== undefined && parties.includes(turn);
    });
    return eb.and([
      isOpenOffer(now)(eb),
      eb.or(
        theirs.map(({ isRequested, state }) =>
          eb.and([
            state ? eb("offer.counterState", "=", state) : eb("offer.counterState", "is", null),
            eb("offer.acceptanceRequestedAt", isRequested ? "is not" : "is", null),
          ]),
        ),
      ),
    ]);
  };
