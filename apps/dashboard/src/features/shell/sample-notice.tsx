import { dashboardWords } from "@frontage/content/dashboard";
import { Button } from "@frontage/ui/button";
import { X } from "lucide-react";
import { useSyncExternalStore } from "react";

import { tabStorage } from "../../lib/browser-storage.ts";
import { usePortal } from "../../portal/portal-context.tsx";

/** Name of the session-storage entry that keeps the notice away; the page's first script reads it too. */
const key = "sample-notice";
/** Gone all the same where the browser has no room to remember it. */
let isGone = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says that the records are samples, until it is dismissed for this visit. */
export function SampleNotice() {
  const isDismissed = useSyncExternalStore(
    subscribe,
    () => isGone || tabStorage.read(key) === "dismissed",
    () => false,
  );
  if (usePortal().kind !== "sample" || isDismissed) return null;
  return (
    <div
      role="note"
      data-slot="sample-notice"
      className="mb-6 flex items-start group-has-data-fill/main:m-4 gap-2 rounded-panel border border-hairline bg-sunken py-1.5 pr-1.5 pl-4 text-ui text-fg-2 in-data-plain:hidden"
    >
      <p className="grow self-center py-1.5">{dashboardWords.sampleNotice}</p>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Dismiss the note about samples"
        onClick={() => {
          isGone = true;
          tabStorage.write(key, "dismissed");
          for (const listener of listeners) listener();
        }}
      >
        <X aria-hidden className="size-4" strokeWidth={1.75} />
      </Button>
    </div>
  );
}
