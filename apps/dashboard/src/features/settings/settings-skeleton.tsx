import { Skeleton } from "@frontage/ui/skeleton";

import { SettingsSection } from "./settings-section.tsx";
import { sectionWords } from "./settings-words.ts";

const rows = [0, 1, 2, 3, 4];

/** The settings screen while its records load: every section's words, and its controls' places. */
export function SettingsSkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label="Loading" className="max-w-224">
      <SettingsSection {...sectionWords.details}>
        <Skeleton shape="text" className="w-64 max-w-full text-ui" />
        <Skeleton className="mt-4 h-10 w-32 pointer-coarse:h-11" />
      </SettingsSection>
      <SettingsSection {...sectionWords.appearance}>
        <div className="text-small">
          <Skeleton shape="text" className="mb-2 w-16" />
          <Skeleton className="h-10 w-64 pointer-coarse:h-11" />
          <Skeleton shape="text" className="mt-6 mb-2 w-16" />
          <Skeleton className="h-10 w-64 pointer-coarse:h-11" />
        </div>
      </SettingsSection>
      <SettingsSection {...sectionWords.notifications}>
        <div className="h-6.5" />
        {rows.map((row) => (
          <div
            key={row}
            className="flex h-13 items-center gap-8 border-t border-hairline text-small"
          >
            <Skeleton shape="text" className="w-40" />
            <Skeleton className="ml-auto h-6 w-10" />
            <Skeleton className="h-6 w-10" />
          </div>
        ))}
      </SettingsSection>
      <SettingsSection {...sectionWords.timeZone}>
        <Skeleton shape="text" className="mb-2 w-28 text-small" />
        <Skeleton className="h-10 max-w-100 pointer-coarse:h-11" />
        <Skeleton shape="text" className="mt-2 w-56 text-caption" />
      </SettingsSection>
      <SettingsSection {...sectionWords.password}>
        <Skeleton className="h-60 md:h-56" />
      </SettingsSection>
    </div>
  );
}
