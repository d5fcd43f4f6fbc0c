import { useMemo } from "react";

import { zonesByRegion } from "../time/zones-by-region.ts";

type ZoneOptionsProps = {
  chosen: string | undefined;
  /** Only the chosen one, as long as the select was never opened. */
  chosenOnly?: boolean;
};

/** Options of a select: the browser's time zones and the chosen one, by region. */
export function ZoneOptions({ chosen, chosenOnly = false }: ZoneOptionsProps) {
  const regions = useMemo(
    () => zonesByRegion(chosenOnly ? [] : Intl.supportedValuesOf("timeZone"), chosen),
    [chosen, chosenOnly],
  );
  return regions.map(({ region, zones }) => (
    <optgroup key={region} label={region}>
      {zones.map(({ label, name }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </optgroup>
  ));
}
