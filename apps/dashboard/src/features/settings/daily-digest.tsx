import { broker } from "@frontage/content/broker";
import { Field } from "@frontage/ui/field";
import { Select } from "@frontage/ui/select";

import { formatTime } from "../../time/dates.ts";
import { cityOf } from "../../time/time-zones.ts";

const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** "7am" */
const formatHour = (hour: number) =>
  formatTime(new Date(Date.UTC(2000, 0, 1, hour)).toISOString(), "UTC");

const off = "off";

export type DailyDigestProps = {
  /** 0 to 23; absent for off. */
  hour: number | undefined;
  /** If absent, the broker’s own: the server doesn’t know the browser’s. */
  timeZone: string | undefined;
  onChange: (hour: number | undefined) => void;
};

/** Whether and when a broker gets their day by email. */
export function DailyDigest({ hour, onChange, timeZone = broker.timeZone }: DailyDigestProps) {
  return (
    <Field
      label="Daily email"
      hint={`What needs you, deadlines of the next 14 days and whom you’re waiting for. Sent at this hour in ${cityOf(timeZone)}, if there’s something to say.`}
      className="mt-6"
    >
      <Select
        className="max-w-60"
        value={hour ?? off}
        onChange={({ target }) => onChange(target.value === off ? undefined : Number(target.value))}
      >
        <option value={off}>Off</option>
        {hours.map((one) => (
          <option key={one} value={one}>
            {formatHour(one)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
