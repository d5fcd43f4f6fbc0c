import type { PortalEvent } from "@frontage/records/schemas/event";
import { Button } from "@frontage/ui/button";
import { cn } from "@frontage/ui/cn";
import { Download } from "lucide-react";

import type { Viewer } from "./event-labels.ts";
import { saveCalendarFile } from "./save-calendar-file.ts";

export type ExportButtonProps = {
  load: () => Promise<readonly PortalEvent[]>;
  viewer: Viewer;
  className?: string;
};

/** Saves the calendar's events as one file. */
export function ExportButton({ className, load, viewer }: ExportButtonProps) {
  return (
    <Button
      variant="outline"
      block
      className={cn("md:w-auto xl:w-full", className)}
      onClick={() => void saveCalendarFile(load, "calendar", viewer)}
    >
      <Download aria-hidden className="size-4" strokeWidth={1.75} />
      Export calendar
    </Button>
  );
}
