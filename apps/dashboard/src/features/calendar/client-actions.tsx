import { broker } from "@frontage/content/broker";
import { canCancel, type PortalEvent } from "@frontage/records/schemas/event";
import { useState } from "react";

import { useIsSample } from "../../api/visit.tsx";
import { read } from "../../api/request.ts";
import { events } from "../../api/clients.ts";
import { useAction } from "../../components/use-action.ts";
import { messageToPath } from "../../navigation/paths.ts";

import { EventFooter, type EventAction } from "./event-footer.tsx";
import type { Viewer } from "./event-labels.ts";
import { ProposeDialog } from "./propose-dialog.tsx";
import { useReasonDialog } from "./reason-dialog.tsx";

type ClientActionsProps = {
  event: PortalEvent;
  viewer: Viewer;
  /** Saves the event for a calendar app; absent if it can't be saved. */
  save: EventAction | undefined;
  /** Called when the event was removed from the calendar. */
  onRemoved: () => void;
};

type EndLabels = { title: string; outcome: string; action: string; done: string };

/**
 * A client's actions on an event: saving, withdrawing, canceling, rescheduling or asking about it,
 * or answering a proposed time.
 */
export function ClientActions({ event, onRemoved, save, viewer }: ClientActionsProps) {
  const isSample = useIsSample();
  const { ask, dialog } = useReasonDialog();
  const [isProposing, setProposing] = useState(false);
  const { id, status, title, version } = event;
  const isAhead = canCancel(event, viewer.now);
  const isTimed = "start" in event;
  const change = isTimed ? event.change : undefined;
  const isProposed = status === "proposed";
  const isAsked = isProposed || change?.by === "broker";

  /**
   * Asks for a reason before an event ends.
   *
   * @param end ends the version that was shown: another time may have been proposed in the meantime
   */
  function askToEnd(labels: EndLabels, end: (reason: string) => Promise<unknown>) {
    ask({
      title: labels.title,
      description: `This removes ${title} from your calendar. ${broker.name} ${labels.outcome}`,
      action: labels.action,
      act: end,
      changes: ["events"],
      done: labels.done,
      onDone: onRemoved,
    });
  }
  const decline = (reason: string) =>
    read(events[":id"].decline.$post({ param: { id }, json: { version, reason } }));
  const accept = useAction({
    act: () => read(events[":id"].accept.$post({ param: { id }, json: { version } })),
    changes: ["events"],
    done: `${title} confirmed.`,
  });
  const keep = useAction({
    act: () => decline(""),
    changes: ["events"],
    done: `${title} keeps its time. ${broker.name} has been notified.`,
  });

  const what = event.kind === "viewing" ? "tour" : "call";
  const end = (labels: EndLabels) =>
    askToEnd(labels, (reason) =>
      read(events[":id"].cancel.$post({ param: { id }, json: { version, reason } })),
    );
  const suggest: EventAction = {
    label: isProposed || change ? "Suggest another time" : "Reschedule",
    onSelect: () => setProposing(true),
  };
  const actions: (EventAction | false | undefined)[] = [
    !isSample &&
      isAsked && {
        label: "Accept this time",
        pending: accept.isPending,
        onSelect: () => accept.run(),
      },
    !isAsked && save,
    status === "requested" && { label: "Withdraw", onSelect: () => end(withdrawLabels) },
    change !== undefined &&
      isAsked && {
        label: "Keep the confirmed time",
        pending: keep.isPending,
        onSelect: () => keep.run(),
      },
    isTimed && (isProposed || isAhead) && suggest,
    change !== undefined &&
      !isAsked && { label: "Keep the confirmed time", onSelect: () => keep.run() },
    isAsked && save,
    { label: `Message ${broker.name.split(" ")[0]}`, to: messageToPath("broker") },
    isProposed && {
      label: "Decline",
      onSelect: () => askToEnd(declineLabels, decline),
    },
    status === "confirmed" &&
      isAhead && { label: `Cancel ${what}`, onSelect: () => end(cancelLabels(what)) },
  ];
  return (
    <>
      <EventFooter title={title} actions={actions.filter((action) => !!action)} />
      {dialog}
      {isTimed && isProposing && (
        <ProposeDialog
          description={
            isProposed
              ? `Not confirmed until ${broker.name} accepts it.`
              : `The confirmed time stays until ${broker.name} accepts the new one.`
          }
          done={`Time proposed. ${broker.name} has been notified.`}
          event={event}
          viewer={viewer}
          onPropose={(proposal) =>
            read(events[":id"].propose.$post({ param: { id }, json: proposal }))
          }
          onClose={() => setProposing(false)}
        />
      )}
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
