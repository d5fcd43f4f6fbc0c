import type { PortalEvent } from "@frontage/content/schemas/event";
import { Button } from "@frontage/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTitle } from "@frontage/ui/dialog";

import { dayInWords } from "../../lib/dates.ts";
import { EventRow } from "./event-days.tsx";
import type { Reader } from "./event-words.ts";

export type DayDialogProps = {
  /** "2026-07-15" */
  day: string;
  /** Of that day, in order. */
  events: readonly PortalEvent[];
  reader: Reader;
  isOpen: boolean;
  pathTo: (event: PortalEvent) => string;
  onClose: () => void;
};

/** Everything on one day. */
export default function DayDialog({
  day,
  events,
  isOpen,
  onClose,
  pathTo,
  reader,
}: DayDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{dayInWords(day)}</DialogTitle>
        {events.length === 0 && <p className="mt-2">No dates on this day.</p>}
        <ul className="mt-4 border-y border-hairline">
          {events.map((event) => (
            <EventRow
              key={event.id}
              event={event}
              reader={reader}
              path={pathTo(event)}
              replace
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
