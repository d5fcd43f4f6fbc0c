import type { PortalEvent } from "@frontage/content/schemas/event";
import { Button } from "@frontage/ui/button";
import { lazyPart } from "@frontage/ui/lazy-part";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { useConfirm } from "../../components/use-confirm.tsx";
import { openPart } from "../../navigation/open-part.ts";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";
import { AnswerActions } from "./answer-actions.tsx";
import type { EventFormDialogProps } from "./event-form-dialog.tsx";
import type { Viewer } from "./event-labels.ts";
import type { ProposeDialogProps } from "./propose-dialog.tsx";

const eventForm = lazyPart<EventFormDialogProps>(() => import("./event-form-dialog.tsx"));
const proposeDialog = lazyPart<ProposeDialogProps>(() => import("./propose-dialog.tsx"));

export type BrokerActionsProps = {
  brokerApi: BrokerApi;
  event: PortalEvent;
  viewer: Viewer;
  /** Called when the event has left the calendar. */
  onRemoved: () => void;
};

/** What a broker can do with an event: answer a request, or edit or remove a confirmed one. */
export default function BrokerActions(props: BrokerActionsProps) {
  const { event } = props;
  return event.status === "confirmed" ? <ConfirmedActions {...props} /> : <Answers {...props} />;
}

function Answers({ brokerApi, event, onRemoved, viewer }: BrokerActionsProps) {
  const [isProposing, setProposing] = useState(false);
  return (
    <>
      <AnswerActions
        brokerApi={brokerApi}
        event={event}
        onDeclined={onRemoved}
        onPropose={() => openPart("the form", proposeDialog.preload, () => setProposing(true))}
      />
      {isProposing && "start" in event && (
        <proposeDialog.Part
          brokerApi={brokerApi}
          event={event}
          viewer={viewer}
          onClose={() => setProposing(false)}
        />
      )}
    </>
  );
}

function ConfirmedActions({ brokerApi, event, onRemoved }: BrokerActionsProps) {
  const queryClient = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const { confirm, dialog, preload } = useConfirm();

  function confirmRemoval() {
    confirm({
      title: `Remove ${event.title}?`,
      description: "This removes it from the client’s calendar and notifies them.",
      action: "Remove",
      onConfirm: async () => {
        await brokerApi.removeEvent(event.id);
        toast.success(`${event.title} removed. The client has been notified.`);
        // Close first: without its event the dialog would say that there is none.
        onRemoved();
        await refresh(queryClient, "events");
      },
      onDoneFocus: () => document.querySelector("h1")?.focus({ preventScroll: true }),
    });
  }

  return (
    <>
      <Button variant="outline" {...preload} onClick={confirmRemoval}>
        Remove
      </Button>
      <Button
        variant="outline"
        onClick={() => openPart("the form", eventForm.preload, () => setEditing(true))}
      >
        Edit
      </Button>
      {dialog}
      {isEditing && (
        <eventForm.Part
          brokerApi={brokerApi}
          clientId={event.clientId}
          event={event}
          onClose={() => setEditing(false)}
          onSaved={({ title }) => {
            toast.success(`${title} updated. The client has been notified.`);
            setEditing(false);
          }}
        />
      )}
    </>
  );
}
