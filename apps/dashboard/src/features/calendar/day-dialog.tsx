import type { PortalEvent } from "@frontage/content/schemas/event";
import { Button } from "@frontage/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTitle } from "@frontage/ui/dialog";
import { Link } from "wouter";

import { dayInWords } from "../../lib/dates.ts";
import { EventChip } from "./event-days.tsx";
import { placeInWords, timeInWords, type Reader } from "./event-words.ts";

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
        <ul className="mt-4 border-t border-hairline">
          {events.map((event) => (
            <li
              key={event.id}
              className="relative border-b border-hairline py-4 text-ui hover:[&_a]:text-accent"
            >
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-fg">
                <Link
                  to={pathTo(event)}
                  replace
                  className="transition-colors after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-(--focus-ring)"
                >
                  {event.title}
                </Link>
                <EventChip event={event} reader={reader} />
              </p>
              {placeInWords(event, reader) && <p>{placeInWords(event, reader)}</p>}
              <p>{timeInWords(event, reader)}</p>
            </li>
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
