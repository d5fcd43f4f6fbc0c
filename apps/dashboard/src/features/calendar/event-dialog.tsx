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
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, MessageSquare } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { Link } from "wouter";

import { messageToPath } from "../../lib/paths.ts";
import { dayIn, fullDayInWords } from "../../lib/dates.ts";
import { isSameClock, placeOf, spanInWords } from "../../lib/time-zones.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import type { AnswerActionsProps } from "./answer-actions.tsx";
import { EventChip } from "./event-days.tsx";
import { refreshEvents } from "./event-queries.ts";
import type { Reader } from "./event-words.ts";
import { saveCalendarFile } from "./save-calendar-file.ts";

// Only a broker answers.
const answerActions = lazyPart<AnswerActionsProps>(() => import("./answer-actions.tsx"));

export type EventDialogProps = {
  /** Absent where there is none of the id that was asked for. */
  event: PortalEvent | undefined;
  /** Why it is not known whether there is one. */
  failure?: { error: Error; isRetrying: boolean; onRetry: () => void };
  reader: Reader;
  isOpen: boolean;
  /** Leads to a property's detail instead of this dialog. */
  pathToProperty: (id: string) => string;
  onClose: () => void;
};

/** One event, with all that is known of it. */
export default function EventDialog({
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

type EventDetailProps = Pick<EventDialogProps, "pathToProperty" | "reader"> & {
  event: PortalEvent;
  onWithdrawn: () => void;
};

function EventDetail({ event, onWithdrawn, pathToProperty, reader }: EventDetailProps) {
  const [isAsked, setAsked] = useState(false);
  const { desk } = usePortal();
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
          <Detail term="Note">
            <span className="whitespace-pre-line">{event.note}</span>
          </Detail>
        )}
        {event.status === "requested" && (
          <Detail term="Status">
            {desk
              ? "Requested. The time is not fixed until you answer."
              : `Requested. ${broker.name} has not answered yet; the time is not fixed until then.`}
          </Detail>
        )}
      </dl>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Close</Button>
        </DialogClose>
        {event.status === "requested" && !desk && (
          <Button variant="outline" onClick={() => setAsked(true)}>
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
        {desk && event.status === "requested" && (
          <answerActions.Part desk={desk} event={event} onDeclined={onWithdrawn} />
        )}
        <Button
          variant={desk && event.status === "requested" ? "outline" : "ink"}
          onClick={() => void saveCalendarFile([event], fileNameOf(event), reader)}
        >
          <Download aria-hidden className="size-4" strokeWidth={1.75} />
          Add to calendar
        </Button>
      </DialogFooter>
      {isAsked && (
        <WithdrawDialog
          event={event}
          onKeep={() => setAsked(false)}
          onWithdrawn={() => {
            setAsked(false);
            onWithdrawn();
          }}
        />
      )}
    </>
  );
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

type WithdrawDialogProps = { event: PortalEvent; onKeep: () => void; onWithdrawn: () => void };

function WithdrawDialog({ event, onKeep, onWithdrawn }: WithdrawDialogProps) {
  const portal = usePortal();
  const queryClient = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: async () => portal.withdrawRequest(event.id),
    onSuccess: () => {
      toast.success("Your request is withdrawn.");
      // First the dialog closes: without its event it would say that there is none.
      onWithdrawn();
      void refreshEvents(queryClient);
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onKeep()}>
      <DialogContent role="alertdialog">
        <DialogTitle>Withdraw this request?</DialogTitle>
        <DialogDescription>
          {event.title} leaves your calendar, and {broker.name} no longer answers it.
        </DialogDescription>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Keep it</Button>
          </DialogClose>
          <Button variant="primary" pending={isPending} onClick={() => mutate()}>
            Withdraw
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
