import { isOnMarket } from "@frontage/records/listing-states";
import { capitalized, numberWord } from "@frontage/records/offer-words";
import {
  formatDollars,
  formatPerSquareFoot,
  formatRent,
  formatSquareFeet,
} from "@frontage/records/amounts";
import { freshness, freshnessAfter, type Freshness } from "@frontage/content/listings";
import { capRateOf } from "@frontage/records/cap-rate";
import type { ChecklistItem } from "@frontage/records/listing-checklist";
import { propertyTypeNames } from "@frontage/records/record-names";
import type { ListedListing } from "@frontage/records/schemas/broker-listing";
import type {
  DocumentTier,
  LeaseType,
  ListingDetails,
  ListingKind,
} from "@frontage/records/schemas/listing";

import { dayIn, daysBetween, formatDate, formatTime, type Clock } from "../../time/dates.ts";

export const tierNames: Record<DocumentTier, string> = {
  public: "Public",
  agreement: "After the agreement",
  approval: "After you approve",
};

export const leaseTypeNames: Record<LeaseType, string> = {
  nnn: "Triple net (NNN)",
  nn: "Double net (NN)",
  n: "Single net (N)",
  "modified-gross": "Modified gross",
  "full-service": "Full service",
};

/** A checklist's entries, in the words of a sale or a lease. */
export function checklistName(item: ChecklistItem, kind: ListingKind, region: string): string {
  const isSale = kind === "sale";
  const names: Record<ChecklistItem, string> = {
    photographs: "Photographs",
    price: isSale ? "Price" : "Rent",
    license: `License in ${region}`,
    agreement: "Confidentiality agreement",
    figures: isSale ? "Size, year, occupancy and NOI" : "Size, year and lease type",
    words: "Summary and three highlights",
    documents: "Offering memorandum and rent roll",
  };
  return names[item];
}

/** "Two new offers", "12 new offers" */
export const counted = (count: number, one: string, many: string) =>
  `${capitalized(numberWord(count))} ${count === 1 ? one : many}`;

/** "retail sale" */
export const formatKind = ({ kind, type }: Pick<ListedListing, "kind" | "type">) =>
  `${propertyTypeNames[type].toLowerCase()} ${kind}`;

/** "Retail, 46,000 SF, built 1991." */
export function formatProperty({ squareFeet, type, yearBuilt }: ListingDetails): string {
  const facts = [
    propertyTypeNames[type],
    formatSquareFeet(squareFeet),
    yearBuilt !== undefined && `built ${yearBuilt}`,
  ];
  return `${facts.filter(Boolean).join(", ")}.`;
}

type Asking = Pick<ListingDetails, "isPriceOnRequest" | "price" | "rent">;

/** "$12,400,000", "$11.25/SF/yr", "Price on request", or nothing. */
export function formatAsking({ isPriceOnRequest, price, rent }: Asking): string | undefined {
  if (isPriceOnRequest) return "Price on request";
  if (price !== undefined) return formatDollars(price);
  return rent === undefined ? undefined : formatRent(rent);
}

/** "6.40% cap rate, $270 per SF"; nothing without a price. */
export function formatBasis(
  details: Pick<ListingDetails, "isPriceOnRequest" | "noi" | "noiPeriod" | "price" | "squareFeet">,
): string {
  const { isPriceOnRequest, noi, noiPeriod, price, squareFeet } = details;
  if (price === undefined || isPriceOnRequest) return "";
  const rate = capRateOf({ noi, price });
  const isPlan = noiPeriod === "pro-forma";
  return [
    rate !== undefined && `${rate.toFixed(2)}% cap rate${isPlan ? ", pro forma" : ""}`,
    `${formatPerSquareFoot(price, squareFeet)} per SF`,
  ]
    .filter(Boolean)
    .join(", ");
}

type Market = Pick<ListedListing, "confirmedAt" | "onMarketSince" | "status" | "statusAt"> & {
  timeZone: string;
};

/** Days since it came on the market, until today or until it left it, in its time zone. */
export function daysOnMarket(
  { onMarketSince, status, statusAt, timeZone }: Omit<Market, "confirmedAt">,
  now: Date,
): number | undefined {
  if (onMarketSince === undefined) return undefined;
  return daysBetween(onMarketSince, dayIn(isOnMarket(status) ? now : statusAt, timeZone));
}

type Confirmation = {
  freshness: Freshness;
  /** Days until Today asks; negative if it has asked for some. */
  daysLeft: number;
};

/** How much an available listing's confirmation is worth; nothing for others. */
export function confirmationOf(
  { confirmedAt, status, timeZone }: Omit<Market, "onMarketSince" | "statusAt">,
  now: Date,
): Confirmation | undefined {
  if (status !== "available" || confirmedAt === undefined) return undefined;
  const days = daysBetween(dayIn(confirmedAt, timeZone), dayIn(now, timeZone));
  return { freshness: freshnessAfter(days), daysLeft: freshness.askAfterDays - days };
}

/** What the list says of a confirmation that is due; nothing while it is fresh. */
export function formatConfirmBy({ daysLeft, freshness: is }: Confirmation): string | undefined {
  if (is === "hidden") return "Off the site until confirmed";
  if (daysLeft > 0) return undefined;
  if (daysLeft === 0) return "Confirm by today";
  return daysLeft === -1 ? "Confirm, 1 day late" : `Confirm, ${-daysLeft} days late`;
}

/** "Today", "Yesterday", "Jun 30" */
export function formatShortDay(instant: string, { now, timeZone }: Clock): string {
  const today = dayIn(now, timeZone);
  const day = dayIn(instant, timeZone);
  if (day === today) return "Today";
  if (daysBetween(day, today) === 1) return "Yesterday";
  return formatDate(day, today, { month: "short", day: "numeric" });
}

/** The same within a sentence: "today", "yesterday", "Jun 30". */
export const formatShortDayInline = (instant: string, clock: Clock) =>
  formatShortDay(instant, clock).replace(/^[TY]/, (letter) => letter.toLowerCase());

/** "Friday, July 17 at 5pm" */
export function formatDeadline(instant: string, { now, timeZone }: Clock): string {
  const day = formatDate(dayIn(instant, timeZone), dayIn(now, timeZone), {
    weekday: "long",
    month: "long",
    day: "numeric",
  });
  return `${day} at ${formatTime(instant, timeZone)}`;
}

/** The path of a listing's photograph at about a width. */
export function photoWidth(
  { widths }: { widths: readonly number[] },
  wanted: number,
): number | undefined {
  return widths.find((width) => width >= wanted) ?? widths.at(-1);
}
