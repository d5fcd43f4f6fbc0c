import { formatDollars, formatRent } from "@frontage/records/amounts";
import { capRateOf } from "@frontage/records/cap-rate";
import { noiPeriodNames } from "@frontage/records/noi-period-names";
import type { Deal } from "@frontage/records/schemas/deal";

import { formatMonth } from "../time/date-phrases.ts";

/** Shown next to every price or value. */
export const notAnAppraisal =
  "Prices and values are pricing analysis and broker price opinions; not an appraisal.";

/** "$9,350,000", "$24.50/SF/yr" or "Not set" */
export function formatPriceOrRent({ price, rent }: Pick<Deal, "price" | "rent">): string {
  if (price !== undefined) return formatDollars(price);
  return rent === undefined ? "Not set" : formatRent(rent);
}

/** What the net operating income covers: "Trailing 12 months to June 2026". */
export function formatNoiPeriod({
  noiPeriod,
  noiThrough,
}: Pick<Deal, "noiPeriod" | "noiThrough">): string {
  if (noiPeriod === undefined) return "Period not stated";
  const name = noiPeriodNames[noiPeriod];
  return noiThrough === undefined ? name : `${name} to ${formatMonth(noiThrough)}`;
}

/** The period in short, for next to the figure: "12 months to June". */
export function formatNoiPeriodShort(deal: Pick<Deal, "noiPeriod" | "noiThrough">): string {
  const { noiPeriod, noiThrough } = deal;
  if (noiPeriod !== "trailing-12" || noiThrough === undefined) return formatNoiPeriod(deal);
  return `12 months to ${formatMonth(noiThrough).replace(/ \d+$/, "")}`;
}

/** Where the cap rate comes from: a note next to the figure, and a longer one for print. */
export function capRateNotes({ noi, price }: Pick<Deal, "noi" | "price">) {
  if (capRateOf({ noi, price }) === undefined) return { note: "As quoted" };
  return { note: "NOI ÷ price", fullNote: "Computed, NOI ÷ price" };
}
