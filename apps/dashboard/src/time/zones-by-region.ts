/** A time zone: its IANA name, and a label such as "Buenos Aires, Argentina". */
type Zone = { name: string; label: string };

/** The main US zones, from east to west. */
const clocksOfUnitedStates = {
  "America/New_York": "Eastern",
  "America/Chicago": "Central",
  "America/Denver": "Mountain",
  "America/Phoenix": "Arizona",
  "America/Los_Angeles": "Pacific",
  "America/Anchorage": "Alaska",
  "Pacific/Honolulu": "Hawaii",
} as const satisfies Record<string, string>;

// Other US time zones in the tz database, including two older names that browsers use.
const othersOfUnitedStates =
  /^America\/(Adak|Boise|Detroit|Indiana\/.+|Indianapolis|Juneau|Kentucky\/.+|Louisville|Menominee|Metlakatla|Nome|North_Dakota\/.+|Sitka|Yakutat)$/;

/**
 * IANA time zones by region: the United States first, from east to west and then by place; other
 * regions alphabetically.
 *
 * @param names from `Intl.supportedValuesOf("timeZone")`
 * @param chosen the chosen time zone, which is listed even if this browser has another name for it
 */
export function zonesByRegion(
  names: readonly string[],
  chosen?: string,
): { region: string; zones: Zone[] }[] {
  const listed = new Set(chosen ? [...names, chosen] : names);
  const main = Object.entries(clocksOfUnitedStates)
    .filter(([name]) => listed.has(name))
    .map(([name, clock]) => ({ name, label: `${formatPlace(name)} (${clock})` }));
  const others: Zone[] = [];
  const regions = new Map<string, Zone[]>();
  for (const name of listed) {
    if (name in clocksOfUnitedStates) continue;
    const region = regionOf(name);
    const zones = othersOfUnitedStates.test(name) ? others : (regions.get(region) ?? []);
    zones.push({ name, label: formatPlace(name) });
    if (zones !== others) regions.set(region, zones);
  }
  const unitedStates = [...main, ...sortByLabel(others)];
  return [
    ...(unitedStates.length > 0 ? [{ region: "United States", zones: unitedStates }] : []),
    ...[...regions]
      .map(([region, zones]) => ({ region, zones: sortByLabel(zones) }))
      .toSorted((one, other) => one.region.localeCompare(other.region, "en")),
  ];
}

/** A time zone's region; "Other" for those without one, such as "UTC". */
function regionOf(name: string): string {
  return name.includes("/") ? name.slice(0, name.indexOf("/")) : "Other";
}

/** A time zone's place: "Buenos Aires, Argentina" for "America/Argentina/Buenos_Aires". */
function formatPlace(name: string): string {
  const [first = name, ...places] = name.replaceAll("_", " ").split("/");
  return places.length > 0 ? places.toReversed().join(", ") : first;
}

function sortByLabel(zones: readonly Zone[]): Zone[] {
  return zones.toSorted((one, other) => one.label.localeCompare(other.label, "en"));
}
