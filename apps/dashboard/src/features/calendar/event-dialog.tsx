import { broker } from "@frontage/content/broker";
import type { PortalEvent } from "@frontage/content/schemas/event";
import { Button, Spinner } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from "@frontage/ui/dialog";
import { Link as TextLink } from "@frontage/ui/link";
import { lazyPart } from "@frontage/ui/lazy-part";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, MessageSquare } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { Link } from "wouter";

import { messageToPath } from "../../lib/paths.ts";
import { clockInWords, dayIn, fullDayInWords } from "../../lib/dates.ts";
import { isSameClock, placeOf, spanInWords } from "../../lib/time-zones.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import type { BrokerDesk } from "../../portal/portal.ts";
import { clientsQuery } from "../../portal/queries.ts";
import type { BrokerActionsProps, EditForm } from "./broker-actions.tsx";
import { EventChip } from "./event-days.tsx";
import { refreshEvents } from "./event-queries.ts";
import type { Reader } from "./event-words.ts";
import type { ProposalActionsProps } from "./proposal-actions.tsx";
import { saveCalendarFile } from "./save-calendar-file.ts";

const brokerActions = lazyPart<BrokerActionsProps>(() => import("./broker-actions.tsx"));
const proposalActions = lazyPart<ProposalActionsProps>(() => import("./proposal-actions.tsx"));

export type EventDialogProps = {
  /** Absent where there is none of the id that was asked for. */
  event: PortalEvent | undefined;
  /** Why it is not known whether there is one. */
  failure?: { error: Error; isRetrying: boolean; onRetry: () => void };
  reader: Reader;
  isOpen: boolean;
  /** Leads to a property's detail instead of this dialog. */
  pathToProperty: (id: string) => string;
  /** For a broker. */
  editForm: EditForm;
  onClose: () => void;
};

/** One event, with all that is known of it. */
export default function EventDialog({
  editForm,
  event,
  failure,
  isOpen,
  onClose,
  pathToProperty,
  reader,
}: EventDialogProps) {
  const isWithdrawn = useRef(false);
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        aria-describedby={undefined}
        onCloseAutoFocus={(closing) => {
          if (!isWithdrawn.current) return;
          // What opened the dialog has left the calendar.
          isWithdrawn.current = false;
          closing.preventDefault();
          document.querySelector("h1")?.focus({ preventScroll: true });
        }}
      >
        {event ? (
          <EventDetail
            event={event}
            reader={reader}
            pathToProperty={pathToProperty}
            editForm={editForm}
            onWithdrawn={() => {
              isWithdrawn.current = true;
              onClose();
            }}
          />
        ) : failure ? (
          <>
            <DialogTitle>This date could not be loaded</DialogTitle>
            <p role="alert" className="mt-2">
              {failure.error.message}
            </p>
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="outline">Close</Button>
              </DialogClose>
              <Button variant="ink" pending={failure.isRetrying} onClick={failure.onRetry}>
                {failure.isRetrying && <Spinner />}
                Try again
              </Button>
            </DialogFooter>
          </>
        ) : (
          <>
            <DialogTitle>This date is not in your calendar</DialogTitle>
            <p className="mt-2">It may have been moved or withdrawn since.</p>
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="outline">Close</Button>
              </DialogClose>
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

type EventDetailProps = Pick<EventDialogProps, "editForm" | "pathToProperty" | "reader"> & {
  event: PortalEvent;
  onWithdrawn: () => void;
};

function EventDetail({ editForm, event, onWithdrawn, pathToProperty, reader }: EventDetailProps) {
  // As it was read when the question came: another time may be proposed while it is open.
  const [asked, setAsked] = useState<PortalEvent>();
  const { acceptProposal, desk } = usePortal();
  const isProposal = event.status === "proposed" && "start" in event;
  const property = event.propertyId ? reader.properties.get(event.propertyId) : undefined;
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-2">
        <EventChip event={event} reader={reader} />
        {event.status === "confirmed" && <Chip tone="positive">Confirmed</Chip>}
      </div>
      <DialogTitle>{event.title}</DialogTitle>
      <dl className="mt-5 grid text-ui sm:grid-cols-[7rem_minmax(0,1fr)]">
        <Detail term="When">
          <When event={event} timeZone={reader.timeZone} />
        </Detail>
        {isProposal && event.requestedStart && (
          <Detail term="Asked for">
            {fullDayInWords(dayIn(event.requestedStart, event.timeZone))},{" "}
            {clockInWords(event.requestedStart, event.timeZone)} in {placeOf(event.timeZone)}
          </Detail>
        )}
        {desk && event.clientId && (
          <Detail term="Client">
            <ClientName desk={desk} id={event.clientId} />
          </Detail>
        )}
        {event.location && <Detail term="Where">{event.location}</Detail>}
        {property && (
          <Detail term="Property">
            <TextLink asChild>
              <Link to={pathToProperty(property.id)}>{property.name}</Link>
            </TextLink>
            <span className="block text-fg-3">
              {property.city}, {property.region}
            </span>
          </Detail>
        )}
        {event.note && (
          <Detail term={event.isRequest ? (desk ? "Client’s note" : "Your note") : "Note"}>
            <span className="whitespace-pre-line">{event.note}</span>
          </Detail>
        )}
        {event.answer && (
          <Detail term={desk ? "Your answer" : "Answer"}>
            <span className="whitespace-pre-line">{event.answer}</span>
          </Detail>
        )}
        {event.status !== "confirmed" && (
          <Detail term="Status">{waitingWords[event.status][desk ? "broker" : "client"]}</Detail>
        )}
      </dl>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Close</Button>
        </DialogClose>
        {event.status === "requested" && !desk && (
          <Button variant="outline" onClick={() => setAsked(event)}>
            Withdraw request
          </Button>
        )}
        {!desk && (
          <Button asChild variant="outline">
            <Link to={messageToPath("broker")}>
              <MessageSquare aria-hidden className="size-4" strokeWidth={1.75} />
              Message {broker.name}
            </Link>
          </Button>
        )}
        {desk && (
          <brokerActions.Part
            desk={desk}
            event={event}
            reader={reader}
            editForm={editForm}
            onGone={onWithdrawn}
          />
        )}
        {(desk ? event.status === "confirmed" : !isProposal) && (
          <Button
            variant="ink"
            onClick={() => void saveCalendarFile([event], fileNameOf(event), reader)}
          >
            <Download aria-hidden className="size-4" strokeWidth={1.75} />
            Add to calendar
          </Button>
        )}
        {isProposal && acceptProposal && !desk && (
          <proposalActions.Part
            event={event}
            accept={acceptProposal}
            onDecline={() => setAsked(event)}
          />
        )}
      </DialogFooter>
      {asked && (
        <WithdrawDialog
          event={asked}
          onKeep={() => setAsked(undefined)}
          onWithdrawn={() => {
            setAsked(undefined);
            onWithdrawn();
          }}
        />
      )}
    </>
  );
}

/** What a date waits for that is not agreed yet, as each side reads it. */
const waitingWords = {
  requested: {
    broker: "Requested. The time is not fixed until you answer.",
    client: `Requested. ${broker.name} has not answered yet; the time is not fixed until then.`,
  },
  proposed: {
    broker: "You proposed this time. It is not fixed until the client accepts it.",
    client: `${broker.name} proposes this time. It is not fixed until you accept it.`,
  },
} as const;

function ClientName({ desk, id }: { desk: BrokerDesk; id: string }) {
  const { data } = useQuery(clientsQuery(desk));
  return data?.find((client) => client.id === id)?.name;
}

function Detail({ children, term }: { children: ReactNode; term: string }) {
  return (
    <>
      <dt className="text-fg-3 sm:pr-6 sm:border-t sm:border-hairline sm:py-3 max-sm:pt-3">
        {term}
      </dt>
      <dd className="text-fg sm:border-t sm:border-hairline sm:py-3 max-sm:pb-3 max-sm:not-last:border-b max-sm:not-last:border-hairline">
        {children}
      </dd>
    </>
  );
}

/** The moment on the clock of the place and, where it differs, on the reader's. */
function When({ event, timeZone }: { event: PortalEvent; timeZone: string }) {
  if ("day" in event) return <>{fullDayInWords(event.day)}, all day</>;
  const on = (zone: string) =>
    `${fullDayInWords(dayIn(event.start, zone))}, ${spanInWords(event, zone)}`;
  if (isSameClock(event.start, event.timeZone, timeZone)) return <>{on(timeZone)}</>;
  return (
    <>
      {on(event.timeZone)} in {placeOf(event.timeZone)}
      <span className="block text-fg-3">
        {on(timeZone)} for you, in {placeOf(timeZone)}
      </span>
    </>
  );
}

const withdrawWords = {
  requested: {
    question: "Withdraw this request?",
    outcome: `${broker.name} no longer answers it.`,
    verb: "Withdraw",
    done: "Your request is withdrawn.",
  },
  proposed: {
    question: "Decline this time?",
    outcome: `${broker.name} is told.`,
    verb: "Decline",
    done: "The proposed time is declined.",
  },
} as const;

type WithdrawDialogProps = { event: PortalEvent; onKeep: () => void; onWithdrawn: () => void };

function WithdrawDialog({ event, onKeep, onWithdrawn }: WithdrawDialogProps) {
  const portal = usePortal();
  const queryClient = useQueryClient();
  const words = withdrawWords[event.status === "proposed" ? "proposed" : "requested"];
  const { isPending, mutate } = useMutation({
    mutationFn: async () =>
      event.status === "proposed" && "start" in event
        ? portal.declineProposal?.(event.id, event.start)
        : portal.withdrawRequest(event.id),
    onSuccess: () => {
      toast.success(words.done);
      // First the dialog closes: without its event it would say that there is none.
      onWithdrawn();
    },
    onError: (error) => {
      toast.error(error.message);
      onKeep();
    },
    // Refused, it is another time by now.
    onSettled: () => void refreshEvents(queryClient),
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onKeep()}>
      <DialogContent role="alertdialog">
        <DialogTitle>{words.question}</DialogTitle>
        <DialogDescription>
          {event.title} leaves your calendar, and {words.outcome}
        </DialogDescription>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Keep it</Button>
          </DialogClose>
          <Button variant="primary" pending={isPending} onClick={() => mutate()}>
            {words.verb}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** "property-viewing-2026-07-15" */
function fileNameOf(event: PortalEvent): string {
  const words = event.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const day = "day" in event ? event.day : dayIn(event.start, event.timeZone);
  return `${words.replaceAll(/^-|-$/g, "")}-${day}`;
}
