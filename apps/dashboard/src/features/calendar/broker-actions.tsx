import { listingPath } from "@frontage/content/dashboard";
import { hasEnded, type PortalEvent } from "@frontage/records/schemas/event";
import { toast } from "@frontage/ui/toast";
import { useState } from "react";

import { events } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";

import { EventFooter, type EventAction } from "./event-footer.tsx";
import { EventFormDialog } from "./event-form-dialog.tsx";
import { removedWord, type Viewer } from "./event-labels.ts";
import { ProposeDialog } from "./propose-dialog.tsx";
import { useReasonDialog } from "./reason-dialog.tsx";

type BrokerActionsProps = {
  event: PortalEvent;
  viewer: Viewer;
  /** Saves the event for a calendar app; absent if it can't be saved. */
  save: EventAction | undefined;
  /** Called when the event was removed from the calendar. */
  onRemoved: () => void;
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

/** A broker's actions on an event: answering a request, or saving, editing or removing an event. */
export function BrokerActions(props: BrokerActionsProps) {
  const { event, onRemoved, save, viewer } = props;
  const [opened, setOpened] = useState<"editing" | "proposing">();
  const { ask, dialog } = useReasonDialog();
  const { id, status, title, version } = event;
  const change = "start" in event ? event.change : undefined;
  const labels =
    declineLabels[status === "proposed" || status === "confirmed" ? status : "requested"];
  const isBrokersTurn = status === "confirmed" ? change?.by === "client" : status === "requested";
  const confirm = useAction({
    act: () =>
      read(
        events[":id"].answer.$post({
          param: { id },
          json: { answer: "confirm", note: "", version },
        }),
      ),
    changes: ["events"],
    done: `${title} confirmed. The client has been notified.`,
  });
  // A key date is edited with its deal, and a prospect's tour on the listing.
  const tour = event.kind === "viewing" ? event.tour : undefined;
  if (hasEnded(event) || event.isKeyDate || tour) {
    const prospect = tour && {
      label: "See the prospect",
      to: `${listingPath(tour.listingId)}?prospect=${tour.prospectId}`,
    };
    return <EventFooter title={title} actions={[prospect, save].filter((action) => !!action)} />;
  }

  function askToDecline() {
    ask({
      title: labels.title,
      description: labels.description,
      action: labels.action,
      act: (note) =>
        read(
          events[":id"].answer.$post({ param: { id }, json: { answer: "decline", note, version } }),
        ),
      changes: ["events"],
      done: `${title} ${labels.done}. The client has been notified.`,
      onDone: () => status !== "confirmed" && onRemoved(),
    });
  }
  function askToRemove() {
    ask({
      title: `Remove ${title}?`,
      description:
        "It leaves both calendars and stays readable as removed. The client is notified and sees your reason.",
      action: "Remove",
      act: (reason) =>
        read(events[":id"].cancel.$post({ param: { id }, json: { version, reason } })),
      changes: ["events"],
      done: `${title} ${removedWord(event)}. The client has been notified.`,
      onDone: onRemoved,
    });
  }

  const isOpen = status !== "confirmed" || change !== undefined;
  const actions: (EventAction | false | undefined)[] = [
    isBrokersTurn && {
      label: status === "confirmed" ? "Confirm the new time" : "Confirm",
      pending: confirm.isPending,
      onSelect: () => confirm.run(),
    },
    !isOpen && save,
    isOpen && {
      label: "Suggest another time",
      onSelect: () => setOpened("proposing"),
    },
    status === "confirmed" && {
      label: "Edit",
      onSelect: () => setOpened("editing"),
    },
    isOpen && { label: labels.action, onSelect: askToDecline },
    isOpen && save,
    status === "confirmed" && { label: "Remove", onSelect: askToRemove },
  ];
  return (
    <>
      <EventFooter title={title} actions={actions.filter((action) => !!action)} />
      {dialog}
      {opened === "editing" && (
        <EventFormDialog
          clientId={event.clientId}
          event={event}
          onClose={() => setOpened(undefined)}
          onSaved={({ title: saved }) => {
            toast.success(`${saved} updated. The client has been notified.`);
            setOpened(undefined);
          }}
        />
      )}
      {opened === "proposing" && "start" in event && (
        <ProposeDialog
          description="Not confirmed until the client accepts it."
          done="Time proposed. The client has been notified."
          event={event}
          viewer={viewer}
          onPropose={(proposal) =>
            read(
              events[":id"].answer.$post({
                param: { id },
                json: { answer: "propose", ...proposal },
              }),
            )
          }
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
