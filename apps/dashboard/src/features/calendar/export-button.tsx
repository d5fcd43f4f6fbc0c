import type { PortalEvent } from "@frontage/content/schemas/event";
import { Button } from "@frontage/ui/button";
import { Download } from "lucide-react";

import type { Viewer } from "./event-labels.ts";
import { saveCalendarFile } from "./save-calendar-file.ts";

export type ExportButtonProps = { events: readonly PortalEvent[]; viewer: Viewer };

/** Saves the calendar's events as one file. */
export function ExportButton({ events, viewer }: ExportButtonProps) {
  return (
    <Button
      variant="outline"
      block
      className="mt-6"
      onClick={() => void saveCalendarFile(events, "calendar", viewer)}
    >
      <Download aria-hidden className="size-4" strokeWidth={1.75} />
      Export calendar
    </Button>
  );
}
