/** A zone's IANA name, and its place in words: "Buenos Aires, Argentina". */
export type Zone = { name: string; label: string };

/**
 * IANA zones by region, regions and places in alphabetical order.
 *
 * @param names as `Intl.supportedValuesOf("timeZone")` gives them
 * @param chosen is listed even where this browser knows the zone by another name
 */
export function zonesByRegion(
  names: readonly string[],
  chosen?: string,
): { region: string; zones: Zone[] }[] {
  const regions = new Map<string, Zone[]>();
  for (const name of new Set(chosen ? [...names, chosen] : names)) {
    const [first = name, ...places] = name.replaceAll("_", " ").split("/");
    // "UTC" and its like have no region.
    const region = places.length > 0 ? first : "Other";
    const label = places.length > 0 ? places.toReversed().join(", ") : first;
    const zones = regions.get(region) ?? [];
    zones.push({ name, label });
    regions.set(region, zones);
  }
  return [...regions]
    .map(([region, zones]) => ({
      region,
      zones: zones.toSorted((one, other) => one.label.localeCompare(other.label, "en")),
    }))
    .toSorted((one, other) => one.region.localeCompare(other.region, "en"));
}
