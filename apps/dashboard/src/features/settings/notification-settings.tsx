import { broker } from "@frontage/content/broker";
import type { Settings } from "@frontage/records/schemas/settings";
import { Field } from "@frontage/ui/field";
import { Select } from "@frontage/ui/select";
import { Switch } from "@frontage/ui/switch";

import { dayIn, formatDay, formatTime } from "../../time/dates.ts";
import { cityOf } from "../../time/time-zones.ts";
import { NotificationMatrix } from "./notification-matrix.tsx";
import { topicsFor } from "./settings-labels.ts";
import type { SettingsChange } from "./use-save-settings.ts";

const longDay = { month: "long", day: "numeric", year: "numeric" } as const;

type NotificationSettingsProps = {
  settings: Settings;
  isBroker: boolean;
  /** Whether the client sells, so that their property may be listed. */
  hasListing: boolean;
  timeZone: string;
  onChange: (change: SettingsChange) => void;
};

/** The notifications that a person gets and, for a broker, the daily email. */
export function NotificationSettings({
  hasListing,
  isBroker,
  onChange,
  settings,
  timeZone,
}: NotificationSettingsProps) {
  return (
    <>
      <NotificationMatrix
        topics={topicsFor({ isBroker })}
        notifications={settings.notifications}
        onChange={onChange}
      />
      {settings.marketNotesUnsubscribedAt && (
        <p className="mt-4 text-small text-fg-3">
          You unsubscribed from market notes by email on{" "}
          <time dateTime={settings.marketNotesUnsubscribedAt}>
            {formatDay(dayIn(settings.marketNotesUnsubscribedAt, timeZone), longDay)}
          </time>
          . Turn them on above to get them again.
        </p>
      )}
      {hasListing && (
        <WeeklyReport
          isOn={!settings.isWeeklyReportOff}
          onChange={(isOn) =>
            onChange((current) => ({ ...current, isWeeklyReportOff: isOn ? undefined : true }))
          }
        />
      )}
      {isBroker && (
        <DailyDigest
          hour={settings.digestHour}
          timeZone={settings.timeZone}
          onChange={(digestHour) => onChange((current) => ({ ...current, digestHour }))}
        />
      )}
    </>
  );
}

/** A switch for the weekly email about a client's listing. */
function WeeklyReport({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <div className="mt-6 flex items-start justify-between gap-6">
      <p>
        <span id="weekly-report" className="block text-small font-medium text-fg">
          Weekly report on your listing
        </span>
        <span className="mt-1 block text-caption text-fg-3">
          By email on Tuesdays at 8am in the property’s time zone, while it is listed.
        </span>
      </p>
      <Switch aria-labelledby="weekly-report" checked={isOn} onCheckedChange={onChange} />
    </div>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** A full hour: "7am". */
const formatHour = (hour: number) =>
  formatTime(new Date(Date.UTC(2000, 0, 1, hour)).toISOString(), "UTC");

const off = "off";

type DailyDigestProps = {
  /** The hour of the email, 0 to 23; absent for off. */
  hour: number | undefined;
  /**
   * The time zone from the settings; if absent, the email uses the broker's, since the server
   * doesn't know the browser's.
   */
  timeZone: string | undefined;
  onChange: (hour: number | undefined) => void;
};

/** A select for the hour of the broker's daily email, or none. */
function DailyDigest({ hour, onChange, timeZone = broker.timeZone }: DailyDigestProps) {
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
