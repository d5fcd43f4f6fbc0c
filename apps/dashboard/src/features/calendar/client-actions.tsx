import { broker } from "@frontage/content/broker";
import type { PortalEvent } from "@frontage/content/schemas/event";
import { Button } from "@frontage/ui/button";
import { lazyPart } from "@frontage/ui/lazy-part";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { MessageSquare } from "lucide-react";
import { Link } from "react-router";

import { useConfirm } from "../../components/use-confirm.tsx";
import { messageToPath } from "../../navigation/paths.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { refresh } from "../../portal/queries.ts";
import type { ProposalActionsProps } from "./proposal-actions.tsx";

// The samples' broker proposes no times.
const proposalActions = lazyPart<ProposalActionsProps>(() => import("./proposal-actions.tsx"));

export type ClientActionsProps = {
  event: PortalEvent;
  /** Called when the event has left the calendar. */
  onRemoved: () => void;
};

/** What a client can do with an event: withdraw a request, write, or answer a proposed time. */
export function ClientActions({ event, onRemoved }: ClientActionsProps) {
  const { acceptProposal, declineProposal, withdrawRequest } = usePortal();
  const queryClient = useQueryClient();
  const { confirm, dialog, preload } = useConfirm();

  /** @param remove acts on the event as it was shown: another time may be proposed meanwhile */
  function confirmRemoval(
    labels: { title: string; outcome: string; action: string; done: string },
    remove: () => Promise<void>,
  ) {
    confirm({
      title: labels.title,
      description: `This removes ${event.title} from your calendar. ${broker.name} ${labels.outcome}`,
      action: labels.action,
      onConfirm: async () => {
        try {
          await remove();
          toast.success(labels.done);
          // Close first: without its event the dialog would say that there is none.
          onRemoved();
        } finally {
          await refresh(queryClient, "events");
        }
      },
      onDoneFocus: () => document.querySelector("h1")?.focus({ preventScroll: true }),
    });
  }

  return (
    <>
      {event.status === "requested" && (
        <Button
          variant="outline"
          {...preload}
          onClick={() =>
            confirmRemoval(
              {
                title: "Withdraw this request?",
                outcome: "will no longer see this request.",
                action: "Withdraw",
                done: "Request withdrawn.",
              },
              () => withdrawRequest(event.id),
            )
          }
        >
          Withdraw request
        </Button>
      )}
      <Button asChild variant="outline">
        <Link to={messageToPath("broker")}>
          <MessageSquare aria-hidden className="size-4" strokeWidth={1.75} />
          Message {broker.name}
        </Link>
      </Button>
      {event.status === "proposed" && "start" in event && acceptProposal && declineProposal && (
        <proposalActions.Part
          event={event}
          accept={acceptProposal}
          onDecline={() =>
            confirmRemoval(
              {
                title: "Decline this time?",
                outcome: "will be notified.",
                action: "Decline",
                done: "Proposed time declined.",
              },
              () => declineProposal(event.id, event.start),
            )
          }
        />
      )}
      {dialog}
    </>
  );
}
