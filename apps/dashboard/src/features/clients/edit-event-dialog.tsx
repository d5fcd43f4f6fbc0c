import type { PortalEvent } from "@frontage/content/schemas/event";
import { toast } from "@frontage/ui/toast";

import { usePortal } from "../../portal/portal-context.tsx";
import EventFormDialog from "./event-form-dialog.tsx";

export type EditEventDialogProps = { event: PortalEvent; onClose: () => void };

/** The form of an event that is in a client's calendar, as a broker changes it. */
export default function EditEventDialog({ event, onClose }: EditEventDialogProps) {
  const { desk } = usePortal();
  return (
    desk && (
      <EventFormDialog
        desk={desk}
        clientId={event.clientId}
        event={event}
        onClose={onClose}
        onSaved={({ title }) => {
          toast.success(`${title} is changed, and the client is told.`);
          onClose();
        }}
      />
    )
  );
}
