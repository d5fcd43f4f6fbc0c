import { cn } from "@frontage/ui/cn";
import { isExpired } from "@frontage/records/offer-states";
import { formatAmount } from "@frontage/records/offer-words";
import type { TermKey } from "@frontage/records/offer-math";
import type { Offer, OfferBoard } from "@frontage/records/schemas/offer";
import type { ReactNode } from "react";

import {
  formatShort,
  termCell,
  termKeysOf,
  termLabels,
  type TermCell,
  type TermContext,
} from "./offer-terms.ts";

type OfferTableProps = {
  context: TermContext;
  recommendedId: string | undefined;
  /** The buyer's name, shown below the company. */
  personOf: (offer: Offer) => string | undefined;
  /** The buttons below an offer's column. */
  actionsOf: (offer: Offer) => ReactNode;
  /** The id of the offer whose terms are edited. */
  editedId?: string;
  /** Replaces the cell of a term, such as with a field. */
  cellOf?: (offer: Offer, key: TermKey) => ReactNode;
};

/** The widths of the labels and, at least, of an offer's column. */
const labelRem = 10;
const columnRem = 12;

/**
 * A table with a column per offer, and the best value of each term in bold. It scrolls beneath its
 * labels.
 */
export function OfferTable({
  actionsOf,
  cellOf,
  context,
  editedId,
  personOf,
  recommendedId,
}: OfferTableProps) {
  const { listing, now, offers } = context;
  const shade = (offer: Offer) => offer.id === (editedId ?? recommendedId) && "bg-side";
  return (
    <div
      className="relative overflow-x-auto print:overflow-visible"
      // Focusable, so that it can be scrolled by keyboard if it is too wide.
      role="region"
      aria-label="Offers side by side"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={offers.length > 3 ? 0 : undefined}
    >
      <table
        className="w-full table-fixed border-collapse text-ui text-fg-2"
        style={{
          minWidth: `${labelRem + offers.length * columnRem}rem`,
          maxWidth: `${labelRem + offers.length * 2.25 * columnRem}rem`,
        }}
      >
        <caption className="sr-only">
          Offers for {listing.name}, side by side. The best of each term is in bold.
        </caption>
        <thead>
          <tr className="border-b border-hairline align-top">
            <th scope="col" className="sticky left-0 w-40 bg-canvas">
              <span className="sr-only">Term</span>
            </th>
            {offers.map((offer) => (
              <th
                key={offer.id}
                scope="col"
                className={cn("px-5 py-4 text-left font-normal", shade(offer))}
              >
                <span className="block text-section font-semibold wrap-anywhere text-fg">
                  {offer.buyer}
                </span>
                {personOf(offer) && <span className="block">{personOf(offer)}</span>}
                <OfferNote offer={offer} timeZone={listing.timeZone} {...{ now, recommendedId }} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {termKeysOf(listing).map((key) => (
            <tr key={key} className="border-b border-hairline">
              <th
                scope="row"
                className="sticky left-0 bg-canvas py-3 pr-4 text-left font-normal text-fg-3"
              >
                {termLabels[key]}
              </th>
              {offers.map((offer) => (
                <td key={offer.id} className={cn("px-5 py-3 align-middle", shade(offer))}>
                  {cellOf?.(offer, key) ?? (
                    <Cell
                      cell={termCell(offer, key, context)}
                      isAmount={key === "price" || key === "rent"}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
          {offers.some(({ terms }) => terms.note) && (
            <tr className="border-b border-hairline align-top">
              <th
                scope="row"
                className="sticky left-0 bg-canvas py-3 pr-4 text-left font-normal text-fg-3"
              >
                Note
              </th>
              {offers.map((offer) => (
                <td
                  key={offer.id}
                  className={cn("px-5 py-3 wrap-anywhere whitespace-pre-line", shade(offer))}
                >
                  {offer.terms.note || "None"}
                </td>
              ))}
            </tr>
          )}
        </tbody>
        <tfoot className="print:hidden">
          <tr className="align-top">
            <th scope="row" className="sticky left-0 bg-canvas">
              <span className="sr-only">Actions</span>
            </th>
            {offers.map((offer) => (
              <td key={offer.id} className={cn("px-5 py-3.5", shade(offer))}>
                {actionsOf(offer)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** A cell with a term; an amount is set large. */
export function Cell({ cell, isAmount = false }: { cell: TermCell; isAmount?: boolean }) {
  const { isBest, isUrgent, note, text } = cell;
  const tone = isUrgent ? "font-medium text-accent" : isBest ? "font-semibold text-fg" : undefined;
  if (!isAmount) return <span className={tone}>{text}</span>;
  return (
    <>
      <span className="block font-display text-[2rem]/none tracking-[-0.02em] text-fg tabular-nums max-xl:text-[1.625rem]/none">
        {text}
      </span>
      {note && (
        <span
          className={cn(
            "mt-1.5 block text-caption",
            isBest ? "font-semibold text-fg" : "text-fg-3",
          )}
        >
          {note}
        </span>
      )}
    </>
  );
}

type OfferNoteProps = {
  offer: Offer;
  recommendedId: string | undefined;
  timeZone: string;
  now: Date;
  className?: string;
};

/** The note below an offer's buyer: "Received Jul 13. Recommended". */
export function OfferNote({
  className = "block",
  now,
  offer,
  recommendedId,
  timeZone,
}: OfferNoteProps) {
  const { counter, isLate, receivedAt, state } = offer;
  const marks = [
    state === "accepted" && "Accepted",
    isExpired(offer, now) && "Expired",
    offer.id === recommendedId && "Recommended",
    isLate && "Late",
    counter && `${counterLabel(offer, counter)}, ${formatAmount(counter.terms)}`,
    state === "open" && offer.acceptanceRequestedAt && "Owner wants to accept",
  ].filter((mark) => typeof mark === "string");
  return (
    <span className={className}>
      <span className="whitespace-nowrap">Received {formatShort(receivedAt, timeZone)}</span>
      {marks.map((mark) => (
        <span key={mark}>
          . <span className="font-medium whitespace-nowrap text-fg">{mark}</span>
        </span>
      ))}
    </span>
  );
}

/** The state of a counter as text. */
export const counterLabel = (
  { isCounterUnsent }: Pick<Offer, "isCounterUnsent">,
  { state }: NonNullable<Offer["counter"]>,
) => (state === "sent" && isCounterUnsent ? "Counter not delivered" : counterWords[state]);

const counterWords = {
  proposed: "Counter proposed",
  approved: "Counter approved",
  sent: "Counter sent",
} as const;

/** The offers to compare: open and accepted ones, the recommended one first, then the latest. */
export const standing = ({ offers, recommendation }: OfferBoard) =>
  offers
    .filter(({ state }) => state === "open" || state === "accepted")
    .toSorted(
      (a, b) => Number(b.id === recommendation?.offerId) - Number(a.id === recommendation?.offerId),
    );
