import type { PortalEvent } from "@frontage/records/schemas/event";
import { Dialog, DialogContent, DialogTitle } from "@frontage/ui/dialog";

import { DialogCross } from "../../components/dialog-cross.tsx";
import { formatDay } from "../../time/dates.ts";
import { EventRow } from "./event-days.tsx";
import type { Viewer } from "./event-labels.ts";

export type DayDialogProps = {
  /** "2026-07-15" */
  day: string;
  /** The day's events, in order. */
  events: readonly PortalEvent[];
  viewer: Viewer;
  isOpen: boolean;
  onClose: () => void;
};

/** All events of a day. */
export function DayDialog({ day, events, isOpen, onClose, viewer }: DayDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <div className="flex items-start justify-between gap-4">
          <DialogTitle>{formatDay(day)}</DialogTitle>
          <DialogCross className="-mt-2 -mr-3" />
        </div>
        {events.length === 0 && <p className="mt-2">No events on this day.</p>}
        <ul className="mt-4 border-y border-hairline">
          {events.map((event) => (
            <EventRow
              key={event.id}
              day={day}
              event={event}
              viewer={viewer}
              isInDayDialog
              withKind
            />
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
