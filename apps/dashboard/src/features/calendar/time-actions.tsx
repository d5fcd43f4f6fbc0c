import { broker } from "@frontage/content/broker";
import type { TimedEvent } from "@frontage/content/schemas/event";
import { Button, Spinner } from "@frontage/ui/button";
import { lazyPart } from "@frontage/ui/lazy-part";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { openPart } from "../../navigation/open-part.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { refresh } from "../../portal/queries.ts";
import type { Viewer } from "./event-labels.ts";
import type { ProposeDialogProps } from "./propose-dialog.tsx";

const proposeDialog = lazyPart<ProposeDialogProps>(() => import("./propose-dialog.tsx"));

export type TimeActionsProps = {
  /** Proposed, or confirmed and ahead. */
  event: TimedEvent;
  viewer: Viewer;
  /** Declines a proposed time, which ends the request. */
  onDecline: () => void;
};

/** A client's answers to a proposed time, and another time for a confirmed event. */
export default function TimeActions({ event, onDecline, viewer }: TimeActionsProps) {
  const { acceptProposal, declineProposal, proposeTime } = usePortal();
  const queryClient = useQueryClient();
  const [isProposing, setProposing] = useState(false);
  const { change, id, status, title, version } = event;
  const isProposed = status === "proposed";
  const settled = {
    onError: (error: Error) => toast.error(error.message),
    // If it fails, the event has probably changed.
    onSettled: async () => refresh(queryClient, "events"),
  };
  const accept = useMutation({
    mutationFn: async () => acceptProposal?.(id, { version }),
    onSuccess: () => toast.success(`${title} confirmed.`),
    ...settled,
  });
  const keep = useMutation({
    mutationFn: () => declineProposal(id, { version, reason: "" }),
    onSuccess: () => toast.success(`${title} keeps its time. ${broker.name} has been notified.`),
    ...settled,
  });
  const isPending = accept.isPending || keep.isPending;
  return (
    <>
      {isProposed && (
        <Button variant="outline" disabled={isPending} onClick={onDecline}>
          Decline
        </Button>
      )}
      {change && (
        <Button variant="outline" disabled={isPending} onClick={() => keep.mutate()}>
          Keep the confirmed time
        </Button>
      )}
      <Button
        variant="outline"
        disabled={isPending}
        onClick={() => openPart("the form", proposeDialog.preload, () => setProposing(true))}
      >
        {isProposed || change ? "Propose another time" : "Reschedule"}
      </Button>
      {acceptProposal && (isProposed || change?.by === "broker") && (
        <Button variant="primary" pending={accept.isPending} onClick={() => accept.mutate()}>
          {accept.isPending && <Spinner />}
          Accept this time
        </Button>
      )}
      {isProposing && (
        <proposeDialog.Part
          description={
            isProposed
              ? `Not confirmed until ${broker.name} accepts it.`
              : `The confirmed time stays until ${broker.name} accepts the new one.`
          }
          done={`Time proposed. ${broker.name} has been notified.`}
          event={event}
          viewer={viewer}
          onPropose={async (proposal) => {
            await proposeTime(id, proposal);
          }}
          onClose={() => setProposing(false)}
        />
      )}
    </>
  );
}
