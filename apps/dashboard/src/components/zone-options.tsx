import { useMemo } from "react";

import { zonesByRegion } from "../time/zones-by-region.ts";

/** Options of a select: the browser's time zones and the chosen one, by region. */
export function ZoneOptions({ chosen }: { chosen: string | undefined }) {
  const regions = useMemo(
    () => zonesByRegion(Intl.supportedValuesOf("timeZone"), chosen),
    [chosen],
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
