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

/** A field of the deal’s form. */
export type FigureField = "noi" | "occupancy" | "price" | "rent" | "squareFeet";

/** A figure of a deal. */
export type DealFact = {
  label: string;
  value: string;
  note: string;
  /** What changes it: a field, or a key date; absent for what is computed. */
  source?: FigureField | { dateId: string };
};

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
  const figures: (DealFact | false)[] = [
    price !== undefined && {
      label: "Price",
      value: formatDollars(price),
      note: `${perFoot.format(price / squareFeet)} per SF`,
      source: "price",
    },
    rent !== undefined && {
      label: "Base rent",
      value: formatRent(rent).replace("/SF/yr", ""),
      note: "Per SF and year",
      source: "rent",
    },
    noi !== undefined && {
      label: "Net operating income",
      value: formatDollars(noi),
      note: formatNoiPeriod(property),
      source: "noi",
    },
    capRate !== undefined && {
      label: "Cap rate",
      value: `${capRate}%`,
      note: formatCapRateBasis(property),
    },
  ];
  const money = figures.filter((fact) => fact !== false);
  const closing = closingFact(dates, today);
  const others: (DealFact | false)[] = [
    {
      label: "Size",
      value: formatSquareFeet(squareFeet),
      note: yearBuilt === undefined ? "" : `Built ${yearBuilt}`,
      source: "squareFeet",
    },
    occupancy !== undefined && {
      label: "Occupancy",
      value: `${occupancy}%`,
      note: "Of the area",
      source: "occupancy",
    },
  ];
  const room = shownMax - money.length - (closing ? 1 : 0);
  const shown = others.filter((fact) => fact !== false).slice(0, Math.max(room, 0));
  return [...money, ...shown, ...(closing ? [closing] : [])];
}

function closingFact(dates: readonly KeyDate[], today: string): DealFact | undefined {
  const closing = closingOf(dates);
  if (!closing) return undefined;
  const days = daysBetween(today, closing.day);
  const source = { dateId: closing.id };
  if (days < 0) {
    const value = formatDate(closing.day, today, monthAndDay);
    return { label: "Closing", value, note: "Passed", source };
  }
  return {
    source,
    label: "To closing",
    value: days === 0 ? "Today" : `${days} ${days === 1 ? "day" : "days"}`,
    note: formatDate(closing.day, today, { weekday: "long", month: "long", day: "numeric" }),
  };
}

const monthAndDay = { month: "short", day: "numeric" } as const;

export type DealFactsProps = {
  facts: readonly DealFact[];
  /** For a broker. */
  onEdit: ((source: NonNullable<DealFact["source"]>) => void) | undefined;
};

/** The figures of a deal, in one panel. */
export function DealFacts({ facts, onEdit }: DealFactsProps) {
  return (
    <div className="mt-6 md:mt-8">
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-panel border border-hairline bg-hairline lg:flex-nowrap">
        {facts.map(({ label, note, source, value }) => (
          <div
            key={label}
            className="group/fact relative min-w-min grow basis-2/5 bg-surface px-4 py-3.5 lg:basis-0 lg:px-5 lg:py-4"
          >
            <dt className="text-caption text-fg-2 md:text-ui">
              {label}
              {onEdit && source && (
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Edit ${label.toLowerCase()}`}
                  className="absolute top-1 right-0 justify-end pr-2 opacity-0 group-hover/fact:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
                  onClick={() => onEdit(source)}
                >
                  <Pencil aria-hidden className="size-3.5 md:size-4" strokeWidth={1.75} />
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
