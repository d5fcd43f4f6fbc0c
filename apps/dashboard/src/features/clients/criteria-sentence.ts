import { propertyTypeNames } from "@frontage/records/record-names";
import type { ClientSummary } from "@frontage/records/schemas/client-summary";

import { formatRange } from "../../components/format-range.ts";

type Criteria = NonNullable<ClientSummary["wishes"]>["criteria"];

const list = new Intl.ListFormat("en-US");
const whole = new Intl.NumberFormat("en-US");
const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  notation: "compact",
  maximumFractionDigits: 2,
});

/**
 * A client's criteria: "Industrial and retail in TX, $5M to $20M, 6% cap rate or better. In a 1031
 * exchange." Empty if the profile has none.
 */
export function formatCriteria(criteria: Criteria): string {
  const { isExchange, priceMax, priceMin, squareFeetMax, squareFeetMin, states, targetCapRate } =
    criteria;
  const types = list.format(criteria.types.map((type) => propertyTypeNames[type].toLowerCase()));
  const places = list.format(
    states
      .toUpperCase()
      .split(",")
      .flatMap((state) => state.trim() || []),
  );
  const parts = [
    [types, places && `in ${places}`].filter(Boolean).join(" "),
    formatRange(squareFeetMin, squareFeetMax, (area) => whole.format(area), " SF"),
    formatRange(priceMin, priceMax, (price) => dollars.format(price)),
    targetCapRate && `${targetCapRate}% cap rate or better`,
  ].filter(Boolean);
  const sentence = parts.join(", ");
  return [
    sentence && `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`,
    isExchange && "In a 1031 exchange.",
  ]
    .filter(Boolean)
    .join(" ");
}
