import { dashboardText } from "@frontage/content/dashboard";
import { Button } from "@frontage/ui/button";
import { X } from "lucide-react";
import { useSyncExternalStore } from "react";

import { useIsSample } from "../../api/visit.tsx";
import { tabStorage } from "../../storage/browser-storage.ts";
import { noticeDismissed, sampleNoticeKey } from "../../startup/sample-notice.ts";

/** Whether the notice was dismissed, in case the browser's storage is full or blocked. */
let isGone = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The notice that the records are samples, shown until it is dismissed for this visit. */
export function SampleNotice() {
  const isSample = useIsSample();
  // The prerendered page contains the notice for everyone; the first script hides it.
  const isAway = useSyncExternalStore(
    subscribe,
    () => !isSample || isGone || tabStorage.read(sampleNoticeKey) === noticeDismissed,
    () => false,
  );
  if (isAway) return null;
  const [sentence, ending] = dashboardText.sampleNotice;
  return (
    <div
      role="note"
      data-slot="sample-notice"
      className="flex items-center justify-between gap-2 border-b border-hairline py-0.5 pr-1 pl-4 text-caption text-fg-3 -mx-4 -mt-4 mb-4 md:-mx-8 md:-mt-8 md:mb-8 md:pr-6 md:pl-8 group-has-data-fill/main:m-0 in-data-plain:hidden"
    >
      <p className="py-1">
        {sentence}
        <span className="max-sm:hidden">{ending}</span>.
      </p>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Dismiss the note about samples"
        className="shrink-0"
        onClick={() => {
          isGone = true;
          tabStorage.write(sampleNoticeKey, noticeDismissed);
          for (const listener of listeners) listener();
        }}
      >
        <X aria-hidden className="size-4" strokeWidth={1.75} />
      </Button>
    </div>
  );
}
