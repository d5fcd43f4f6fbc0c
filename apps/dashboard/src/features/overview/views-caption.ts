import type { MonthlyViews } from "@frontage/records/schemas/overview";

/**
 * The chart's caption: of what the views are, and in which months. The server counts those of a
 * client's listings on the site.
 */
export function viewsCaption(
  months: readonly MonthlyViews[] | undefined,
  { isSample }: { isSample: boolean },
): string {
  const [first, last] = [months?.[0]?.name, months?.at(-1)?.name];
  // The prerendered page doesn't know the months.
  if (!first || !last) return "Monthly views";
  return `${isSample ? "Monthly views" : "Views of your listings"}, ${first} to ${last}`;
}
