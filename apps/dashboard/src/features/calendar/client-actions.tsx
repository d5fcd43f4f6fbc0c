import { broker } from "@frontage/content/broker";
import { canCancel, type PortalEvent } from "@frontage/content/schemas/event";
import { Button } from "@frontage/ui/button";
import { lazyPart } from "@frontage/ui/lazy-part";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { MessageSquare } from "lucide-react";
import { Link } from "react-router";

import { messageToPath } from "../../navigation/paths.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { refresh } from "../../portal/queries.ts";
import type { Viewer } from "./event-labels.ts";
import type { TimeActionsProps } from "./time-actions.tsx";
import { useReasonDialog } from "./use-reason-dialog.tsx";

const timeActions = lazyPart<TimeActionsProps>(() => import("./time-actions.tsx"));

export type ClientActionsProps = {
  event: PortalEvent;
  viewer: Viewer;
  /** Called when the event has left the calendar. */
  onRemoved: () => void;
};

type EndLabels = { title: string; outcome: string; action: string; done: string };

/** What a client can do with an event: withdraw, cancel or reschedule it, write, or answer a time. */
export function ClientActions({ event, onRemoved, viewer }: ClientActionsProps) {
  const { cancelEvent, declineProposal } = usePortal();
  const queryClient = useQueryClient();
  const { ask, dialog, preload } = useReasonDialog();
  const { status } = event;
  const isAhead = canCancel(event, viewer.now);

  /** @param end acts on the event as it was shown: another time may be proposed meanwhile */
  function askToEnd(labels: EndLabels, end: (reason: string) => Promise<void>) {
    ask({
      title: labels.title,
      description: `This removes ${event.title} from your calendar. ${broker.name} ${labels.outcome}`,
      action: labels.action,
      onConfirm: async (reason) => {
        try {
          await end(reason);
          toast.success(labels.done);
          onRemoved();
        } finally {
          await refresh(queryClient, "events");
        }
      },
    });
  }

  const what = event.kind === "viewing" ? "tour" : "call";
  return (
    <>
      {(status === "requested" || (status === "confirmed" && isAhead)) && (
        <Button
          variant="outline"
          {...preload}
          onClick={() =>
            askToEnd(status === "requested" ? withdrawLabels : cancelLabels(what), (reason) =>
              cancelEvent(event.id, { version: event.version, reason }),
            )
          }
        >
          {status === "requested" ? "Withdraw request" : `Cancel ${what}`}
        </Button>
      )}
      <Button asChild variant="outline">
        <Link to={messageToPath("broker")}>
          <MessageSquare aria-hidden className="size-4" strokeWidth={1.75} />
          Message {broker.name}
        </Link>
      </Button>
      {"start" in event && (status === "proposed" || isAhead) && (
        <timeActions.Part
          event={event}
          viewer={viewer}
          onDecline={() =>
            askToEnd(declineLabels, (reason) =>
              declineProposal(event.id, { version: event.version, reason }),
            )
          }
        />
      )}
      {dialog}
    </>
  );
}

const withdrawLabels: EndLabels = {
  title: "Withdraw this request?",
  outcome: "will no longer see this request.",
  action: "Withdraw",
  done: "Request withdrawn.",
};

const declineLabels: EndLabels = {
  title: "Decline this time?",
  outcome: "will be notified.",
  action: "Decline",
  done: "Proposed time declined.",
};

const cancelLabels = (what: string): EndLabels => ({
  title: `Cancel this ${what}?`,
  outcome: "will be notified.",
  action: `Cancel ${what}`,
  done: `Canceled. ${broker.name} has been notified.`,
});
