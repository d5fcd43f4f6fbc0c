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
export const formatRent = (rent: number): string => `${formatCents(rent)}/SF/yr`;

/** "$24.50", "$24.00"; "$0.00" only for nothing */
export const formatCents = (amount: number): string =>
  amount > 0 && amount < 0.005 ? "under $0.01" : dollarsAndCents.format(amount);

/** Below this price per square foot, in dollars, cents are shown. */
const showCentsBelow = 50;

/** The price per square foot: "$270", or with cents for land and other low prices, "$0.38". */
export function formatPerSquareFoot(price: number, squareFeet: number): string {
  const each = price / squareFeet;
  return each < showCentsBelow ? formatCents(each) : wholeDollars.format(each);
}

const acreSquareFeet = 43_560;
const hundredths = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** Square feet in acres. */
export const acresOf = (squareFeet: number): number => squareFeet / acreSquareFeet;

/** Acres in whole square feet. */
export const squareFeetOf = (acres: number): number => Math.round(acres * acreSquareFeet);

/** "4.3 acres", "1 acre" */
export function formatAcres(acres: number): string {
  const text = hundredths.format(acres);
  return `${text === "0" ? "under 0.01" : text} ${text === "1" ? "acre" : "acres"}`;
}

/** "6.40%" */
export const formatCapRate = (percent: number): string => `${percent.toFixed(2)}%`;

/** "46,000 SF" */
export const formatSquareFeet = (area: number): string => `${whole.format(area)} SF`;

/** A property's size: "46,000 SF", or of land "4.3 acres". */
export const formatPropertySize = ({
  landAcres,
  squareFeet,
  type,
}: {
  landAcres?: number | undefined;
  squareFeet: number;
  type: string;
}): string =>
  type === "land" ? formatAcres(landAcres ?? acresOf(squareFeet)) : formatSquareFeet(squareFeet);

/** Puts "a" or "an" before an amount, as it is read aloud: "an $11,900,000", "a $110,000". */
export function withArticle(amount: string): string {
  const [first = ""] = /\d+/.exec(amount) ?? [];
  return /^(?:8\d*|11|18)$/.test(first) ? `an ${amount}` : `a ${amount}`;
}
