import { dealSides, dealStages, propertyTypes, type Deal } from "@frontage/records/schemas/deal";

import { choiceParam, urlState, type ValuesOf } from "../../navigation/url-state.ts";

export const dealSorts = [
  "name",
  "-name",
  "-size",
  "size",
  "-price",
  "price",
  "-occupancy",
  "occupancy",
] as const;
/** The order of deals; a leading dash reverses it. */
export type DealSort = (typeof dealSorts)[number];

/** The list's parameters in the URL. */
export const dealSearch = urlState({
  type: choiceParam("type", propertyTypes),
  side: choiceParam("side", dealSides),
  /** The stage filter, shown only if a link has set it. */
  stage: choiceParam("stage", [...new Set(dealSides.flatMap((side) => [...dealStages[side]]))]),
  sort: choiceParam("sort", dealSorts, "name"),
});
export type DealSearch = ValuesOf<typeof dealSearch>;

export function filterDeals(
  deals: readonly Deal[],
  { side, stage, type }: Partial<Pick<DealSearch, "side" | "stage" | "type">>,
): Deal[] {
  return deals.filter(
    (deal) =>
      (type === undefined || deal.type === type) &&
      (side === undefined || deal.progress.side === side) &&
      (stage === undefined || deal.progress.stage === stage),
  );
}

const sortedBy: Record<string, (deal: Deal) => string | number | undefined> = {
  name: ({ name }) => name,
  size: ({ squareFeet }) => squareFeet,
  price: ({ price }) => price,
  occupancy: ({ occupancy }) => occupancy,
};

/** Sorts deals; those without a value come last in both directions. */
export function sortDeals(deals: readonly Deal[], sort: DealSort): Deal[] {
  const valueOf = sortedBy[sort.replace("-", "")];
  const sign = sort.startsWith("-") ? -1 : 1;
  return deals.toSorted((one, other) => {
    const [a, b] = [valueOf?.(one), valueOf?.(other)];
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined);
    return (
      sign *
      (typeof a === "number" ? a - Number(b) : a.localeCompare(String(b), "en", { numeric: true }))
    );
  });
}
