import type { PortalEvent } from "@frontage/content/schemas/event";
import { Button, Spinner } from "@frontage/ui/button";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import type { Portal } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";

export type ProposalActionsProps = {
  /** A proposed one. */
  event: Extract<PortalEvent, { start: string }>;
  accept: NonNullable<Portal["acceptProposal"]>;
  onDecline: () => void;
};

/** The client's two answers to a proposed time. */
export default function ProposalActions({ accept, event, onDecline }: ProposalActionsProps) {
  const queryClient = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: () => accept(event.id, event.start),
    onSuccess: () => toast.success(`${event.title} confirmed.`),
    onError: (error) => toast.error(error.message),
    // If it fails, the proposed time has probably changed.
    onSettled: async () => refresh(queryClient, "events"),
  });
  return (
    <>
      <Button variant="outline" disabled={isPending} onClick={onDecline}>
        Decline
      </Button>
      <Button variant="primary" pending={isPending} onClick={() => mutate()}>
        {isPending && <Spinner />}
        Accept this time
      </Button>
    </>
  );
}
