import { Skeleton } from "@frontage/ui/skeleton";

import { SettingsSection } from "./settings-section.tsx";
import { topicsFor, sectionText, type SectionName } from "./settings-labels.ts";

/** The settings screen while it loads. */
export function SettingsSkeleton({ isBroker }: { isBroker: boolean }) {
  const words = (name: SectionName) => sectionText(name, { isBroker });
  return (
    <div role="group" aria-busy="true" aria-label="Loading">
      <SettingsSection {...words("details")}>
        <Skeleton shape="text" className="w-64 max-w-full text-ui" />
        <Skeleton className="mt-4 h-10 w-32 pointer-coarse:h-11" />
      </SettingsSection>
      <SettingsSection {...words("appearance")}>
        <div className="text-small">
          <Skeleton shape="text" className="mb-2 w-16" />
          <Skeleton className="h-10 w-64 pointer-coarse:h-11" />
          <Skeleton shape="text" className="mt-6 mb-2 w-16" />
          <Skeleton className="h-10 w-64 pointer-coarse:h-11" />
        </div>
      </SettingsSection>
      <SettingsSection {...words("notifications")}>
        <div className="h-6.5" />
        {topicsFor({ isBroker }).map((topic) => (
          <div
            key={topic}
            className="flex h-13 items-center gap-8 border-t border-hairline text-small"
          >
            <Skeleton shape="text" className="w-40" />
            <Skeleton className="ml-auto h-6 w-10" />
            <Skeleton className="h-6 w-10" />
          </div>
        ))}
      </SettingsSection>
      <SettingsSection {...words("timeZone")}>
        <Skeleton shape="text" className="mb-2 w-28 text-small" />
        <Skeleton className="h-10 max-w-100 pointer-coarse:h-11" />
        <Skeleton shape="text" className="mt-2 w-56 text-caption" />
      </SettingsSection>
      <SettingsSection {...words("password")}>
        <Skeleton className="h-60 md:h-56" />
      </SettingsSection>
      <SettingsSection {...words("sessions")}>
        <SessionsSkeleton />
      </SettingsSection>
      <SettingsSection {...words("data")}>
        <WordsAndButton />
      </SettingsSection>
      {!isBroker && (
        <SettingsSection {...words("closure")}>
          <WordsAndButton />
        </SettingsSection>
      )}
    </div>
  );
}

export function SessionsSkeleton() {
  return (
    <div>
      {[0, 1, 2].map((session) => (
        <div
          key={session}
          className="flex min-h-16 items-center gap-4 border-b border-hairline py-3 md:first:pt-0"
        >
          <div className="grow">
            <Skeleton shape="text" className="w-36 text-small" />
            <Skeleton shape="text" className="w-52 max-w-full text-ui" />
            {/* On a phone it takes two lines. */}
            <Skeleton shape="text" className="w-20 text-ui sm:hidden" />
          </div>
          <Skeleton className="h-10 w-16 pointer-coarse:h-11" />
        </div>
      ))}
      <Skeleton className="mt-5 h-10 w-52 max-w-full pointer-coarse:h-11" />
    </div>
  );
}

function WordsAndButton() {
  return (
    <>
      <Skeleton shape="text" className="w-full text-ui" />
      <Skeleton shape="text" className="w-3/4 text-ui" />
      <Skeleton className="mt-4 h-10 w-48 pointer-coarse:h-11" />
    </>
  );
}
