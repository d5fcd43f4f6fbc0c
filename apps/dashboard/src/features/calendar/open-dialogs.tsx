import type { PortalEvent } from "@frontage/content/schemas/event";
import type { Property } from "@frontage/content/schemas/property";
import { lazyPart } from "@frontage/ui/lazy-part";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearch } from "wouter";

import { propertyPath } from "../../lib/paths.ts";
import { daysTouched } from "../../lib/time-zones.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { monthOf } from "./days.ts";
import type { DayDialogProps } from "./day-dialog.tsx";
import type { EventDialogProps } from "./event-dialog.tsx";
import { eventQuery } from "./event-queries.ts";
import { dayOfEvent, type Reader } from "./event-words.ts";
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
};

/** The dialogs that the address opens: a day, an event, the request form. */
export function OpenDialogs({ events, properties, reader }: OpenDialogsProps) {
  const { address, goTo, pathTo } = useCalendarAddress();
  const day = useLast(address.day);
  const request = useLast(address.request);
  return (
    <>
      {day !== undefined && (
        <dayDialog.Part
          day={day}
          events={events.filter((event) => {
            const { first, last } = daysTouched(event, reader.timeZone);
            return first <= day && day <= last;
          })}
          reader={reader}
          isOpen={address.day !== undefined}
          pathTo={({ id }) => pathTo({ day: undefined, eventId: id })}
          onClose={() => goTo({ day: undefined }, { replace: true })}
        />
      )}
      <OpenEvent events={events} reader={reader} />
      {request !== undefined && (
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

function OpenEvent({ events, reader }: Pick<OpenDialogsProps, "events" | "reader">) {
  const portal = usePortal();
  const { address, goTo } = useCalendarAddress();
  const search = useSearch();
  const id = address.eventId;
  const listed = events.find((event) => event.id === id);
  const { data: other } = useQuery({
    ...eventQuery(portal, id ?? ""),
    enabled: id !== undefined && !listed,
  });
  const found = id === undefined ? undefined : (listed ?? other);
  const shown = useLast(found);
  if (shown === undefined) return null;
  return (
    <eventDialog.Part
      event={shown ?? undefined}
      reader={reader}
      isOpen={found !== undefined}
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
