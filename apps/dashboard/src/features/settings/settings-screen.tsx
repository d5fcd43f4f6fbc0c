import { dashboardPaths } from "@frontage/content/dashboard";
import type { Settings as SettingsRecord } from "@frontage/records/schemas/settings";
import { Accordion } from "@frontage/ui/accordion";
import { Button } from "@frontage/ui/button";
import { useHydrated } from "@frontage/ui/use-browser-value";
import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";

import { Activity } from "./activity.tsx";
import { Appearance } from "./appearance.tsx";
import { AssistantSwitch } from "./assistant-switch.tsx";
import { CalendarLink } from "./calendar-link.tsx";
import { Closure } from "./closure.tsx";
import { DataExport } from "./data-export.tsx";
import { LoginSections } from "./login-sections.tsx";
import { NotificationSettings } from "./notification-settings.tsx";
import { sessionsQuery } from "./session-list.tsx";
import { FoldedSection, SettingsSection, type SaveNote } from "./settings-section.tsx";
import { SettingsSkeleton } from "./settings-skeleton.tsx";
import { sectionsOf, sectionText, type SectionName } from "./settings-labels.ts";
import { TimeZoneSelect } from "./time-zone-select.tsx";
import { useSaveSettings } from "./use-save-settings.ts";
import { LoadFailed } from "../../components/load-failed.tsx";
import { Sections } from "../../components/sections.tsx";
import { useBrokerApi, usePortal } from "../../portal/portal-context.tsx";
import { settingsQuery } from "../../portal/queries.ts";
import { currentTime } from "../../time/server-clock.ts";

const saved: SaveNote = { text: "Saved", isFailure: false };
const notKept: SaveNote = {
  text: "This browser blocks storage for this site, so nothing was saved.",
  isFailure: true,
};

/** The settings screen. Every change is saved immediately. */
export default function Settings() {
  const portal = usePortal();
  const { data: settings, error, refetch } = useQuery(settingsQuery(portal));
  usePrefetchQuery(sessionsQuery(portal));
  const isBroker = useBrokerApi() !== undefined;
  // The prerendered page lists what every portal has.
  const sections = sectionsOf(useHydrated() ? portal : {}, { isBroker });
  if (error && !settings) {
    return <LoadFailed what="your settings" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Sections sections={sections} isReady={settings !== undefined}>
      {settings ? (
        <LoadedSections settings={settings} isBroker={isBroker} />
      ) : (
        <SettingsSkeleton isBroker={isBroker} />
      )}
    </Sections>
  );
}

function LoadedSections({ isBroker, settings }: { settings: SettingsRecord; isBroker: boolean }) {
  const portal = usePortal();
  const [latest, setLatest] = useState<{ section: SectionName; note: SaveNote | undefined }>();
  const setNote = (section: SectionName, note: SaveNote | undefined) =>
    setLatest({ section, note });
  const noteFor = (section: SectionName) => (note: SaveNote | undefined) => setNote(section, note);
  const save = useSaveSettings(setNote);
  const timeZone = settings.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  /** A section’s texts and the result of its latest change. */
  const section = (name: SectionName) => ({
    ...sectionText(name, { isBroker }),
    note: latest?.section === name ? latest.note : undefined,
  });
  // The failure is shown next to the control.
  const saveQuietly = (...change: Parameters<typeof save>) => void save(...change).catch(() => {});
  const changeClosure = (closureRequestedAt: string | undefined) =>
    save("closure", (current) => ({ ...current, closureRequestedAt }));

  return (
    <>
      <SettingsSection {...section("details")}>
        <p className="text-ui text-fg-3">
          Your name, photo, phone, email and company are in your profile.
        </p>
        <Button asChild variant="outline" className="mt-4">
          <Link to={dashboardPaths.profile}>Edit your profile</Link>
        </Button>
      </SettingsSection>
      <SettingsSection {...section("appearance")}>
        <Appearance
          hasLetterKeys={isBroker}
          onChosen={(isKept) => setNote("appearance", isKept ? { ...saved } : notKept)}
        />
      </SettingsSection>
      <SettingsSection {...section("notifications")}>
        <NotificationSettings
          {...{ isBroker, settings, timeZone }}
          onChange={(change) => saveQuietly("notifications", change)}
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
      {portal.brokerApi?.assistant && (
        <SettingsSection {...section("assistant")}>
          <AssistantSwitch assistant={portal.brokerApi.assistant} onNote={noteFor("assistant")} />
        </SettingsSection>
      )}
      <SettingsSection {...section("login")}>
        <LoginSections {...{ noteFor, section, timeZone }} />
      </SettingsSection>
      <SettingsSection {...section("account")}>
        <Accordion>
          {portal.calendarLink && (
            <FoldedSection {...section("calendar")}>
              <CalendarLink
                calendarLink={portal.calendarLink}
                timeZone={timeZone}
                onNote={noteFor("calendar")}
              />
            </FoldedSection>
          )}
          {portal.audit && (
            <FoldedSection {...section("activity")}>
              <Activity audit={portal.audit} timeZone={timeZone} />
            </FoldedSection>
          )}
          <FoldedSection {...section("data")}>
            <DataExport timeZone={timeZone} onNote={noteFor("data")} />
          </FoldedSection>
          {!isBroker && (
            <FoldedSection
              {...section("closure")}
              {...(settings.closureRequestedAt && { description: "Requested." })}
            >
              <Closure
                requestedAt={settings.closureRequestedAt}
                timeZone={timeZone}
                onRequest={async () => changeClosure(currentTime().toISOString())}
                onWithdraw={() => void changeClosure(undefined).catch(() => {})}
              />
            </FoldedSection>
          )}
        </Accordion>
      </SettingsSection>
    </>
  );
}
