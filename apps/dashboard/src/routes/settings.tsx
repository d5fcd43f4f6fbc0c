import { dashboardPaths } from "@frontage/content/dashboard";
import { Button } from "@frontage/ui/button";
import { lazyPart } from "@frontage/ui/lazy-part";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";

import type { ActivityProps } from "../features/settings/activity.tsx";
import { Appearance } from "../features/settings/appearance.tsx";
import type { CalendarAddressProps } from "../features/settings/calendar-address.tsx";
import { Closure } from "../features/settings/closure.tsx";
import { DataExport } from "../features/settings/data-export.tsx";
import { NotificationMatrix } from "../features/settings/notification-matrix.tsx";
import { PasswordForm } from "../features/settings/password-form.tsx";
import { SessionList } from "../features/settings/session-list.tsx";
import { SettingsSection, type SaveNote } from "../features/settings/settings-section.tsx";
import { SessionsSkeleton, SettingsSkeleton } from "../features/settings/settings-skeleton.tsx";
import { topicsFor, wordsOf, type SectionName } from "../features/settings/settings-words.ts";
import { TimeZoneSelect } from "../features/settings/time-zone-select.tsx";
import type { TwoFactorProps } from "../features/settings/two-factor.tsx";
import { useSaveSettings } from "../features/settings/use-save-settings.ts";
import { LoadFailed } from "../lib/load-failed.tsx";
import { isLiveBroker, useUser } from "../lib/user.ts";
import { usePortal } from "../portal/portal-context.tsx";
import type { Portal } from "../portal/portal.ts";
import { settingsQuery, subjects } from "../portal/queries.ts";

const sessionsQuery = (portal: Portal) =>
  queryOptions({ queryKey: [subjects.sessions], queryFn: portal.sessions });

// What only an account has.
const calendarAddress = lazyPart<CalendarAddressProps>(
  () => import("../features/settings/calendar-address.tsx"),
);
const twoFactor = lazyPart<TwoFactorProps>(() => import("../features/settings/two-factor.tsx"));
const activity = lazyPart<ActivityProps>(() => import("../features/settings/activity.tsx"));

const saved: SaveNote = { text: "Saved", isFailure: false };
const notKept: SaveNote = {
  text: "This browser keeps no data for this site, so nothing has changed.",
  isFailure: true,
};

/** The settings screen. Every change is saved at once. */
export default function Settings() {
  const portal = usePortal();
  const isBroker = isLiveBroker(useUser());
  const queryClient = useQueryClient();
  const { data: settings, error, refetch } = useQuery(settingsQuery(portal));
  const sessions = useQuery(sessionsQuery(portal));
  const [latest, setLatest] = useState<{ section: SectionName; note: SaveNote | undefined }>();
  const setNote = (section: SectionName, note: SaveNote | undefined) =>
    setLatest({ section, note });
  const save = useSaveSettings(setNote);

  if (error && !settings) {
    return <LoadFailed what="The settings" error={error} onRetry={() => void refetch()} />;
  }
  if (!settings) return <SettingsSkeleton isBroker={isBroker} />;

  const timeZone = settings.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  /** A section's words and what came of its latest change. */
  const section = (name: SectionName) => ({
    ...wordsOf(name, { isBroker }),
    note: latest?.section === name ? latest.note : undefined,
  });
  // What failed has been said beside the control.
  const saveQuietly = (...change: Parameters<typeof save>) => void save(...change).catch(() => {});

  return (
    <div className="max-w-224">
      <SettingsSection {...section("details")}>
        <p className="text-ui text-fg-3">
          Your name, photo, phone, email and company are in your profile.
        </p>
        <Button asChild variant="outline" className="mt-4">
          <Link to={dashboardPaths.profile}>Edit your profile</Link>
        </Button>
      </SettingsSection>
      <SettingsSection {...section("appearance")}>
        <Appearance onChosen={(isKept) => setNote("appearance", isKept ? { ...saved } : notKept)} />
      </SettingsSection>
      <SettingsSection {...section("notifications")}>
        <NotificationMatrix
          topics={topicsFor({ isBroker })}
          notifications={settings.notifications}
          onChange={(topic, channel, isOn) =>
            saveQuietly("notifications", (current) => ({
              ...current,
              notifications: {
                ...current.notifications,
                [topic]: { ...current.notifications[topic], [channel]: isOn },
              },
            }))
          }
        />
      </SettingsSection>
      <SettingsSection {...section("timeZone")}>
        <TimeZoneSelect
          timeZone={settings.timeZone}
          onChange={(chosen) =>
            saveQuietly("timeZone", (current) => ({ ...current, timeZone: chosen }))
          }
        />
      </SettingsSection>
      {portal.calendarAddress && (
        <SettingsSection {...section("calendar")}>
          <calendarAddress.Part
            calendarAddress={portal.calendarAddress}
            timeZone={timeZone}
            onNote={(note) => setNote("calendar", note)}
          />
        </SettingsSection>
      )}
      <SettingsSection {...section("password")}>
        <PasswordForm
          onChanged={() => setNote("password", { text: "Changed", isFailure: false })}
        />
      </SettingsSection>
      {portal.twoFactor && (
        <SettingsSection {...section("twoFactor")}>
          <twoFactor.Part
            twoFactor={portal.twoFactor}
            onNote={(note) => setNote("twoFactor", note)}
          />
        </SettingsSection>
      )}
      <SettingsSection {...section("sessions")}>
        {sessions.data ? (
          <SessionList
            sessions={sessions.data}
            timeZone={timeZone}
            onEnd={async (which) => {
              await portal.endSessions(which);
              await queryClient.invalidateQueries({ queryKey: [subjects.sessions] });
              setNote("sessions", {
                text: which === "others" ? "Signed out everywhere else" : "Session ended",
                isFailure: false,
              });
            }}
          />
        ) : sessions.error ? (
          <LoadFailed
            what="The sessions"
            error={sessions.error}
            onRetry={() => void sessions.refetch()}
          />
        ) : (
          <SessionsSkeleton />
        )}
      </SettingsSection>
      {portal.audit && (
        <SettingsSection {...section("activity")}>
          <activity.Part audit={portal.audit} timeZone={timeZone} />
        </SettingsSection>
      )}
      <SettingsSection {...section("data")}>
        <DataExport timeZone={timeZone} onNote={(note) => setNote("data", note)} />
      </SettingsSection>
      {!isBroker && (
        <SettingsSection {...section("closure")}>
          <Closure
            requestedAt={settings.closureRequestedAt}
            timeZone={timeZone}
            onRequest={async () =>
              save("closure", (current) => ({
                ...current,
                closureRequestedAt: new Date().toISOString(),
              }))
            }
            onWithdraw={() =>
              saveQuietly("closure", (current) => ({ ...current, closureRequestedAt: undefined }))
            }
          />
        </SettingsSection>
      )}
    </div>
  );
}
