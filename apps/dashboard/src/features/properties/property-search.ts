import { dealSides, propertyTypes, type Property } from "@frontage/content/schemas/property";

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

/** What the URL says of the list. */
export const propertySearch = urlState({
  type: choiceParam("type", propertyTypes),
  side: choiceParam("side", dealSides),
  sort: choiceParam("sort", propertySorts, "name"),
});
export type PropertySearch = ValuesOf<typeof propertySearch>;

export function filterProperties(
  properties: readonly Property[],
  { side, type }: Partial<Pick<PropertySearch, "side" | "type">>,
): Property[] {
  return properties.filter(
    (property) =>
      (type === undefined || property.type === type) &&
      (side === undefined || property.deal.side === side),
  );
}
