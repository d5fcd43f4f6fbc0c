import { broker } from "@frontage/content/broker";
import { dealOfferPath, offerPath } from "@frontage/content/dashboard";
import { amountOf } from "@frontage/records/offer-math";
import { formatRent } from "@frontage/records/amounts";
import { onListing, spaceNames, standingRent } from "@frontage/records/offer-spaces";
import { byEnd, standingCounter } from "@frontage/records/offer-states";
import { offerStateText } from "@frontage/records/offer-state-text";
import {
  capitalized,
  expiresSoon,
  formatAmount,
  formatExpiry,
  roleNamesForOwner,
} from "@frontage/records/offer-words";
import type { Offer, OfferBoard } from "@frontage/records/schemas/offer";
import { cn } from "@frontage/ui/cn";
import {
  RuleList,
  RuleListCount,
  RuleListHeader,
  RuleListRow,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { Link } from "react-router";

import { useIsBroker } from "../../api/visit.tsx";
import { Figure, OfferMark } from "../../offer-comparison/offer-sheet.tsx";
import { formatTerms } from "../../offer-comparison/offer-terms.ts";
import type { Clock } from "../../time/dates.ts";

type SaleOffersProps = { board: OfferBoard; dealId: string; clock: Clock };

/** The offers on a client's listing, best price first; those that ended are only counted. */
export function SaleOffers({ board, clock, dealId }: SaleOffersProps) {
  const { listing } = board;
  const isBroker = useIsBroker();
  const party = isBroker ? "broker" : "owner";
  const [first = broker.name] = broker.name.split(" ");
  /** What a buyer offers: a price, or the effective rent that stands now. */
  const valueOf = (offer: Offer) =>
    standingRent(offer, listing, clock.now) ?? amountOf(offer.terms);
  const rows = board.offers
    .map((offer) => ({
      offer,
      state: offerStateText(party, onListing(offer, listing, clock.now), {
        now: clock.now,
        timeZone: listing.timeZone,
        readerTimeZone: clock.timeZone,
        broker: first,
        owner: board.client?.name.split(" ", 1)[0],
      }),
    }))
    .toSorted(
      (one, other) => valueOf(other.offer) - valueOf(one.offer) || byEnd(one.offer, other.offer),
    );
  const standing = rows.filter(({ state }) => state.mark !== "ended");
  const ended = rows.length - standing.length;
  // A building that is for sale may have only proposals for its spaces.
  const isLease = rows.every(({ offer }) => offer.terms.kind === "lease");
  return (
    <section aria-labelledby="offers">
      <RuleListHeader>
        <RuleListTitle id="offers" tabIndex={-1} className="scroll-mt-32 outline-none">
          {isLease ? "Proposals" : "Offers"}
        </RuleListTitle>
        <RuleListCount>{standing.length || ""}</RuleListCount>
        {standing.length > 1 && (
          <span className="ml-auto text-caption text-fg-3 max-md:hidden">
            {isLease ? "Highest effective rent" : "Best price"} first
          </span>
        )}
      </RuleListHeader>
      <RuleList>
        {standing.map(({ offer, state: { mark, rest, word } }) => {
          const { buyer, id, role, terms } = offer;
          const counter = standingCounter(offer, clock.now);
          const amount = formatAmount(terms);
          const now = counter && formatAmount(counter.terms);
          const effective = standingRent(offer, listing, clock.now);
          const isYours = mark === "yours";
          return (
            <RuleListRow
              key={id}
              className="grid min-h-19 grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 py-3.5 md:grid-cols-[minmax(0,0.8fr)_19rem_minmax(0,1fr)_3.5rem] md:items-center md:gap-x-4.5 md:py-2 xl:gap-x-6 xl:grid-cols-[minmax(0,1fr)_20.625rem_minmax(0,1.05fr)_minmax(0,1.1fr)_4rem]"
            >
              <p className="min-w-0">
                <Link
                  to={isBroker ? offerPath(listing.id, id) : dealOfferPath(dealId, id)}
                  className="block covers-row truncate font-semibold text-fg hover:text-accent"
                >
                  {buyer}
                </Link>
                <span className="block truncate text-fg-3">
                  {[spaceNames(listing, terms), role && roleNamesForOwner(terms.kind)[role]]
                    .filter(Boolean)
                    .join(", ")}
                </span>
              </p>
              <p className="flex items-baseline gap-2.5 font-display text-[1.625rem]/none tracking-[-0.02em] whitespace-nowrap text-fg max-md:col-span-full max-md:row-start-2 md:text-date">
                {effective === undefined ? (
                  <Figure
                    figure={{
                      figure: now ?? amount,
                      ...(now !== amount && now && { was: amount }),
                    }}
                    delClassName="text-[1.3125rem]/none"
                  />
                ) : (
                  <>
                    {formatRent(effective).replace("/SF/yr", "")}
                    <span className="font-sans text-caption tracking-normal">/SF/yr effective</span>
                  </>
                )}
              </p>
              <div className="flex min-w-0 items-baseline gap-2.5 max-md:col-span-full max-md:row-start-3">
                <OfferMark mark={mark} className={cn(mark !== "accepted" && "-translate-y-px")} />
                <p className="min-w-0">
                  <span className="block font-semibold text-fg">{word}</span>
                  {offer.state === "open" && counter === undefined ? (
                    <span className="block text-fg-3">
                      Expires{" "}
                      <span
                        className={cn(expiresSoon(offer, clock.now) && "font-medium text-error")}
                      >
                        {formatExpiry(offer.expiresAt, {
                          now: clock.now,
                          timeZone: listing.timeZone,
                          readerTimeZone: clock.timeZone,
                        })}
                      </span>
                    </span>
                  ) : (
                    <span className="block text-fg-3">{capitalized(rest)}</span>
                  )}
                </p>
              </div>
              <p className="min-w-0 text-caption text-fg-3 max-xl:col-span-full">
                {effective !== undefined && `${now ?? amount} face, `}
                {formatTerms(offer, clock.now)}
              </p>
              <span
                aria-hidden
                className="justify-self-end font-medium text-fg underline-hairline empty:hidden max-md:col-start-2 max-md:row-start-1 md:col-start-4 md:row-start-1 xl:col-start-5"
              >
                {isYours && (counter ? "Review" : "Answer")}
              </span>
            </RuleListRow>
          );
        })}
      </RuleList>
      {ended > 0 && (
        <p className="border-b border-hairline py-3.5 text-ui text-fg-3">{ended} ended</p>
      )}
    </section>
  );
}
