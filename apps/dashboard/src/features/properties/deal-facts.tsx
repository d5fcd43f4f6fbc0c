import type { Property } from "@frontage/content/schemas/property";
import { Button } from "@frontage/ui/button";
import { Pencil } from "lucide-react";

import { daysBetween, formatDate } from "../../time/dates.ts";
import { closingOf, type KeyDate } from "./key-dates.ts";
import {
  formatCapRateBasis,
  formatDollars,
  formatNoiPeriod,
  formatRent,
  formatSquareFeet,
  notAnAppraisal,
} from "./property-figures.ts";

/** A figure of a deal. */
export type DealFact = { label: string; value: string; note: string };

const shownMax = 4;
const perFoot = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/**
 * The figures of a deal: money first, the closing last, and what is known of the property where
 * there is room.
 *
 * @param today "2026-07-14"
 */
export function dealFacts(
  property: Property,
  dates: readonly KeyDate[],
  today: string,
): DealFact[] {
  const { capRate, noi, occupancy, price, rent, squareFeet, yearBuilt } = property;
  const money = [
    price !== undefined && {
      label: "Price",
      value: formatDollars(price),
      note: `${perFoot.format(price / squareFeet)} per SF`,
    },
    rent !== undefined && {
      label: "Base rent",
      value: formatRent(rent).replace("/SF/yr", ""),
      note: "Per SF and year",
    },
    noi !== undefined && {
      label: "Net operating income",
      value: formatDollars(noi),
      note: formatNoiPeriod(property),
    },
    capRate !== undefined && {
      label: "Cap rate",
      value: `${capRate}%`,
      note: formatCapRateBasis(property),
    },
  ].filter((fact) => fact !== false);
  const closing = closingFact(dates, today);
  const others = [
    {
      label: "Size",
      value: formatSquareFeet(squareFeet),
      note: yearBuilt === undefined ? "" : `Built ${yearBuilt}`,
    },
    occupancy !== undefined && { label: "Occupancy", value: `${occupancy}%`, note: "Of the area" },
  ].filter((fact) => fact !== false);
  const room = shownMax - money.length - (closing ? 1 : 0);
  return [...money, ...others.slice(0, Math.max(room, 0)), ...(closing ? [closing] : [])];
}

function closingFact(dates: readonly KeyDate[], today: string): DealFact | undefined {
  const closing = closingOf(dates);
  if (!closing) return undefined;
  const days = daysBetween(today, closing.day);
  if (days < 0) {
    return { label: "Closing", value: formatDate(closing.day, today, monthAndDay), note: "Passed" };
  }
  return {
    label: "To closing",
    value: days === 0 ? "Today" : `${days} ${days === 1 ? "day" : "days"}`,
    note: formatDate(closing.day, today, { weekday: "long", month: "long", day: "numeric" }),
  };
}

const monthAndDay = { month: "short", day: "numeric" } as const;

export type DealFactsProps = {
  facts: readonly DealFact[];
  /** For a broker. */
  onEdit: (() => void) | undefined;
};

/** The figures of a deal, in one panel. */
export function DealFacts({ facts, onEdit }: DealFactsProps) {
  return (
    <div className="mt-6 md:mt-8">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-hairline bg-hairline lg:grid-flow-col lg:grid-cols-none lg:auto-cols-fr">
        {facts.map(({ label, note, value }) => (
          <div
            key={label}
            className="group/fact relative min-w-0 bg-surface px-4 py-3.5 odd:last:col-span-2 lg:px-5 lg:py-4 lg:odd:last:col-span-1"
          >
            <dt className="text-ui text-fg-2">
              {label}
              {onEdit && label !== "Cap rate" && (
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Edit ${label.toLowerCase()}`}
                  className="absolute top-1 right-1 opacity-0 group-hover/fact:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
                  onClick={onEdit}
                >
                  <Pencil aria-hidden className="size-4" strokeWidth={1.75} />
                </Button>
              )}
            </dt>
            <dd className="mt-2 font-display text-[1.625rem]/none tracking-[-0.02em] text-fg lg:text-[2rem]/none">
              {value}
            </dd>
            {note && <dd className="mt-2 text-caption text-fg-3">{note}</dd>}
          </div>
        ))}
      </dl>
      <p className="mt-2.5 text-caption text-fg-3">{notAnAppraisal}</p>
    </div>
  );
}
