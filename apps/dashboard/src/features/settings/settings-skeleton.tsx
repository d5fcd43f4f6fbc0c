import { Accordion } from "@frontage/ui/accordion";
import { Skeleton } from "@frontage/ui/skeleton";

import { FoldedSection, SettingsSection } from "./settings-section.tsx";
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
        <div className="flex flex-wrap gap-x-10 gap-y-6 text-small">
          {["w-67", "w-39"].map((width) => (
            <div key={width}>
              <Skeleton shape="text" className="mb-2 w-16" />
              <Skeleton className={`h-10 pointer-coarse:h-11 ${width}`} />
            </div>
          ))}
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
      <SettingsSection {...words("login")}>
        <Folded names={["password", "sessions"]} isBroker={isBroker} />
      </SettingsSection>
      <SettingsSection {...words("account")}>
        <Folded names={isBroker ? ["data"] : ["data", "closure"]} isBroker={isBroker} />
      </SettingsSection>
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

function Folded({ isBroker, names }: { isBroker: boolean; names: readonly SectionName[] }) {
  return (
    // Disabled while loading: opened rows would close when the records arrive.
    <Accordion className="pointer-events-none">
      {names.map((name) => (
        <FoldedSection key={name} {...sectionText(name, { isBroker })}>
          {null}
        </FoldedSection>
      ))}
    </Accordion>
  );
}
