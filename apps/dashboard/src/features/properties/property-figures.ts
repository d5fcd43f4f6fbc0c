import type { Property } from "@frontage/content/schemas/property";

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const whole = new Intl.NumberFormat("en-US");

/** Shown wherever a price or a value is. */
export const notAnAppraisal =
  "Prices and values are pricing analysis and broker price opinions; not an appraisal.";

/** "$9,350,000" */
export const formatDollars = (amount: number) => dollars.format(amount);
/** "64,000 SF" */
export const formatSquareFeet = (area: number) => `${whole.format(area)} SF`;
/** "$24.50/SF/yr" */
export const formatRent = (rent: number) => `${dollarsAndCents.format(rent)}/SF/yr`;
export function formatPriceOrRent({ price, rent }: Property): string {
  if (price !== undefined) return formatDollars(price);
  return rent === undefined ? "Not set" : formatRent(rent);
}

/** Annual net operating income, if price and cap rate are known. */
export function netOperatingIncome({ capRate, price }: Property): number | undefined {
  if (price === undefined || capRate === undefined) return undefined;
  return Math.round((price * capRate) / 100);
}
