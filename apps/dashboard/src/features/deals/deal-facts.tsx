import {
  acresOf,
  formatCapRate,
  formatDollars,
  formatPerSquareFoot,
  formatRent,
  formatPropertySize,
} from "@frontage/records/amounts";
import { onMarketSince } from "@frontage/records/market-dates";
import type { Deal } from "@frontage/records/schemas/deal";
import { Button } from "@frontage/ui/button";
import { Pencil } from "lucide-react";

import { daysBetween, formatDate, formatFullDay } from "../../time/dates.ts";
import { closingOf, type KeyDate } from "./key-dates.ts";
import {
  capRateNotes,
  formatNoiPeriod,
  formatNoiPeriodShort,
} from "../../components/deal-figures.ts";

/** A field of the deal's form that holds a figure. */
export type FigureField = "noi" | "occupancy" | "price" | "rent" | "squareFeet";

/** A figure of a deal. */
export type DealFact = {
  label: string;
  value: string;
  note: string;
  /** A more detailed note, for print. */
  fullNote?: string;
  /**
   * Where the figure can be edited: a field of the deal's form, or a key date. Absent for computed
   * figures.
   */
  source?: FigureField | { dateId: string };
};

const shownFactsMax = 4;

type FactContext = {
  /** "2026-07-14" */
  today: string;
  /** When its listing was published, if it has one. */
  publishedOn?: string | undefined;
};

/**
 * A deal's figures: amounts first, the closing or the days on the market last, and facts about the
 * property if there is room.
 */
export function dealFacts(
  deal: Deal,
  dates: readonly KeyDate[],
  { publishedOn, today }: FactContext,
): DealFact[] {
  const { capRate, noi, occupancy, price, rent, squareFeet, yearBuilt } = deal;
  const isSelling = deal.progress.side === "sale";
  const figures: (DealFact | false)[] = [
    price !== undefined && {
      label: isSelling && publishedOn !== undefined ? "Asking price" : "Price",
      value: formatDollars(price),
      note:
        deal.type === "land"
          ? `${formatDollars(price / acresOf(squareFeet))} per acre`
          : `${formatPerSquareFoot(price, squareFeet)} per SF`,
      source: "price",
    },
    rent !== undefined && {
      label: "Base rent",
      value: formatRent(rent).replace("/SF/yr", ""),
      note: "Per SF per year",
      source: "rent",
    },
    noi !== undefined && {
      label: "Net operating income",
      value: formatDollars(noi),
      note: formatNoiPeriodShort(deal),
      fullNote: formatNoiPeriod(deal),
      source: "noi",
    },
    capRate !== undefined && {
      label: "Cap rate",
      value: formatCapRate(capRate),
      ...capRateNotes(deal),
    },
  ];
  const money = figures.filter((fact) => fact !== false);
  const closing =
    closingFact(dates, today) ??
    (publishedOn === undefined ? undefined : marketFact(onMarketSince(dates, publishedOn), today));
  const others: (DealFact | false)[] = [
    {
      label: "Size",
      value: formatPropertySize(deal),
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
  const room = shownFactsMax - money.length - (closing ? 1 : 0);
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
    label: "Closing",
    value: days === 0 ? "Today" : `${days} ${days === 1 ? "day" : "days"}`,
    note: formatDate(closing.day, today, { weekday: "short", ...monthAndDay }),
    fullNote: formatFullDay(closing.day),
  };
}

/** How long a listing has been on the market. */
function marketFact(since: string, today: string): DealFact {
  const days = Math.max(daysBetween(since, today), 0);
  return {
    label: "On the market",
    value: days === 1 ? "1 day" : `${days} days`,
    note: `Since ${formatDate(since, today)}`,
  };
}

const monthAndDay = { month: "short", day: "numeric" } as const;

type DealFactsProps = {
  facts: readonly DealFact[];
  /** For brokers only. */
  onEdit: ((source: NonNullable<DealFact["source"]>) => void) | undefined;
};

/** A deal's figures in a row; on a phone, in a panel. */
export function DealFacts({ facts, onEdit }: DealFactsProps) {
  return (
    <dl className="grid grid-cols-2 overflow-hidden border border-hairline max-md:mt-5 max-md:rounded-panel md:mt-6 md:flex md:flex-wrap md:gap-y-3 md:border-0 md:border-t">
      {facts.map(({ label, note, source, value }) => (
        <div
          key={label}
          className="group/fact relative min-w-0 border-hairline px-3 pt-3 pb-3.25 max-md:odd:last:col-span-2 max-md:even:border-l max-md:nth-[n+3]:border-t md:grow md:px-5 md:pb-0 md:not-first:border-l md:first:pl-0 md:last:pr-0 xl:max-[85rem]:px-3 min-[100rem]:pt-4 min-[100rem]:pb-0.5 min-[100rem]:not-first:pl-6"
        >
          <dt className="text-ui text-fg-2">
            {label}
            {onEdit && source && (
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Edit ${label.toLowerCase()}`}
                className="absolute right-0 bottom-0 opacity-0 md:top-1 md:right-1 md:bottom-auto group-hover/fact:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
                onClick={() => onEdit(source)}
              >
                <Pencil aria-hidden className="size-3.5 md:size-4" strokeWidth={1.75} />
              </Button>
            )}
          </dt>
          <dd className="mt-1.75 mb-1.5 font-display text-[1.5rem]/none tracking-[-0.02em] wrap-anywhere text-fg max-[23rem]:text-[1.25rem] md:whitespace-nowrap md:text-[1.75rem]/none xl:max-[85rem]:text-[1.375rem]/none min-[100rem]:mt-2.5 min-[100rem]:mb-2 min-[100rem]:text-[2.25rem]/none">
            {value}
          </dd>
          {note && (
            <dd className={`text-caption text-fg-3 ${onEdit && source ? "max-md:pr-8" : ""}`}>
              {note}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
