import { cn } from "@frontage/ui/cn";
import { onListing } from "@frontage/records/offer-spaces";
import { markOf, type OfferStateText } from "@frontage/records/offer-state-text";
import { byEnd, type OfferParty } from "@frontage/records/offer-states";
import type { TermKey } from "@frontage/records/offer-math";
import type { Offer, OfferBoard } from "@frontage/records/schemas/offer";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { Figure, OfferMark } from "./offer-sheet.tsx";
import {
  termCell,
  termKeysOf,
  termLabels,
  type TermCell,
  type TermContext,
} from "./offer-terms.ts";

type OfferTableProps = {
  context: TermContext;
  /** The buyer's name, shown below the company. */
  personOf: (offer: Offer) => string | undefined;
  stateOf: (offer: Offer) => OfferStateText;
  /** Where the offer's own page is. */
  pathOf: (offer: Offer) => string;
  /** The verbs of an offer, below its state. */
  actionsOf: (offer: Offer) => ReactNode;
  /** The id of the offer whose terms are edited, or that was asked for. */
  markedId?: string | undefined;
  /** Replaces the cell of a term, such as with a field. */
  cellOf?: (offer: Offer, key: TermKey) => ReactNode;
};

/** The least and the greatest width of an offer's column: more than four scroll beside their labels. */
const columnRem = { least: 15.25, most: 25 };
const label = "sticky left-0 bg-canvas py-3 pr-4 text-left font-normal text-fg-3";

/**
 * A table with a column per offer, and the best value of each term in bold. It scrolls beneath its
 * labels.
 */
export function OfferTable({
  actionsOf,
  cellOf,
  context,
  markedId,
  pathOf,
  personOf,
  stateOf,
}: OfferTableProps) {
  const { listing, offers } = context;
  const isLease = offers[0]?.terms.kind === "lease";
  const shade = (offer: Offer) => offer.id === markedId && "bg-side";
  const cellClass = (offer: Offer) => cn("py-3 pr-4 pl-5", shade(offer));
  return (
    <div
      className="scroll-shadow relative overflow-x-auto print:overflow-visible"
      // Focusable, so that it can be scrolled by keyboard if it is too wide.
      role="region"
      aria-label={isLease ? "Proposals side by side" : "Offers side by side"}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={offers.length > 2 ? 0 : undefined}
    >
      <table
        className="w-full table-fixed border-collapse text-ui text-fg-2 print:min-w-0!"
        style={{
          minWidth: `${7 + offers.length * columnRem.least}rem`,
          maxWidth: `${8.5 + offers.length * columnRem.most}rem`,
        }}
      >
        <caption className="sr-only">
          {isLease
            ? `Proposals for ${listing.name}, side by side. The highest effective rent is marked.`
            : `Offers for ${listing.name}, side by side. The best of each term is in bold.`}
        </caption>
        <thead>
          <tr className="border-b border-hairline align-top">
            <th scope="col" className="sticky left-0 w-28 bg-canvas lg:w-34">
              <span className="sr-only">Term</span>
            </th>
            {offers.map((offer) => (
              <th
                key={offer.id}
                scope="col"
                className={cn("pt-4 pr-4 pb-3.5 pl-5 text-left font-normal", shade(offer))}
              >
                <Link
                  id={offer.id}
                  to={pathOf(offer)}
                  className="block text-section font-semibold wrap-anywhere text-fg transition-colors hover:text-accent"
                >
                  {offer.buyer}
                </Link>
                {personOf(offer) && <span className="block text-fg-3">{personOf(offer)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="border-b border-hairline align-top">
            <th scope="row" className={label}>
              State
            </th>
            {offers.map((offer) => (
              <td key={offer.id} className={cellClass(offer)}>
                <StateCell state={stateOf(offer)} isLate={offer.isLate} />
                <div className="mt-2.5 pl-4.5 empty:hidden print:hidden">{actionsOf(offer)}</div>
              </td>
            ))}
          </tr>
          {termKeysOf(context).map((key) => (
            <tr key={key} className="border-b border-hairline align-top">
              <th scope="row" className={label}>
                {termLabels[key]}
              </th>
              {offers.map((offer) => (
                <td key={offer.id} className={cellClass(offer)}>
                  {cellOf?.(offer, key) ?? (
                    <TermCellView cell={termCell(offer, key, context)} term={key} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type StateCellProps = { state: OfferStateText; isLate: boolean };

/** An offer's state: its mark and word, and below it since when. */
function StateCell({ isLate, state: { mark, rest, word } }: StateCellProps) {
  const more = [rest, isLate && "Late"].filter(Boolean).join(". ");
  return (
    <span className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2.5">
      <OfferMark mark={mark} />
      <span className="font-semibold text-fg">{word}</span>
      {more && <span className="col-start-2 text-fg-3">{more}</span>}
    </span>
  );
}

/** A cell with a term; what leads is set large. */
export function TermCellView({ cell, term }: { cell: TermCell; term: TermKey }) {
  return term === "effective" ? (
    <EffectiveCell cell={cell} />
  ) : (
    <Cell cell={cell} isAmount={term === "price"} />
  );
}

/** An effective rent, and below it the figures that it is computed from. */
function EffectiveCell({ cell: { isBest, mark, note, text } }: { cell: TermCell }) {
  return (
    <>
      {text && (
        <span className="flex flex-wrap items-baseline gap-x-1 text-fg">
          <span className="font-display text-[2.125rem]/[1.05] tracking-[-0.02em] tabular-nums">
            {text}
          </span>
          <span className="text-caption">
            /SF/yr{isBest && ", "}
            {isBest && <span className="font-semibold">{mark}</span>}
          </span>
        </span>
      )}
      <span className="mt-1.5 block text-caption text-balance text-fg-3">{note}</span>
      {mark && !isBest && <span className="mt-0.5 block text-caption text-fg-2">{mark}</span>}
    </>
  );
}

/** A cell with a term; an amount is set large. */
function Cell({ cell, isAmount = false }: { cell: TermCell; isAmount?: boolean }) {
  const { isBest, isUrgent, note, text, was } = cell;
  const tone = isUrgent
    ? "font-medium text-accent"
    : isBest
      ? "font-semibold text-fg"
      : was !== undefined && "text-fg";
  const figure = { figure: text, ...(was !== undefined && { was }) };
  if (!isAmount) return <Figure figure={figure} className={cn(tone)} />;
  return (
    <>
      <span className="block font-display text-[1.875rem]/[1.1] tracking-[-0.02em] text-fg tabular-nums">
        <Figure figure={figure} delClassName="text-[1.3125rem] tracking-[-0.01em]" />
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

const markRank: Readonly<Record<string, number>> = { yours: 0, accepted: 0, others: 1 };

/** The offers to compare, without ended ones: first what its reader has to answer, then by end. */
export const standing = ({ listing, offers }: OfferBoard, party: OfferParty, now: Date) =>
  offers
    .flatMap((offer) => {
      const rank = markRank[markOf(onListing(offer, listing, now), party, now)];
      return rank === undefined ? [] : { offer, rank };
    })
    .toSorted((a, b) => a.rank - b.rank || byEnd(a.offer, b.offer))
    .map(({ offer }) => offer);
