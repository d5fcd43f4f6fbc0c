import type { PortalEvent } from "@frontage/content/schemas/event";
import { Button } from "@frontage/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@frontage/ui/dialog";
import { Field } from "@frontage/ui/field";
import { Textarea } from "@frontage/ui/textarea";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { DialogButtons } from "../../components/dialog-buttons.tsx";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";

export type AnswerActionsProps = {
  brokerApi: BrokerApi;
  /** Requested, or with another time proposed. */
  event: PortalEvent;
  onPropose: () => void;
  /** Called when the event has left the calendar. */
  onDeclined: () => void;
};

/** In characters. */
const noteMax = 1000;

const declineLabels = {
  requested: {
    action: "Decline",
    title: "Decline this time?",
    description: "This removes it from both calendars. The client will see your note.",
    done: "declined",
  },
  proposed: {
    action: "Withdraw",
    title: "Withdraw the proposed time?",
    description:
      "This removes the client’s whole request from both calendars. The client will see your note.",
    done: "withdrawn",
  },
};

/** The broker's answers to a requested time. */
export function AnswerActions({ brokerApi, event, onDeclined, onPropose }: AnswerActionsProps) {
  const queryClient = useQueryClient();
  const [isDeclining, setDeclining] = useState(false);
  const [note, setNote] = useState("");
  const isProposed = event.status === "proposed";
  const labels = isProposed ? declineLabels.proposed : declineLabels.requested;
  const answer = useMutation({
    mutationFn: (isConfirmed: boolean) =>
      brokerApi.answerRequest(
        event.id,
        isConfirmed ? { answer: "confirm", note: "" } : { answer: "decline", note: note.trim() },
      ),
    onSuccess: async (_, isConfirmed) => {
      toast.success(
        `${event.title} ${isConfirmed ? "confirmed" : labels.done}. The client has been notified.`,
      );
      if (!isConfirmed) {
        setDeclining(false);
        // Close first: without its event the dialog would say that there is none.
        onDeclined();
      }
      await refresh(queryClient, "events");
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <>
      <Button variant="outline" disabled={answer.isPending} onClick={() => setDeclining(true)}>
        {labels.action}
      </Button>
      <Button variant="outline" disabled={answer.isPending} onClick={onPropose}>
        Propose another time
      </Button>
      {!isProposed && (
        <Button
          variant="ink"
          pending={answer.isPending && !isDeclining}
          onClick={() => answer.mutate(true)}
        >
          Confirm
        </Button>
      )}
      <Dialog
        open={isDeclining}
        onOpenChange={(isOpen) => !isOpen && !answer.isPending && setDeclining(false)}
      >
        <DialogContent>
          <DialogTitle>{labels.title}</DialogTitle>
          <DialogDescription>{labels.description}</DialogDescription>
          <Field label="Note (optional)" className="mt-5">
            <Textarea
              maxLength={noteMax}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
          <DialogButtons
            type="button"
            pending={answer.isPending}
            onClick={() => answer.mutate(false)}
          >
            {labels.action}
          </DialogButtons>
        </DialogContent>
      </Dialog>
    </>
  );
}
