import type { MonthlyViews, PortfolioShare } from "@frontage/records/schemas/overview";

const grouped = new Intl.NumberFormat("en-US");

/** A number of views: "2,780 views". */
export const formatViews = (count: number) =>
  `${grouped.format(count)} ${count === 1 ? "view" : "views"}`;

/** A sentence about the first, last, highest and lowest month of views. */
export function viewsSummary(months: readonly MonthlyViews[]): string {
  const [first] = months;
  const last = months.at(-1);
  if (!first || !last) return "";
  const lowest = months.reduce((low, month) => (month.views < low.views ? month : low));
  const highest = months.reduce((high, month) => (month.views > high.views ? month : high));
  const format = ({ name, views }: typeof first) => `${grouped.format(views)} in ${name}`;
  return `Monthly views went from ${format(first)} to ${format(last)}; the most were ${format(highest)}, the fewest ${format(lowest)}.`;
}

/** A sentence about the shares of the portfolio. */
export function portfolioSummary(shares: readonly PortfolioShare[]): string {
  const named = shares.map(({ name, value }) => `${value} percent is ${name.toLowerCase()}`);
  return `Of the portfolio, ${named.join(", ")}.`;
}
