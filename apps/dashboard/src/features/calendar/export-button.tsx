import type { PortalEvent } from "@frontage/content/schemas/event";
import { Button } from "@frontage/ui/button";
import { Download } from "lucide-react";

import type { Reader } from "./event-words.ts";
import { saveCalendarFile } from "./save-calendar-file.ts";

export type ExportButtonProps = { events: readonly PortalEvent[]; reader: Reader };

/** Saves the calendar's events as one file. */
export function ExportButton({ events, reader }: ExportButtonProps) {
  return (
    <Button
      variant="outline"
      block
      className="mt-6"
      onClick={() => void saveCalendarFile(events, "calendar", reader)}
    >
      <Download aria-hidden className="size-4" strokeWidth={1.75} />
      Export calendar
    </Button>
  );
}
