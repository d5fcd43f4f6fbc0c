import { broker } from "@frontage/content/broker";
import type { Settings as SettingsRecord } from "@frontage/records/schemas/settings";
import { Accordion } from "@frontage/ui/accordion";
import { Avatar } from "@frontage/ui/avatar";
import { Button, Spinner } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { lazyPart } from "@frontage/ui/lazy-part";
import { Link as TextLink } from "@frontage/ui/link";
import { Select } from "@frontage/ui/select";
import { useHydrated } from "@frontage/ui/use-browser-value";
import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";

import { readFile, request } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { LoadFailed, NotLoaded } from "../../components/load-failed.tsx";
import { Sections } from "../../components/sections.tsx";
import { RecordSkeleton } from "../../components/skeletons.tsx";
import { ZoneOptions } from "../../components/zone-options.tsx";
import { saveFile } from "../../files/save-file.ts";
import { useIsBroker, useIsSample } from "../../api/visit.tsx";
import { isAssistantOnQuery } from "../../api/assistant-queries.ts";
import { settingsQuery } from "../../api/queries.ts";
import { dayIn, formatTime, formatDay } from "../../time/dates.ts";
import { currentTime } from "../../time/server-clock.ts";
import { cityOf } from "../../time/time-zones.ts";
import { useNow } from "../../time/use-now.ts";
import type { ProfileFormProps } from "../profile/profile-form.tsx";
import { profileQuery } from "../profile/profile-queries.ts";
import { profileRows, type ProfilePart } from "../profile/profile-rows.ts";
import { Appearance } from "./appearance.tsx";
import { AssistantSwitch } from "./assistant-switch.tsx";
import { CalendarLink } from "./calendar-link.tsx";
import { Closure } from "./closure.tsx";
import { NotificationSettings } from "./notification-settings.tsx";
import type { PasskeysProps } from "./passkeys.tsx";
import type { PasswordFormProps } from "./password-form.tsx";
import { sessionsQuery, SessionList } from "./session-list.tsx";
import { sectionsOf, sectionText, type SectionName } from "./settings-labels.ts";
import {
  FoldedSection,
  SettingsSection,
  type SaveNote,
  type SettingsSectionProps,
} from "./settings-section.tsx";
import type { TwoFactorProps } from "./two-factor.tsx";
import { useSaveSettings } from "./use-save-settings.ts";
import type { FirstQueries } from "../../api/first-queries.ts";

const saved: SaveNote = { text: "Saved", isFailure: false };
const notKept: SaveNote = {
  text: "This browser blocks storage for this site, so nothing was saved.",
  isFailure: true,
};

export const queries: FirstQueries = (start, { isBroker, isSample }) => {
  start(profileQuery);
  if (!isSample) start(sessionsQuery);
  if (isBroker && broker.assistant.isOffered) start(isAssistantOnQuery);
};

/** The settings screen. Each change is saved immediately. */
export default function Settings() {
  const { data: settings, error, refetch } = useQuery(settingsQuery);
  usePrefetchQuery(sessionsQuery);
  // Until hydration, the page shows the sections that all clients have.
  const isHydrated = useHydrated();
  const isBroker = useIsBroker() && isHydrated;
  const isSample = useIsSample() || !isHydrated;
  const sections = sectionsOf({ isBroker, isSample });
  if (error && !settings) {
    return <LoadFailed what="your settings" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Sections sections={sections} isReady={settings !== undefined}>
      {settings ? <LoadedSections settings={settings} isBroker={isBroker} /> : <RecordSkeleton />}
    </Sections>
  );
}

function LoadedSections({ isBroker, settings }: { settings: SettingsRecord; isBroker: boolean }) {
  const isSample = useIsSample();
  const [latest, setLatest] = useState<{ section: SectionName; note: SaveNote | undefined }>();
  const setNote = (section: SectionName, note: SaveNote | undefined) =>
    setLatest({ section, note });
  const noteFor = (section: SectionName) => (note: SaveNote | undefined) => setNote(section, note);
  const save = useSaveSettings(setNote);
  const timeZone = settings.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  /** The texts of a section, and the result of its last change. */
  const section = (name: SectionName) => ({
    ...sectionText(name),
    note: latest?.section === name ? latest.note : undefined,
  });
  // Ignores the failure here: it is shown next to the control.
  const saveQuietly = (...change: Parameters<typeof save>) => void save(...change).catch(() => {});
  const changeClosure = (closureRequestedAt: string | undefined) =>
    save("closure", (current) => ({ ...current, closureRequestedAt }));

  return (
    <>
      <ProfileSection {...section("profile")} part="profile" isBroker={isBroker} />
      {!isBroker && <ProfileSection {...section("criteria")} part="criteria" isBroker={false} />}
      {isBroker && broker.assistant.isOffered && (
        <SettingsSection {...section("assistant")}>
          <AssistantSwitch onNote={noteFor("assistant")} />
        </SettingsSection>
      )}
      <SettingsSection hasRows {...section("login")}>
        <LoginSections {...{ noteFor, section, timeZone }} />
      </SettingsSection>
      <SettingsSection {...section("notifications")}>
        <NotificationSettings
          {...{ isBroker, settings, timeZone }}
          hasListing={!isBroker && !isSample}
          onChange={(change) => saveQuietly("notifications", change)}
        />
      </SettingsSection>
      <SettingsSection {...section("appearance")}>
        <Appearance onChosen={(isKept) => setNote("appearance", isKept ? { ...saved } : notKept)} />
        <div className="mt-6">
          <TimeZoneSelect
            timeZone={settings.timeZone}
            onChange={(chosen) =>
              saveQuietly("appearance", (current) => ({ ...current, timeZone: chosen }))
            }
          />
        </div>
      </SettingsSection>
      <SettingsSection hasRows {...section("account")}>
        <Accordion>
          {!isSample && (
            <>
              <FoldedSection {...section("calendar")}>
                <CalendarLink timeZone={timeZone} onNote={noteFor("calendar")} />
              </FoldedSection>
              <FoldedSection {...section("activity")}>
                <activity.Part timeZone={timeZone} />
              </FoldedSection>
            </>
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

// Loaded on Edit: most visits only read.
const profileForm = lazyPart<ProfileFormProps>(async () => import("../profile/profile-form.tsx"));

type ProfileSectionProps = Omit<SettingsSectionProps, "children"> & {
  part: ProfilePart;
  isBroker: boolean;
};

/** A part of the profile: what it says, or its form. */
function ProfileSection({ isBroker, part, ...section }: ProfileSectionProps) {
  const query = useQuery(profileQuery);
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function close() {
    flushSync(() => setEditing(false));
    button.current?.focus();
  }
  const { data: profile } = query;
  return (
    <SettingsSection
      {...section}
      hasRows={!isEditing}
      action={
        profile &&
        !isEditing && (
          <TextLink asChild className="ml-auto cursor-pointer text-ui font-medium">
            <button
              ref={button}
              type="button"
              aria-label={`Edit: ${section.title}`}
              onClick={() => setEditing(true)}
            >
              Edit
            </button>
          </TextLink>
        )
      }
    >
      {!profile && (
        <NotLoaded what="your profile" queries={[query]}>
          <RecordSkeleton />
        </NotLoaded>
      )}
      {profile && isEditing && (
        <profileForm.Part profile={profile} isBroker={isBroker} part={part} onClose={close} />
      )}
      {profile && !isEditing && (
        <dl className="text-ui">
          {profileRows(profile, part, { isBroker }).map(({ label, value }) => (
            <div
              key={label}
              className="grid min-h-14 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-4 border-b border-hairline py-3 xl:grid-cols-[12.5rem_minmax(0,1fr)]"
            >
              <dt className="text-fg-3">{label}</dt>
              <dd className={value ? "wrap-anywhere text-fg" : "text-fg-3"}>
                {value || "Not set"}
              </dd>
            </div>
          ))}
          {part === "profile" && (
            <div className="grid min-h-14 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-4 border-b border-hairline py-2 xl:grid-cols-[12.5rem_minmax(0,1fr)]">
              <dt className="text-fg-3">Picture</dt>
              <dd className="flex items-center gap-3 text-fg">
                <Avatar
                  name={profile.name}
                  src={profile.photo || undefined}
                  size="sm"
                  aria-hidden
                />
                {profile.photo ? "Photo" : "Initials"}
              </dd>
            </div>
          )}
        </dl>
      )}
    </SettingsSection>
  );
}

type DataExportProps = {
  /** The time zone of the day in the file's name. */
  timeZone: string;
  onNote: (note: SaveNote | undefined) => void;
};

/** A button that downloads all of the user's data. */
function DataExport({ onNote, timeZone }: DataExportProps) {
  const isBroker = useIsBroker();
  const isSample = useIsSample();
  const { isPending, run } = useAction({
    act: () => readFile(request("/api/export")),
    onDone: (file) => {
      const format = isSample ? "json" : "zip";
      saveFile(file, `account-data-${dayIn(currentTime(), timeZone)}.${format}`);
      onNote({ text: "Downloaded", isFailure: false });
    },
    failed: "Couldn’t prepare your data.",
    onNote,
  });
  return (
    <>
      <p className="text-ui text-fg-3">
        {isSample
          ? "Profile, settings, properties, contacts, dates, messages and the list of your documents, as JSON. The documents themselves are on the documents screen."
          : isBroker
            ? "Profile, settings and notifications as JSON, in one zip."
            : "Profile, settings, properties, contacts, dates and messages as JSON, with all your documents and files, in one zip. Large exports take longer."}
      </p>
      <Button
        variant="outline"
        className="mt-4 max-[16rem]:whitespace-normal"
        pending={isPending}
        onClick={() => run()}
      >
        {isPending ? (
          <Spinner className="size-4" />
        ) : (
          <Download aria-hidden className="size-4" strokeWidth={1.75} />
        )}
        Download your data
      </Button>
    </>
  );
}

// In folded rows, so that they load after what is in view.
const activity = lazyPart<{ timeZone: string }>(async () => ({
  default: (await import("./activity.tsx")).Activity,
}));
const loginEmail = lazyPart<{ timeZone: string }>(async () => ({
  default: (await import("./login-email.tsx")).LoginEmail,
}));
const passkeys = lazyPart<PasskeysProps>(async () => ({
  default: (await import("./passkeys.tsx")).Passkeys,
}));
const passwordForm = lazyPart<PasswordFormProps>(async () => ({
  default: (await import("./password-form.tsx")).PasswordForm,
}));
const twoFactor = lazyPart<TwoFactorProps>(async () => ({
  default: (await import("./two-factor.tsx")).TwoFactor,
}));

type LoginSectionsProps = {
  section: (name: SectionName) => Omit<SettingsSectionProps, "children">;
  noteFor: (name: SectionName) => (note: SaveNote | undefined) => void;
  timeZone: string;
};

/** The sections about logging in: password, passkeys, two-factor and devices. */
function LoginSections({ noteFor, section, timeZone }: LoginSectionsProps) {
  const isSample = useIsSample();
  return (
    <Accordion>
      {!isSample && (
        <FoldedSection {...section("loginEmail")}>
          <loginEmail.Part timeZone={timeZone} />
        </FoldedSection>
      )}
      <FoldedSection {...section("password")}>
        <passwordForm.Part
          onChanged={() => noteFor("password")({ text: "Changed", isFailure: false })}
        />
      </FoldedSection>
      {!isSample && (
        <>
          <FoldedSection {...section("passkeys")}>
            <passkeys.Part timeZone={timeZone} onNote={noteFor("passkeys")} />
          </FoldedSection>
          <FoldedSection {...section("twoFactor")}>
            <twoFactor.Part onNote={noteFor("twoFactor")} />
          </FoldedSection>
        </>
      )}
      <FoldedSection {...section("sessions")}>
        <SessionList timeZone={timeZone} onNote={noteFor("sessions")} />
      </FoldedSection>
    </Accordion>
  );
}

/** The value of "Automatic": an empty one would count as the placeholder. */
const automatic = "browser";

type TimeZoneSelectProps = {
  /** The chosen time zone; absent for the browser's. */
  timeZone: string | undefined;
  onChange: (timeZone: string | undefined) => void;
};

/** A select for the time zone of dates and times, with the current time there. */
function TimeZoneSelect({ onChange, timeZone }: TimeZoneSelectProps) {
  const now = useNow();
  const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const shown = timeZone ?? browserZone;
  // 430 options, for the few who open them; both events come before the browser's list.
  const [wasOpened, setOpened] = useState(false);
  const onOpen = () => setOpened(true);
  return (
    <Field
      label="Show times in"
      hint={`In ${cityOf(shown)} it is ${formatTime(now.toISOString(), shown)} on ${formatDay(dayIn(now, shown))}.`}
    >
      <Select
        className="max-w-100"
        value={timeZone ?? automatic}
        onPointerDown={onOpen}
        onFocus={onOpen}
        onChange={({ target }) => onChange(target.value === automatic ? undefined : target.value)}
      >
        <option value={automatic}>Automatic ({browserZone.replaceAll("_", " ")})</option>
        <ZoneOptions chosen={timeZone} chosenOnly={!wasOpened} />
      </Select>
    </Field>
  );
}
