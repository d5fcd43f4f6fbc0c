import type { MonthlyViews } from "@frontage/records/schemas/overview";

/**
 * Whose views the chart shows, and of which months. The server counts a client's own views of a
 * property and its documents, once a day.
 */
export function viewsCaption(
  months: readonly MonthlyViews[] | undefined,
  { isSample }: { isSample: boolean },
): string {
  const [first, last] = [months?.[0]?.name, months?.at(-1)?.name];
  // The prerendered page knows neither.
  if (!first || !last) return "Monthly views";
  return `${isSample ? "Monthly views" : "Views of your properties"}, ${first} to ${last}`;
}
