import { Field } from "@frontage/ui/field";
import { Select } from "@frontage/ui/select";

import { ZoneOptions } from "../../components/zone-options.tsx";
import { formatTime, dayIn, formatDay } from "../../time/dates.ts";
import { cityOf } from "../../time/time-zones.ts";
import { useNow } from "../../time/use-now.ts";

/** An option with an empty value would count as the placeholder. */
const automatic = "browser";

export type TimeZoneSelectProps = {
  /** If absent, the browser’s. */
  timeZone: string | undefined;
  onChange: (timeZone: string | undefined) => void;
};

/** The time zone for dates and times, with the current time there. */
export function TimeZoneSelect({ onChange, timeZone }: TimeZoneSelectProps) {
  const now = useNow();
  const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const shown = timeZone ?? browserZone;
  return (
    <Field
      label="Show times in"
      hint={`In ${cityOf(shown)} it is ${formatTime(now.toISOString(), shown)} on ${formatDay(dayIn(now, shown))}.`}
    >
      <Select
        className="max-w-100"
        value={timeZone ?? automatic}
        onChange={({ target }) => onChange(target.value === automatic ? undefined : target.value)}
      >
        <option value={automatic}>Automatic ({browserZone.replaceAll("_", " ")})</option>
        <ZoneOptions chosen={timeZone} />
      </Select>
    </Field>
  );
}
