import type { TimedEvent } from "@frontage/content/schemas/event";
import { Button } from "@frontage/ui/button";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";
import { useReasonDialog } from "./use-reason-dialog.tsx";

export type AnswerActionsProps = {
  brokerApi: BrokerApi;
  /** Requested, with another time proposed, or confirmed with another time wanted. */
  event: TimedEvent;
  onPropose: () => void;
  /** Called when the event has left the calendar. */
  onDeclined: () => void;
};

const declineLabels = {
  requested: {
    action: "Decline",
    title: "Decline this time?",
    description: "This removes it from both calendars. The client will see your reason.",
    done: "declined",
  },
  proposed: {
    action: "Withdraw",
    title: "Withdraw the proposed time?",
    description:
      "This removes the client’s whole request from both calendars. The client will see your reason.",
    done: "withdrawn",
  },
  confirmed: {
    action: "Keep the confirmed time",
    title: "Keep the confirmed time?",
    description: "The other time is declined. The client will see your reason.",
    done: "keeps its time",
  },
};

/** The broker's answers to a requested time, or to another time for a confirmed event. */
export function AnswerActions({ brokerApi, event, onDeclined, onPropose }: AnswerActionsProps) {
  const queryClient = useQueryClient();
  const { ask, dialog, preload } = useReasonDialog();
  const { change, id, status, title, version } = event;
  const labels =
    declineLabels[status === "proposed" || status === "confirmed" ? status : "requested"];
  const isBrokersTurn = status === "confirmed" ? change?.by === "client" : status === "requested";
  const confirm = useMutation({
    mutationFn: () => brokerApi.answerRequest(id, { answer: "confirm", note: "", version }),
    onSuccess: () => toast.success(`${title} confirmed. The client has been notified.`),
    onError: (error) => toast.error(error.message),
    // If it fails, the event has probably changed.
    onSettled: async () => refresh(queryClient, "events"),
  });
  function askToDecline() {
    ask({
      ...labels,
      onConfirm: async (note) => {
        try {
          await brokerApi.answerRequest(id, { answer: "decline", note, version });
          toast.success(`${title} ${labels.done}. The client has been notified.`);
          if (status !== "confirmed") onDeclined();
        } finally {
          await refresh(queryClient, "events");
        }
      },
    });
  }
  return (
    <>
      <Button variant="outline" disabled={confirm.isPending} {...preload} onClick={askToDecline}>
        {labels.action}
      </Button>
      <Button variant="outline" disabled={confirm.isPending} onClick={onPropose}>
        Propose another time
      </Button>
      {isBrokersTurn && (
        <Button variant="ink" pending={confirm.isPending} onClick={() => confirm.mutate()}>
          {status === "confirmed" ? "Confirm the new time" : "Confirm"}
        </Button>
      )}
      {dialog}
    </>
  );
}
