import type { NoiPeriod } from "./schemas/deal.ts";

/** Names of the periods that a net operating income covers. */
export const noiPeriodNames: Record<NoiPeriod, string> = {
  "trailing-12": "Trailing 12 months",
  "in-place": "In place, annualized",
  "pro-forma": "Pro forma, first year",
};
