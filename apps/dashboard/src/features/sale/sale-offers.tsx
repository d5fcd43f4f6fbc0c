import { dealOfferPath } from "@frontage/content/dashboard";
import { offerStateText } from "@frontage/records/offer-state-text";
import { listingCan } from "@frontage/records/listing-states";
import { offerCan, type OfferAction } from "@frontage/records/offer-states";
import { formatDollars, formatExactDollars } from "@frontage/records/amounts";
import { broker } from "@frontage/content/broker";
import {
  formatAmount,
  formatContingencies,
  formatPayment,
  buyerRoleNames,
  formatTerms,
} from "@frontage/records/offer-words";
import type { Offer, OfferBoard, OfferTerms } from "@frontage/records/schemas/offer";
import { Button } from "@frontage/ui/button";
import { Link as TextLink } from "@frontage/ui/link";
import { RuleListCount, RuleListHeader, RuleListTitle } from "@frontage/ui/rule-list";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { useRef, useState } from "react";
import { Link } from "react-router";

import { useIsBroker, useIsSample } from "../../api/visit.tsx";
import { deals } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useConfirm } from "../../components/use-confirm.tsx";
import { messageToPath } from "../../navigation/paths.ts";

import { formatRecentDate, formatTime, type Clock } from "../../time/dates.ts";
import { OfferTable, standing } from "../../offer-comparison/offer-table.tsx";
import { OfferTabs, OfferTotal } from "../../offer-comparison/offer-tabs.tsx";
import { formatAsking, type TermContext } from "../../offer-comparison/offer-terms.ts";
import { Verb } from "../../components/verb.tsx";

type SaleOffersProps = { board: OfferBoard; dealId: string; clock: Clock };

/**
 * The offers on a client's listing, with the broker's recommendation, and Accept, which notifies
 * the broker.
 */
export function SaleOffers({ board, clock, dealId }: SaleOffersProps) {
  const isBroker = useIsBroker();
  const isSample = useIsSample();
  const { listing, recommendation } = board;
  const isPhone = useMediaQuery("(max-width: 47.99rem)");
  const [areTermsShown, setTermsShown] = useState(false);
  const { confirm, dialog } = useConfirm();
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = () => heading.current?.focus();
  const offers = standing(board);
  const context: TermContext = { listing, now: clock.now, offers };
  const recommendedId = recommendation?.offerId;
  const [first = broker.name] = broker.name.split(" ");
  const isSale = listing.kind === "sale";
  const canDecide = !isBroker && !isSample;

  function accept({ buyer, id, terms, version }: Offer) {
    confirm({
      title: `Accept ${buyer} at ${formatAmount(terms)}?`,
      description: `This tells ${first} to prepare the contract at these terms. Nothing is binding until you and the buyer sign the ${isSale ? "purchase agreement" : "lease"}.`,
      action: "Accept",
      variant: "ink",
      act: async () =>
        read(
          deals[":dealId"].offers[":id"].accept.$post({ param: { dealId, id }, json: { version } }),
        ),
      changes: ["listings"],
      done: `${first} has been notified.`,
      focus,
    });
  }
  function approve({ buyer, counter, id, version }: Offer) {
    confirm({
      title: `Approve the counter to ${buyer}?`,
      description:
        `${counter ? `The counter: ${formatTerms(counter.terms)}.` : ""} ${first} then sends it to the buyer.`.trim(),
      action: "Approve the counter",
      variant: "ink",
      act: async () =>
        read(
          deals[":dealId"].offers[":id"].counter.approve.$post({
            param: { dealId, id },
            json: { version },
          }),
        ),
      changes: ["listings"],
      done: `Approved. ${first} sends it to the buyer.`,
      focus,
    });
  }

  const discuss = (
    <TextLink asChild>
      <Link to={messageToPath("broker")}>Discuss</Link>
    </TextLink>
  );
  const may = (action: OfferAction, offer: Offer) =>
    offerCan("owner", action, { ...offer, listingStatus: listing.status }, clock.now);
  const verbsOf = (offer: Offer) =>
    canDecide &&
    (may("request-acceptance", offer) || may("approve-counter", offer)) && (
      <div className="flex flex-wrap items-center gap-x-4.5 gap-y-2">
        {offer.acceptanceRequestedAt ? (
          <span className="text-fg-3">You asked to accept</span>
        ) : (
          may("request-acceptance", offer) && (
            <Verb onClick={() => accept(offer)} name={offer.buyer}>
              Accept
            </Verb>
          )
        )}
        {may("approve-counter", offer) && offer.id !== recommendedId && (
          <Verb onClick={() => approve(offer)} name={offer.buyer}>
            Approve the counter
          </Verb>
        )}
        {discuss}
      </div>
    );
  const roleOf = ({ person, role }: Offer) =>
    [person, role && buyerRoleNames[role]].filter(Boolean).join(", ");
  const toApprove = offers.filter((offer) => may("approve-counter", offer));
  const proposed = toApprove.find(({ id }) => id === recommendedId) ?? toApprove[0];

  return (
    <section aria-labelledby="offers">
      <RuleListHeader>
        <RuleListTitle id="offers" ref={heading} tabIndex={-1} className="outline-none">
          {isSale ? "Offers" : "Proposals"}
        </RuleListTitle>
        <RuleListCount>{offers.length}</RuleListCount>
        <span className="ml-auto text-caption text-fg-3 max-md:hidden">
          {formatAsking(listing)}Best term in bold
        </span>
      </RuleListHeader>
      <div className="border-t border-fg">
        {(proposed || (recommendation && listingCan("negotiate", listing.status))) && (
          <div className="grid gap-x-12 gap-y-5 pt-5 pb-7 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
            <Recommendation
              {...{ clock, first, recommendation }}
              counter={
                proposed?.counter && { buyer: proposed.buyer, terms: proposed.counter.terms }
              }
            />
            {canDecide && (
              <div className="flex gap-3 max-md:flex-col-reverse">
                <Button asChild variant="outline">
                  <Link to={messageToPath("broker")}>Discuss</Link>
                </Button>
                {proposed && (
                  <Button variant="ink" onClick={() => approve(proposed)}>
                    Approve the counter
                  </Button>
                )}
              </div>
            )}
          </div>
        )}
        {isPhone ? (
          <>
            <ul className="border-t border-hairline">
              {offers.map((offer) => (
                <OfferTotal key={offer.id} listing={listing} now={clock.now} offer={offer}>
                  <span className="col-span-2 mt-1 text-ui text-fg-2">{sentenceOf(offer)}</span>
                  <span className="col-span-2 mt-2.5 flex gap-5">
                    {verbsOf(offer)}
                    <Verb onClick={() => setTermsShown(!areTermsShown)} name="">
                      {areTermsShown ? "Fewer terms" : "All terms"}
                    </Verb>
                  </span>
                </OfferTotal>
              ))}
            </ul>
            {areTermsShown && (
              <OfferTabs personOf={roleOf} actionsOf={() => null} {...{ context, recommendedId }} />
            )}
          </>
        ) : (
          offers.length > 0 && (
            <OfferTable
              personOf={roleOf}
              actionsOf={verbsOf}
              pathOf={({ id }) => dealOfferPath(dealId, id)}
              stateOf={(offer) =>
                offerStateText(
                  "owner",
                  { ...offer, listingStatus: listing.status },
                  { now: clock.now, broker: first, timeZone: listing.timeZone },
                )
              }
              context={context}
            />
          )
        )}
      </div>
      {canDecide && (
        <p className="mt-4 max-w-[62ch] text-caption text-fg-3">
          Accepting tells {first} to prepare the contract at these terms. Nothing is binding until
          you and the buyer sign the {isSale ? "purchase agreement" : "lease"}.
        </p>
      )}
      {dialog}
    </section>
  );
}

type RecommendationProps = {
  clock: Clock;
  /** The broker's first name. */
  first: string;
  recommendation: OfferBoard["recommendation"];
  counter: { buyer: string; terms: OfferTerms } | undefined;
};

/**
 * The broker's recommendation: "Jordan recommends: counter Abara at $12,250,000 with 21 days of due
 * diligence."
 */
function Recommendation({ clock, counter, first, recommendation }: RecommendationProps) {
  const { lead, rest } = splitRecommendation(recommendation?.text ?? "");
  const title =
    lead || (counter ? `Counter ${counter.buyer} at ${formatAmount(counter.terms)}` : "");
  return (
    <div>
      <h3 className="max-w-[38ch] font-display text-[1.5rem]/[1.18] tracking-[-0.012em] text-balance text-fg md:text-[1.75rem]/[1.18]">
        {first} recommends: {title.charAt(0).toLowerCase() + title.slice(1)}
        {/[.!?]$/.test(title) ? "" : "."}
      </h3>
      <p className="mt-2.5 max-w-[70ch] text-ui text-fg-2">
        {rest && <>“{rest}” </>}
        {recommendation?.sentAt && (
          <span className="whitespace-nowrap text-fg-3">
            {first}, {formatSent(recommendation.sentAt, clock)}
          </span>
        )}
      </p>
      {counter && (
        <p className="mt-1.5 text-ui text-fg-2">The counter: {formatTerms(counter.terms)}.</p>
      )}
    </div>
  );
}

/** When the recommendation was sent: "today, 10:20am", "yesterday, 4pm", "Jul 10". */
function formatSent(at: string, clock: Clock): string {
  const day = formatRecentDate(at, clock);
  if (day === "Yesterday") return `yesterday, ${formatTime(at, clock.timeZone)}`;
  return day.replace(/^Today/, "today");
}

/**
 * Splits a recommendation into its first sentence, which is set large, and the rest, which is
 * quoted.
 */
function splitRecommendation(text: string): { lead: string; rest: string } {
  const [, lead = text, rest = ""] = /^(.+?[.!?])\s+(.+)$/s.exec(text.trim()) ?? [];
  return { lead, rest };
}

/**
 * An offer's terms: "$250,000 deposit. 30 days of due diligence, closing in 60 days. 60% loan,
 * Example Bank. Depends on inspection, title."
 */
function sentenceOf({ terms }: Offer): string {
  if (terms.kind === "lease") {
    return `${terms.termMonths} months, improvements of ${formatExactDollars(terms.improvements)} per SF.`;
  }
  const depends = formatContingencies(terms.contingencies).toLowerCase();
  return `${formatDollars(terms.deposit)} deposit. ${terms.diligenceDays} days of due diligence, closing in ${terms.closingDays} days. ${formatPayment(terms)}. Depends on ${depends}.`;
}
