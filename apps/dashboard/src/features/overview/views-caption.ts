import type { MonthlyViews } from "@frontage/records/schemas/overview";

/**
 * The chart's caption: whose views, and in which months. The server counts a client's own views of
 * a property and its documents, once per day.
 */
export function viewsCaption(
  months: readonly MonthlyViews[] | undefined,
  { isSample }: { isSample: boolean },
): string {
  const [first, last] = [months?.[0]?.name, months?.at(-1)?.name];
  // The prerendered page doesn't know the months.
  if (!first || !last) return "Monthly views";
  return `${isSample ? "Monthly views" : "Views of your properties"}, ${first} to ${last}`;
}
