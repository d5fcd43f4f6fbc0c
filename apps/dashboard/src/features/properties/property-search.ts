import {
  dealSides,
  propertyTypes,
  type DealSide,
  type Property,
  type PropertyType,
} from "@frontage/content/schemas/property";

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
/** A leading dash turns the order around; "name" is the default. */
export type PropertySort = (typeof propertySorts)[number];

/** What the screen's address says of the list. */
export type PropertySearch = { type?: PropertyType; side?: DealSide; sort: PropertySort };

const defaultSort = "name";

/** Reads the address. What it does not know there, it takes to be left out. */
export function readPropertySearch(parameters: URLSearchParams): PropertySearch {
  function oneOf<Value extends string>(values: readonly Value[], name: string) {
    return values.find((value) => value === parameters.get(name));
  }
  return {
    type: oneOf(propertyTypes, "type"),
    side: oneOf(dealSides, "side"),
    sort: oneOf(propertySorts, "sort") ?? defaultSort,
  };
}

/** The address after a change; what has its default is left out. */
export function changePropertySearch(
  parameters: URLSearchParams,
  change: Partial<PropertySearch>,
): URLSearchParams {
  const next = { ...readPropertySearch(parameters), ...change };
  const changed = new URLSearchParams(parameters);
  for (const name of ["type", "side", "sort"] as const) {
    const value = next[name];
    if (value === undefined || value === defaultSort) changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

/** The properties of that type and on that side of a deal. */
export function filterProperties(
  properties: readonly Property[],
  { side, type }: Pick<PropertySearch, "side" | "type">,
): Property[] {
  return properties.filter(
    (property) =>
      (type === undefined || property.type === type) &&
      (side === undefined || property.deal.side === side),
  );
}
