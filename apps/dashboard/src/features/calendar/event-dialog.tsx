import type { PortalEvent } from "@frontage/records/schemas/event";
import { Button, Spinner } from "@frontage/ui/button";
import { Dialog, DialogContent, DialogFooter, DialogTitle } from "@frontage/ui/dialog";
import { useRef, type ReactNode } from "react";

import { DialogCross } from "../../components/dialog-cross.tsx";
import { EventDetail } from "./event-detail.tsx";
import type { Viewer } from "./event-labels.ts";

export type EventDialogProps = {
  /** Absent if there is none with the requested id. */
  event: PortalEvent | undefined;
  /** Why it is unknown whether the event exists. */
  failure?: { error: Error; isRetrying: boolean; onRetry: () => void };
  viewer: Viewer;
  isOpen: boolean;
  onClose: () => void;
};

/** One event, with all its details. */
export function EventDialog({ event, failure, isOpen, onClose, viewer }: EventDialogProps) {
  const isRemoved = useRef(false);
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        aria-describedby={undefined}
        onCloseAutoFocus={(closing) => {
          if (!isRemoved.current) return;
          // The link that opened the dialog is no longer in the calendar.
          isRemoved.current = false;
          closing.preventDefault();
          document.querySelector("h1")?.focus({ preventScroll: true });
        }}
      >
        {event ? (
          <EventDetail
            event={event}
            viewer={viewer}
            onRemoved={() => {
              isRemoved.current = true;
              onClose();
            }}
          />
        ) : failure ? (
          <Message title="Couldn’t load this event" role="alert" text={failure.error.message}>
            <Button variant="ink" pending={failure.isRetrying} onClick={failure.onRetry}>
              {failure.isRetrying && <Spinner />}
              Try again
            </Button>
          </Message>
        ) : (
          <Message
            title="This event isn’t in your calendar"
            text="It may have been removed, or the link may be wrong."
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

type MessageProps = { title: string; text: string; role?: "alert"; children?: ReactNode };

function Message({ children, role, text, title }: MessageProps) {
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <DialogTitle>{title}</DialogTitle>
        <DialogCross className="-mt-2 -mr-3" />
      </div>
      <p role={role} className="mt-2">
        {text}
      </p>
      {children && <DialogFooter>{children}</DialogFooter>}
    </>
  );
}
