// How amounts are written, on the pages, in the dashboard and in emails.

const wholeDollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** "$12,400,000", rounded to whole dollars */
export const formatDollars = (amount: number): string => wholeDollars.format(amount);

/** "$12,400,000", or "$24.50" where there are cents */
export const formatExactDollars = (amount: number): string =>
  (Number.isInteger(amount) ? wholeDollars : dollarsAndCents).format(amount);

/** "$24.50/SF/yr" */
export const formatRent = (rent: number): string => `${dollarsAndCents.format(rent)}/SF/yr`;

/** "46,000 SF" */
export const formatSquareFeet = (area: number): string => `${whole.format(area)} SF`;
