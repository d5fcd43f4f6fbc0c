import type { PortalEvent } from "@frontage/records/schemas/event";
import type { DealPlace } from "@frontage/records/schemas/deal";
import { Dialog, DialogContent, DialogTitle, DialogFooter } from "@frontage/ui/dialog";
import { toast } from "@frontage/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useState, useRef, type ReactNode } from "react";
import { Link } from "react-router";
import { Button, Spinner } from "@frontage/ui/button";

import { DialogCross } from "../../components/dialog-cross.tsx";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { useClientName, useIsBroker } from "../../api/visit.tsx";
import { formatDay } from "../../time/dates.ts";
import { calendarSearch } from "./calendar-search.ts";
import { monthOf } from "./days.ts";
import { EventFormDialog } from "./event-form-dialog.tsx";
import {
  dayOfEvent,
  type Entry,
  eventsOn,
  formatPlace,
  formatWhen,
  type Viewer,
} from "./event-labels.ts";
import { eventQuery } from "./event-queries.ts";
import { RequestDialog, type RequestDialogProps } from "./request-dialog.tsx";
import { EventChip, EventDetail } from "./event-detail.tsx";

export type OpenDialogsProps = {
  /** The calendar's events, sorted by start. */
  events: readonly Entry[];
  deals: readonly DealPlace[];
  viewer: Viewer;
};

/** The dialogs that the URL opens: a day, an event, or the form that requests or adds an event. */
export function OpenDialogs({ events, deals, viewer }: OpenDialogsProps) {
  const isBroker = useIsBroker();
  const { values, change } = useUrlState(calendarSearch);
  const day = useLast(values.day);

  function closeForm() {
    change({ request: undefined }, { replace: true });
  }
  /** Closes the form and shows the new event's month. */
  function show(event: PortalEvent) {
    const month = monthOf(dayOfEvent(event, viewer.timeZone));
    change({ request: undefined, month }, { replace: true });
  }

  return (
    <>
      {day !== undefined && (
        <DayDialog
          day={day}
          events={eventsOn(day, events, viewer.timeZone)}
          viewer={viewer}
          isOpen={values.day !== undefined}
          onClose={() => change({ day: undefined }, { replace: true })}
        />
      )}
      <OpenEvent events={events} viewer={viewer} />
      {isBroker ? (
        <OpenEventForm onClose={closeForm} onSaved={show} />
      ) : (
        <OpenRequest deals={deals} viewer={viewer} onClose={closeForm} onRequested={show} />
      )}
    </>
  );
}

function OpenRequest(props: Omit<RequestDialogProps, "isOpen" | "dealId">) {
  const { request } = useUrlState(calendarSearch).values;
  const shown = useLast(request);
  if (shown === undefined) return null;
  return <RequestDialog {...props} dealId={shown} isOpen={request !== undefined} />;
}

type OpenEventFormProps = {
  onSaved: (event: PortalEvent) => void;
  onClose: () => void;
};

function OpenEventForm({ onClose, onSaved }: OpenEventFormProps) {
  const { request } = useUrlState(calendarSearch).values;
  if (request === undefined) return null;
  return (
    <EventFormDialog
      onClose={onClose}
      onSaved={(event) => {
        toast.success(`${event.title} added to the calendar.`);
        onSaved(event);
      }}
    />
  );
}

function OpenEvent({ events, viewer }: Pick<OpenDialogsProps, "events" | "viewer">) {
  const { values, change } = useUrlState(calendarSearch);
  const id = values.eventId;
  const listed = events.find((event) => event.id === id);
  const {
    data: other,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...eventQuery(id ?? ""),
    enabled: id !== undefined && !listed,
  });
  const found = id === undefined ? undefined : (listed ?? other);
  const answer = found === undefined && id !== undefined ? (error ?? undefined) : found;
  const shown = useLast(answer);
  if (shown === undefined) return null;
  const hasFailed = shown instanceof Error;
  return (
    <EventDialog
      event={hasFailed ? undefined : (shown ?? undefined)}
      failure={
        hasFailed
          ? { error: shown, isRetrying: isFetching, onRetry: () => void refetch() }
          : undefined
      }
      viewer={viewer}
      // Stays open while a failed request is retried, without an event or an error.
      isOpen={answer !== undefined || (hasFailed && id !== undefined)}
      onClose={() => change({ eventId: undefined }, { replace: true })}
    />
  );
}

/** The last defined value, for a dialog to show while it closes. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

type DayDialogProps = {
  /** "2026-07-15" */
  day: string;
  /** The day's events, sorted by start. */
  events: readonly Entry[];
  viewer: Viewer;
  isOpen: boolean;
  onClose: () => void;
};

/** A dialog with all events of a day. */
function DayDialog({ day, events, isOpen, onClose, viewer }: DayDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <div className="flex items-start justify-between gap-4">
          <DialogTitle>{formatDay(day)}</DialogTitle>
          <DialogCross className="-mt-2 -mr-3" />
        </div>
        {events.length === 0 && <p className="mt-2">No events on this day.</p>}
        <ul className="mt-4 border-y border-hairline">
          {events.map((event) => (
            <EventRow key={event.id} day={day} event={event} viewer={viewer} />
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}

type EventRowProps = {
  /** The day, of all the event's days, that this row belongs to. */
  day: string;
  event: Entry;
  viewer: Viewer;
};

/** A row that opens an event: title, place and time. The event's dialog replaces the day's. */
function EventRow({ day, event, viewer }: EventRowProps) {
  const { pathWith } = useUrlState(calendarSearch);
  const client = useClientName()(event);
  const place = formatPlace(event, viewer);
  return (
    <li className="relative py-4.5 text-ui text-fg-3 not-last:border-b not-last:border-hairline hover:[&_a]:text-accent">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-fg">
        <Link
          to={event.path ?? pathWith({ eventId: event.id, day: undefined })}
          replace={event.path === undefined}
          className="covers-row transition-colors"
        >
          {event.title}
        </Link>
        <EventChip event={event} viewer={viewer} />
      </p>
      {client && <p>{client}</p>}
      {place && <p>{place}</p>}
      <p>{formatWhen(event, viewer, day)}</p>
    </li>
  );
}

type EventDialogProps = {
  /** Absent if there is no event with the requested id. */
  event: PortalEvent | undefined;
  /** A failed request for the event, so that it is unknown whether it exists. */
  failure?: { error: Error; isRetrying: boolean; onRetry: () => void };
  viewer: Viewer;
  isOpen: boolean;
  onClose: () => void;
};

/** A dialog with an event's details. */
export function EventDialog({ event, failure, isOpen, onClose, viewer }: EventDialogProps) {
  const isRemoved = useRef(false);
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        aria-describedby={undefined}
        onCloseAutoFocus={(closing) => {
          if (!isRemoved.current) return;
          // The event's link in the calendar is gone, so the title gets the focus.
          isRemoved.current = false;
          closing.preventDefault();
          document.querySelector("h1")?.focus({ preventScroll: true });
        }}
      >
        {event ? (
          <EventDetail
            event={event}
            viewer={viewer}
            onRemoved={() => {
              isRemoved.current = true;
              onClose();
            }}
          />
        ) : failure ? (
          <Message title="Couldn’t load this event" role="alert" text={failure.error.message}>
            <Button variant="ink" pending={failure.isRetrying} onClick={failure.onRetry}>
              {failure.isRetrying && <Spinner />}
              Try again
            </Button>
          </Message>
        ) : (
          <Message
            title="This event isn’t in your calendar"
            text="It may have been removed, or the link may be wrong."
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

type MessageProps = { title: string; text: string; role?: "alert"; children?: ReactNode };

function Message({ children, role, text, title }: MessageProps) {
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <DialogTitle>{title}</DialogTitle>
        <DialogCross className="-mt-2 -mr-3" />
      </div>
      <p role={role} className="mt-2">
        {text}
      </p>
      {children && <DialogFooter>{children}</DialogFooter>}
    </>
  );
}
