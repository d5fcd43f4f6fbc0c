import { hasEnded, type PortalEvent } from "@frontage/content/schemas/event";
import { Button } from "@frontage/ui/button";
import { lazyPart } from "@frontage/ui/lazy-part";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { openPart } from "../../navigation/open-part.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";
import { AnswerActions } from "./answer-actions.tsx";
import type { EventFormDialogProps } from "./event-form-dialog.tsx";
import { removedWord, type Viewer } from "./event-labels.ts";
import type { ProposeDialogProps } from "./propose-dialog.tsx";
import { useReasonDialog } from "./use-reason-dialog.tsx";

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
  // A key date is edited with its deal.
  if (hasEnded(event) || event.isKeyDate) return null;
  return (
    <>
      {event.status === "confirmed" && <ConfirmedActions {...props} />}
      <Answers {...props} />
    </>
  );
}

function Answers({ brokerApi, event, onRemoved, viewer }: BrokerActionsProps) {
  const [isProposing, setProposing] = useState(false);
  if (!("start" in event) || (event.status === "confirmed" && !event.change)) return null;
  return (
    <>
      <AnswerActions
        brokerApi={brokerApi}
        event={event}
        onDeclined={onRemoved}
        onPropose={() => openPart("the form", proposeDialog.preload, () => setProposing(true))}
      />
      {isProposing && (
        <proposeDialog.Part
          description="Not confirmed until the client accepts it."
          done="Time proposed. The client has been notified."
          event={event}
          viewer={viewer}
          onPropose={(proposal) =>
            brokerApi.answerRequest(event.id, { answer: "propose", ...proposal })
          }
          onClose={() => setProposing(false)}
        />
      )}
    </>
  );
}

function ConfirmedActions({ brokerApi, event, onRemoved }: BrokerActionsProps) {
  const { cancelEvent } = usePortal();
  const queryClient = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const { ask, dialog, preload } = useReasonDialog();

  function askToRemove() {
    ask({
      title: `Remove ${event.title}?`,
      description:
        "It leaves both calendars and stays readable as removed. The client is notified and sees your reason.",
      action: "Remove",
      onConfirm: async (reason) => {
        try {
          await cancelEvent(event.id, { version: event.version, reason });
          toast.success(`${event.title} ${removedWord(event)}. The client has been notified.`);
          onRemoved();
        } finally {
          await refresh(queryClient, "events");
        }
      },
    });
  }

  return (
    <>
      <Button variant="outline" {...preload} onClick={askToRemove}>
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
