import type { PortalEvent } from "@frontage/content/schemas/event";
import { Button } from "@frontage/ui/button";
import { lazyPart, type LazyPart } from "@frontage/ui/lazy-part";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { openPart } from "../../lib/open-part.ts";
import { useConfirm } from "../../lib/use-confirm.tsx";
import type { BrokerDesk } from "../../portal/portal.ts";
import { AnswerActions } from "./answer-actions.tsx";
import { refreshEvents } from "./event-queries.ts";
import type { Reader } from "./event-words.ts";
import type { ProposeDialogProps } from "./propose-dialog.tsx";

const proposeDialog = lazyPart<ProposeDialogProps>(() => import("./propose-dialog.tsx"));

/** The form that changes an event; it belongs to another feature, so the screen hands it in. */
export type EditForm = LazyPart<{ event: PortalEvent; onClose: () => void }>;

export type BrokerActionsProps = {
  desk: BrokerDesk;
  event: PortalEvent;
  reader: Reader;
  editForm: EditForm;
  /** It has left the calendar. */
  onGone: () => void;
};

/** What a broker does with an event: answers a request, changes or removes what is agreed. */
export default function BrokerActions(props: BrokerActionsProps) {
  const { event } = props;
  return event.status === "confirmed" ? <AgreedActions {...props} /> : <Answers {...props} />;
}

function Answers({ desk, event, onGone, reader }: BrokerActionsProps) {
  const [isProposing, setProposing] = useState(false);
  return (
    <>
      <AnswerActions
        desk={desk}
        event={event}
        onDeclined={onGone}
        onPropose={() =>
          openPart("The form", proposeDialog.preload, () => {
            setProposing(true);
          })
        }
      />
      {isProposing && "start" in event && (
        <proposeDialog.Part
          desk={desk}
          event={event}
          reader={reader}
          onClose={() => setProposing(false)}
        />
      )}
    </>
  );
}

function AgreedActions({ desk, editForm, event, onGone }: BrokerActionsProps) {
  const queryClient = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const { ask, dialog, preload } = useConfirm();

  function askToRemove() {
    ask({
      title: `Remove ${event.title}?`,
      description: "It leaves the client’s calendar, and the client is told.",
      labels: { keep: "Keep it", confirm: "Remove" },
      onConfirm: async () => {
        await desk.removeEvent(event.id);
        toast.success(`${event.title} is removed, and the client is told.`);
        // First the dialog closes: without its event it would say that there is none.
        onGone();
        await refreshEvents(queryClient);
      },
      onDoneFocus: () => document.querySelector("h1")?.focus({ preventScroll: true }),
    });
  }

  return (
    <>
      <Button variant="outline" {...preload} onClick={askToRemove}>
        Remove
      </Button>
      <Button
        variant="outline"
        onClick={() => openPart("The form", editForm.preload, () => setEditing(true))}
      >
        Edit
      </Button>
      {dialog}
      {isEditing && <editForm.Part event={event} onClose={() => setEditing(false)} />}
    </>
  );
}
