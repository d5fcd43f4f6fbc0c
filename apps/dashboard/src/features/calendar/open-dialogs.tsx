import type { PortalEvent } from "@frontage/content/schemas/event";
import type { Property } from "@frontage/content/schemas/property";
import { lazyPart } from "@frontage/ui/lazy-part";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearch } from "wouter";

import { propertyPath } from "../../lib/paths.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { monthOf } from "./days.ts";
import type { EditForm } from "./broker-actions.tsx";
import type { DayDialogProps } from "./day-dialog.tsx";
import type { EventDialogProps } from "./event-dialog.tsx";
import { eventQuery } from "./event-queries.ts";
import { dayOfEvent, eventsOn, type Reader } from "./event-words.ts";
import type { RequestDialogProps } from "./request-dialog.tsx";
import { useCalendarAddress } from "./use-calendar-address.ts";

const dayDialog = lazyPart<DayDialogProps>(async () => import("./day-dialog.tsx"));
const eventDialog = lazyPart<EventDialogProps>(async () => import("./event-dialog.tsx"));
const requestDialog = lazyPart<RequestDialogProps>(async () => import("./request-dialog.tsx"));

/** Fetches the request form's code. */
export function preloadRequestForm(): void {
  // What fails to arrive is asked for again when the form opens.
  requestDialog.preload().catch(() => {});
}

export type OpenDialogsProps = {
  /** Those on the screen, in order. */
  events: readonly PortalEvent[];
  properties: readonly Property[];
  reader: Reader;
  /** The address's day opens a dialog; elsewhere the day has its place on the page. */
  withDay: boolean;
  /** The address may open the request form; a broker's opens another. */
  withRequest: boolean;
  /** By which a broker changes an event. */
  editForm: EditForm;
};

/** The dialogs that the address opens: a day, an event, the request form. */
export function OpenDialogs({
  editForm,
  events,
  properties,
  reader,
  withDay,
  withRequest,
}: OpenDialogsProps) {
  const { address, goTo, pathTo } = useCalendarAddress();
  const openDay = withDay ? address.day : undefined;
  const day = useLast(openDay);
  const request = useLast(address.request);
  return (
    <>
      {day !== undefined && (
        <dayDialog.Part
          day={day}
          events={eventsOn(day, events, reader.timeZone)}
          reader={reader}
          isOpen={openDay !== undefined}
          pathTo={({ id }) => pathTo({ day: undefined, eventId: id })}
          onClose={() => goTo({ day: undefined }, { replace: true })}
        />
      )}
      <OpenEvent editForm={editForm} events={events} reader={reader} />
      {withRequest && request !== undefined && (
        <requestDialog.Part
          propertyId={request}
          properties={properties}
          reader={reader}
          isOpen={address.request !== undefined}
          onClose={() => goTo({ request: undefined }, { replace: true })}
          onRequested={(event) =>
            // To the month of the new event, and past no filter that would hide it.
            goTo(
              {
                request: undefined,
                kind: undefined,
                propertyId: undefined,
                month: monthOf(dayOfEvent(event, reader.timeZone)),
              },
              { replace: true },
            )
          }
        />
      )}
    </>
  );
}

function OpenEvent({
  editForm,
  events,
  reader,
}: Pick<OpenDialogsProps, "editForm" | "events" | "reader">) {
  const portal = usePortal();
  const { address, goTo } = useCalendarAddress();
  const search = useSearch();
  const id = address.eventId;
  const listed = events.find((event) => event.id === id);
  const {
    data: other,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...eventQuery(portal, id ?? ""),
    enabled: id !== undefined && !listed,
  });
  const found = id === undefined ? undefined : (listed ?? other);
  const answer = found === undefined && id !== undefined ? (error ?? undefined) : found;
  const shown = useLast(answer);
  if (shown === undefined) return null;
  const hasFailed = shown instanceof Error;
  return (
    <eventDialog.Part
      event={hasFailed ? undefined : (shown ?? undefined)}
      failure={
        hasFailed
          ? { error: shown, isRetrying: isFetching, onRetry: () => void refetch() }
          : undefined
      }
      reader={reader}
      editForm={editForm}
      // While it is asked again there is neither an event nor an error.
      isOpen={answer !== undefined || (hasFailed && id !== undefined)}
      pathToProperty={(propertyId) => {
        const parameters = new URLSearchParams(search);
        parameters.delete("event");
        return propertyPath(window.location.pathname, parameters.toString(), propertyId);
      }}
      onClose={() => goTo({ eventId: undefined }, { replace: true })}
    />
  );
}

/** The latest value there was: what a dialog shows while it closes. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
