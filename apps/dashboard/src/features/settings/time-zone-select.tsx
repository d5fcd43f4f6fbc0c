import { Field } from "@frontage/ui/field";
import { Select } from "@frontage/ui/select";
import { useMemo } from "react";

import { clockInWords, dayIn, dayInWords } from "../../lib/dates.ts";
import { placeOf } from "../../lib/time-zones.ts";
import { useNow } from "../../lib/use-now.ts";
import { zonesByRegion } from "../../lib/zones.ts";

/** Stands for "no zone chosen"; an empty value would look like a placeholder. */
const browsers = "browser";

export type TimeZoneSelectProps = {
  /** Absent: the browser's. */
  timeZone: string | undefined;
  onChange: (timeZone: string | undefined) => void;
};

/** Every zone the browser knows, and what time it is in the chosen one. */
export function TimeZoneSelect({ onChange, timeZone }: TimeZoneSelectProps) {
  const now = useNow();
  const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const regions = useMemo(
    () => zonesByRegion(Intl.supportedValuesOf("timeZone"), timeZone),
    [timeZone],
  );
  const shown = timeZone ?? browserZone;
  return (
    <Field
      label="Show times in"
      hint={`In ${placeOf(shown)} it is ${clockInWords(now.toISOString(), shown)} on ${dayInWords(dayIn(now, shown))}.`}
    >
      <Select
        className="max-w-100"
        value={timeZone ?? browsers}
        onChange={({ target }) => onChange(target.value === browsers ? undefined : target.value)}
      >
        <option value={browsers}>This browser’s: {browserZone.replaceAll("_", " ")}</option>
        {regions.map(({ region, zones }) => (
          <optgroup key={region} label={region}>
            {zones.map(({ label, name }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}
