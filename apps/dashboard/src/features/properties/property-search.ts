import { dealSides, dealStages, propertyTypes, type Deal } from "@frontage/records/schemas/deal";

import { choiceParam, urlState, type ValuesOf } from "../../navigation/url-state.ts";

export const propertySorts = [
  "name",
  "-name",
  "-size",
  "size",
  "-price",
  "price",
  "-occupancy",
  "occupancy",
] as const;
/** A leading dash reverses the order. */
export type PropertySort = (typeof propertySorts)[number];

/** The list's parameters in the URL. */
export const propertySearch = urlState({
  type: choiceParam("type", propertyTypes),
  side: choiceParam("side", dealSides),
  /** Offered only if a link has set it. */
  stage: choiceParam("stage", [...new Set(dealSides.flatMap((side) => [...dealStages[side]]))]),
  sort: choiceParam("sort", propertySorts, "name"),
});
export type PropertySearch = ValuesOf<typeof propertySearch>;

export function filterProperties(
  properties: readonly Deal[],
  { side, stage, type }: Partial<Pick<PropertySearch, "side" | "stage" | "type">>,
): Deal[] {
  return properties.filter(
    (property) =>
      (type === undefined || property.type === type) &&
      (side === undefined || property.deal.side === side) &&
      (stage === undefined || property.deal.stage === stage),
  );
}
