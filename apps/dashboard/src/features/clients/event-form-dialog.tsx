import { broker } from "@frontage/content/broker";
import { eventKindNames } from "@frontage/content/record-names";
import { eventFormSchema, type EventForm } from "@frontage/content/schemas/client";
import { eventKinds, type PortalEvent } from "@frontage/content/schemas/event";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";
import { Textarea } from "@frontage/ui/textarea";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";

import { dayIn, timeIn } from "../../lib/dates.ts";
import { placeOf } from "../../lib/time-zones.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import type { BrokerDesk } from "../../portal/portal.ts";
import { clientsQuery, propertiesQuery } from "../../portal/queries.ts";
import { refresh } from "./client-queries.ts";
import { RecordDialog } from "./record-dialog.tsx";
import { useRecordForm } from "./use-record-form.ts";

export type EventFormDialogProps = {
  desk: BrokerDesk;
  /** Whose event it is; absent: the form asks. */
  clientId?: string;
  /** The one to change; absent: a new one. */
  event?: PortalEvent;
  onSaved: (event: PortalEvent) => void;
  onClose: () => void;
};

/** Nothing where a time is not needed, or not chosen. */
const time = { setValueAs: (typed: unknown) => (typed === "" ? undefined : typed) };

/** The form of an event: a viewing or a call at a time, a milestone or a deadline on a day. */
export default function EventFormDialog({
  clientId,
  desk,
  event,
  onClose,
  onSaved,
}: EventFormDialogProps) {
  const queryClient = useQueryClient();
  const [chosenId, setChosenId] = useState(clientId);
  const [hasNoClient, setNoClient] = useState(false);
  const clientSelect = useRef<HTMLSelectElement>(null);
  const { data: clients = [] } = useQuery({
    ...clientsQuery(desk),
    enabled: clientId === undefined,
  });
  const { data: properties = [] } = useQuery({
    ...propertiesQuery(usePortal(), chosenId),
    enabled: chosenId !== undefined,
  });
  const { control, errors, failure, isPending, onDiscard, onSubmit, register, setValue } =
    useRecordForm<EventForm, PortalEvent>({
      schema: eventFormSchema,
      values: event
        ? formOf(event)
        : { kind: "viewing", title: "", propertyId: "", day: "", location: "", note: "" },
      draftName: event ? `event-${event.id}` : "new-event",
      isChange: event !== undefined,
      save: async ({ from, to, ...typed }) => {
        if (chosenId === undefined) throw new Error("Please select a client.");
        const isAllDay = typed.kind === "milestone" || typed.kind === "deadline";
        const form = isAllDay ? typed : { ...typed, from, to };
        const saved = await (event
          ? desk.changeEvent(event.id, form)
          : desk.addEvent(chosenId, form));
        await refresh(queryClient, "events", "overview");
        return saved;
      },
      onSaved,
    });
  const [kind, propertyId] = useWatch({ control, name: ["kind", "propertyId"] });
  const isTimed = kind === "viewing" || kind === "call";
  const timeZone = properties.find(({ id }) => id === propertyId)?.timeZone ?? broker.timeZone;
  const [only] = properties;
  const isOne = properties.length === 1;
  useEffect(() => {
    if (isOne && only) setValue("propertyId", only.id);
  }, [isOne, only, setValue]);

  return (
    <RecordDialog
      title={event ? `Edit ${event.title}` : "Add an event"}
      description={
        event
          ? "The client sees the change at once, and is told of it."
          : "It stands in the client’s calendar at once."
      }
      submit={event ? "Save event" : "Add event"}
      {...{ failure, isPending, onClose, onDiscard }}
      onSubmit={async (submitted) => {
        const isMissing = chosenId === undefined;
        setNoClient(isMissing);
        await onSubmit(submitted);
        if (isMissing) clientSelect.current?.focus();
      }}
    >
      {clientId === undefined && (
        <Field
          label="Client"
          error={hasNoClient && "Please select a client."}
          className="sm:col-span-2"
        >
          <Select
            ref={clientSelect}
            required
            value={chosenId ?? ""}
            onChange={({ target }) => {
              setChosenId(target.value || undefined);
              setNoClient(false);
              // Another client has other properties.
              setValue("propertyId", "");
            }}
          >
            <option value="">Select a client</option>
            {clients.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label="Kind" error={errors.kind?.message}>
        <Select required {...register("kind")}>
          {eventKinds.map((name) => (
            <option key={name} value={name}>
              {eventKindNames[name]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Property" error={errors.propertyId?.message}>
        {/* Keyed: a choice can only be shown once its option is there. */}
        <Select key={properties.length} required {...register("propertyId")}>
          <option value="">Select a property</option>
          {properties.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Title" error={errors.title?.message} className="sm:col-span-2">
        <Input required autoComplete="off" {...register("title")} />
      </Field>
      <Field label="Day" error={errors.day?.message} className={isTimed ? "sm:col-span-2" : ""}>
        <Input type="date" required {...register("day")} />
      </Field>
      {isTimed && (
        <>
          <Field
            label="From"
            hint={`On the clock in ${placeOf(timeZone)}.`}
            error={errors.from?.message}
          >
            <Input type="time" required step={900} {...register("from", time)} />
          </Field>
          <Field label="To" error={errors.to?.message}>
            <Input type="time" required step={900} {...register("to", time)} />
          </Field>
        </>
      )}
      <Field
        label="Where (optional)"
        error={errors.location?.message}
        className={isTimed ? "sm:col-span-2" : ""}
      >
        <Input autoComplete="off" {...register("location")} />
      </Field>
      <Field
        label="Note (optional)"
        hint={event?.isRequest && "Your own. What the client wrote stays beside it."}
        error={errors.note?.message}
        className="sm:col-span-2"
      >
        <Textarea {...register("note")} />
      </Field>
    </RecordDialog>
  );
}

/** An event as its form shows it. */
function formOf(event: PortalEvent): EventForm {
  const { answer, isRequest, kind, location = "", note, propertyId = "", title } = event;
  const common = { kind, title, propertyId, location, note: (isRequest ? answer : note) ?? "" };
  if ("day" in event) return { ...common, day: event.day };
  const { end, start, timeZone } = event;
  return {
    ...common,
    day: dayIn(start, timeZone),
    from: timeIn(start, timeZone),
    to: timeIn(end, timeZone),
  };
}
