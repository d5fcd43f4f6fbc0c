import type { Settings } from "@frontage/records/schemas/settings";

import { dayIn, formatDay } from "../../time/dates.ts";
import { DailyDigest } from "./daily-digest.tsx";
import { NotificationMatrix } from "./notification-matrix.tsx";
import { topicsFor } from "./settings-labels.ts";
import type { SettingsChange } from "./use-save-settings.ts";

const longDay = { month: "long", day: "numeric", year: "numeric" } as const;

export type NotificationSettingsProps = {
  settings: Settings;
  isBroker: boolean;
  timeZone: string;
  onChange: (change: SettingsChange) => void;
};

/** What a person is notified of, and a broker’s daily email. */
export function NotificationSettings({
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
