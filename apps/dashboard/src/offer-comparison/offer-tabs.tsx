import { againstAsking, amountOf, askingOf } from "@frontage/records/offer-math";
import {
  expiresSoon,
  formatSignedAgainstAsking,
  formatAmount,
} from "@frontage/records/offer-words";
import type { Offer } from "@frontage/records/schemas/offer";
import { cn } from "@frontage/ui/cn";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@frontage/ui/tabs";
import { type ReactNode, useState } from "react";

import { Cell } from "./offer-table.tsx";
import {
  betterText,
  formatShort,
  shortBuyer,
  termCell,
  termKeysOf,
  termLabels,
  type TermContext,
} from "./offer-terms.ts";

type OfferTabsProps = {
  context: TermContext;
  recommendedId: string | undefined;
  personOf: (offer: Offer) => string | undefined;
  /** The actions on the offer that is shown. */
  actionsOf: (offer: Offer) => ReactNode;
};

/** The offers on a phone: one at a time, with the best value of each term beside its own. */
export function OfferTabs({ actionsOf, context, personOf, recommendedId }: OfferTabsProps) {
  const { listing, offers } = context;
  const [chosen, setChosen] = useState(recommendedId ?? offers[0]?.id ?? "");
  const shown = offers.some(({ id }) => id === chosen) ? chosen : (offers[0]?.id ?? "");
  return (
    <Tabs value={shown} onValueChange={setChosen} className="mt-5">
      {offers.length > 1 && (
        <TabsList aria-label="Offers">
          {offers.map(({ buyer, id }) => (
            <TabsTrigger key={id} value={id}>
              {shortBuyer(buyer, offers)}
            </TabsTrigger>
          ))}
        </TabsList>
      )}
      {offers.map((offer) => (
        <TabsContent key={offer.id} value={offer.id} flush className="pt-4">
          <p className="border-b border-hairline pb-2 text-ui text-fg-3">
            <span className="block font-semibold text-fg">{offer.buyer}</span>
            {personOf(offer)}
          </p>
          <dl className="text-ui">
            {termKeysOf(listing).map((key) => {
              const better = betterText(offer, key, context);
              return (
                <div
                  key={key}
                  className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-b border-hairline py-3"
                >
                  <dt className="text-fg-3">{termLabels[key]}</dt>
                  <dd className="text-fg">
                    <Cell cell={termCell(offer, key, context)} />
                    {better && <span className="block text-caption text-fg-3">{better}</span>}
                  </dd>
                </div>
              );
            })}
            {offer.terms.note && (
              <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-b border-hairline py-3">
                <dt className="text-fg-3">Note</dt>
                <dd className="wrap-anywhere whitespace-pre-line text-fg">{offer.terms.note}</dd>
              </div>
            )}
          </dl>
          <div className="mt-5 grid gap-3">{actionsOf(offer)}</div>
        </TabsContent>
      ))}
    </Tabs>
  );
}

type OfferTotalProps = Pick<TermContext, "listing" | "now"> & {
  offer: Offer;
  children?: ReactNode;
};

/** An offer's total in a line or two. */
export function OfferTotal({ children, listing, now, offer }: OfferTotalProps) {
  const { buyer, counter, expiresAt, state, terms } = offer;
  const against = formatSignedAgainstAsking(
    againstAsking(amountOf(terms), askingOf(listing, terms)),
  );
  const isOver = Date.parse(expiresAt) <= now.getTime();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-b border-hairline py-3.5 text-ui">
      <span className="font-semibold wrap-anywhere text-fg">{buyer}</span>
      <span
        className={cn(
          "text-caption whitespace-nowrap",
          expiresSoon(offer, now) ? "font-medium text-accent" : "text-fg-3",
        )}
      >
        {state === "accepted"
          ? "Accepted"
          : `${isOver ? "Expired" : "Expires"} ${formatShort(expiresAt, listing.timeZone)}`}
      </span>
      <span className="font-display text-[1.75rem]/[1.15] tracking-[-0.02em] text-fg tabular-nums">
        {formatAmount(terms)}
      </span>
      <span className="self-end justify-self-end text-fg">{against}</span>
      {counter && (
        <span className="col-span-2 text-fg-2">Counter at {formatAmount(counter.terms)}</span>
      )}
      {children}
    </li>
  );
}
