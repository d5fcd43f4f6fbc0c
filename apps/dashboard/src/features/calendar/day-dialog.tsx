import type { PortalEvent } from "@frontage/content/schemas/event";
import { Button } from "@frontage/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTitle } from "@frontage/ui/dialog";

import { formatDay } from "../../time/dates.ts";
import { EventRow } from "./event-days.tsx";
import type { Viewer } from "./event-labels.ts";

export type DayDialogProps = {
  /** "2026-07-15" */
  day: string;
  /** Of that day, in order. */
  events: readonly PortalEvent[];
  viewer: Viewer;
  isOpen: boolean;
  onClose: () => void;
};

/** All events of a day. */
export default function DayDialog({ day, events, isOpen, onClose, viewer }: DayDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{formatDay(day)}</DialogTitle>
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
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Close</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
