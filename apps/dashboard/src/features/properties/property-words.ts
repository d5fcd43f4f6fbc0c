import type { Property } from "@frontage/content/schemas/property";

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const whole = new Intl.NumberFormat("en-US");

/** Stands wherever a price or a value does. */
export const notAnAppraisal =
  "Prices and values are pricing analysis and broker price opinions; not an appraisal.";

/** "$9,350,000" */
export const dollarsInWords = (amount: number) => dollars.format(amount);
/** "64,000 sq ft" */
export const squareFeetInWords = (area: number) => `${whole.format(area)} sq ft`;
/** "$24.50 per sq ft a year" */
export const rentInWords = (rent: number) => `${dollarsAndCents.format(rent)} per sq ft a year`;
/** What the property costs or brings: its price, or its rent. */
export function priceOrRent({ price, rent }: Property): string {
  if (price !== undefined) return dollarsInWords(price);
  return rent === undefined ? "Not set" : rentInWords(rent);
}

/** A year's net operating income, from price and cap rate; `undefined` without one of them. */
export function netOperatingIncome({ capRate, price }: Property): number | undefined {
  if (price === undefined || capRate === undefined) return undefined;
  return Math.round((price * capRate) / 100);
}
