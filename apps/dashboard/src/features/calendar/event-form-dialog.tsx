import { broker } from "@frontage/content/broker";
import { eventKindNames } from "@frontage/records/record-names";
import { endsNextDay, eventFormSchema, type EventForm } from "@frontage/records/schemas/event-form";
import { eventKinds, type PortalEvent } from "@frontage/records/schemas/event";
import type { DealPlace } from "@frontage/records/schemas/deal";
import { instantsAt } from "@frontage/records/wall-clock";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";
import { Textarea } from "@frontage/ui/textarea";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type Ref } from "react";
import { useWatch, type Control, type FieldErrors, type UseFormRegister } from "react-hook-form";

import { clients, events } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { NamedOptions, RecordOptions } from "../../components/options.tsx";
import {
  dayIn,
  dayWithWeekday,
  formatClock,
  formatDay,
  shiftDay,
  timeIn,
} from "../../time/dates.ts";
import { formatZone } from "../../time/time-zones.ts";

import { useTimeZone } from "../../api/use-time-zone.ts";
import { clientsQuery, dealNamesQuery } from "../../api/queries.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { useNow } from "../../time/use-now.ts";
import { eventNews } from "./event-news.ts";
import { OverlapNotice } from "./overlap-notice.tsx";

export type EventFormDialogProps = {
  /** The event's client; if absent, the form asks for one. */
  clientId?: string;
  /** The initially chosen deal. */
  dealId?: string;
  /** The event to edit; absent for a new one. */
  event?: PortalEvent;
  onSaved: (event: PortalEvent) => void;
  onClose: () => void;
};

/** Turns an empty field into undefined. */
const time = { setValueAs: (typed: unknown) => (typed === "" ? undefined : typed) };

/** The form of an event: a tour or a call at a time, a milestone or a deadline on a day. */
export function EventFormDialog({
  clientId,
  dealId: firstDealId = "",
  event,
  onClose,
  onSaved,
}: EventFormDialogProps) {
  const [chosenId, setChosenId] = useState(clientId);
  const [hasNoClient, setNoClient] = useState(false);
  const clientSelect = useRef<HTMLSelectElement>(null);
  const { data: offered = [] } = useQuery(dealNamesQuery(clientId));
  const deals =
    clientId === undefined && chosenId !== undefined
      ? offered.filter(({ client }) => client?.id === chosenId)
      : offered;
  const form = useRecordForm<EventForm, PortalEvent, PortalEvent>({
    schema: eventFormSchema,
    values: event
      ? formOf(event)
      : {
          kind: "viewing",
          title: "",
          dealId: firstDealId,
          day: "",
          location: "",
          attendees: "",
          note: "",
        },
    draftName: event ? `event-${event.id}` : `new-event${firstDealId && `-${firstDealId}`}`,
    isChange: event !== undefined,
    edited: event && {
      record: event,
      valuesOf: formOf,
      texts: {
        kind: { label: "Type", format: (kind) => eventKindNames[kind] },
        dealId: {
          label: "Property",
          format: (id) => offered.find((one) => one.id === id)?.name ?? "",
        },
        title: "Title",
        day: { label: "Day", format: (day) => formatDay(day, dayWithWeekday) },
        from: { label: "From", format: (from) => (from ? formatClock(from) : "") },
        to: { label: "To", format: (to) => (to ? formatClock(to) : "") },
        location: "Where",
        attendees: "Also attending",
        note: "Note",
      },
      newsOf: eventNews,
    },
    save: async ({ from, to, ...typed }, seen) => {
      const ownerId = chosenId ?? ownerOf(typed.dealId);
      if (ownerId === undefined) throw new Error("Please select a client.");
      const isAllDay = typed.kind === "milestone" || typed.kind === "deadline";
      const values = isAllDay ? typed : { ...typed, from, to };
      return seen
        ? read(
            events[":id"].$put({
              param: { id: seen.id },
              json: { ...values, version: seen.version },
            }),
          )
        : read(clients[":id"].events.$post({ param: { id: ownerId }, json: values }));
    },
    changes: ["events"],
    onSaved,
  });
  const { conflict, failure, isPending, onDiscard, onSubmit, setValue } = form;
  const dealId = useWatch({ control: form.control, name: "dealId" });
  // Until a client is chosen, the deal determines the client.
  const ownerOf = (id: string) => offered.find((deal) => deal.id === id)?.client?.id;
  const shownId = chosenId ?? ownerOf(dealId);
  const [only] = deals;
  const isOne = !event && deals.length === 1;
  useEffect(() => {
    if (isOne && only) setValue("dealId", only.id);
  }, [isOne, only, setValue]);

  return (
    <RecordDialog
      title={event ? `Edit ${event.title}` : "Add an event"}
      description={
        event ? "The client is notified of the change." : "The client sees it right away."
      }
      submit={event ? "Save event" : "Add event"}
      {...{ conflict, failure, isPending, onClose, onDiscard }}
      onSubmit={async (submitted) => {
        const isMissing = shownId === undefined;
        setNoClient(isMissing);
        await onSubmit(submitted);
        if (isMissing) clientSelect.current?.focus();
      }}
    >
      {clientId === undefined && (
        <ClientField
          chosenId={shownId}
          error={hasNoClient && shownId === undefined && "Please select a client."}
          ref={clientSelect}
          onChange={(id) => {
            setChosenId(id);
            setNoClient(false);
            // The chosen deal belongs to the previous client.
            setValue("dealId", "");
          }}
        />
      )}
      <EventFields
        event={event}
        form={form}
        deals={deals}
        noteHint={event?.isRequest && "Only yours; the client’s note is kept."}
      />
    </RecordDialog>
  );
}

type EventFieldsProps = {
  /** The event to edit. */
  event: PortalEvent | undefined;
  form: {
    control: Control<EventForm>;
    errors: FieldErrors<EventForm>;
    register: UseFormRegister<EventForm>;
  };
  deals: readonly DealPlace[];
  noteHint: string | false | undefined;
};

function EventFields(props: EventFieldsProps) {
  const { event, form, noteHint, deals } = props;
  const now = useNow();
  const viewersTimeZone = useTimeZone() ?? broker.timeZone;
  const { control, errors, register } = form;
  const { dealId, kind, ...times } = useWatch({ control });
  const isTimed = kind === "viewing" || kind === "call";
  const ownZone = event && "timeZone" in event ? event.timeZone : broker.timeZone;
  const timeZone = deals.find(({ id }) => id === dealId)?.timeZone ?? ownZone;
  return (
    <>
      <Field label="Type" error={errors.kind?.message}>
        <Select required {...register("kind")}>
          <NamedOptions values={eventKinds} names={eventKindNames} />
        </Select>
      </Field>
      <Field
        label={kind === "viewing" ? "Property" : "Property (optional)"}
        error={errors.dealId?.message}
      >
        {/* The key renders the select again with its options: a value can't be selected before
            its option exists. */}
        <Select key={deals.length} required={kind === "viewing"} {...register("dealId")}>
          <option value="">{kind === "viewing" ? "Select a property" : "No property"}</option>
          <RecordOptions records={deals} />
        </Select>
      </Field>
      <Field label="Title" error={errors.title?.message} className="sm:col-span-2">
        <Input required autoComplete="off" {...register("title")} />
      </Field>
      <Field
        label="Day"
        hint={
          times.day &&
          times.day < dayIn(now, viewersTimeZone) &&
          "This day has passed. The client gets no email."
        }
        error={errors.day?.message}
        className={isTimed ? "sm:col-span-2" : ""}
      >
        <Input type="date" required {...register("day")} />
      </Field>
      {isTimed && (
        <>
          <Field label="From" hint={`${formatZone(timeZone)}.`} error={errors.from?.message}>
            <Input type="time" required step={900} {...register("from", time)} />
          </Field>
          <Field label="To" error={errors.to?.message}>
            <Input type="time" required step={900} {...register("to", time)} />
          </Field>
        </>
      )}
      {isTimed && <Overlaps eventId={event?.id} {...{ timeZone, viewersTimeZone }} times={times} />}
      <Field
        label="Where (optional)"
        error={errors.location?.message}
        className={isTimed ? "sm:col-span-2" : ""}
      >
        <Input autoComplete="off" {...register("location")} />
      </Field>
      {isTimed && (
        <Field
          label="Also attending (optional)"
          hint="Separate names with commas."
          error={errors.attendees?.message}
          className="sm:col-span-2"
        >
          <Input autoComplete="off" {...register("attendees")} />
        </Field>
      )}
      <Field
        label="Note (optional)"
        hint={noteHint}
        error={errors.note?.message}
        className="sm:col-span-2"
      >
        <Textarea {...register("note")} />
      </Field>
    </>
  );
}

type OverlapsProps = {
  eventId: string | undefined;
  /** The property's time zone. */
  timeZone: string;
  viewersTimeZone: string;
  /** The times chosen so far. */
  times: { day?: string; from?: string | undefined; to?: string | undefined };
};

function Overlaps({ eventId, timeZone, times, viewersTimeZone }: OverlapsProps) {
  const { day, from, to } = times;
  if (!day || !from || !to) return null;
  const [start] = instantsAt(day, from, timeZone);
  const [end] = instantsAt(endsNextDay(from, to) ? shiftDay(day, 1) : day, to, timeZone);
  if (!start || !end) return null;
  return <OverlapNotice exceptId={eventId} span={{ start, end }} timeZone={viewersTimeZone} />;
}

type ClientFieldProps = {
  chosenId: string | undefined;
  error: string | false;
  ref: Ref<HTMLSelectElement>;
  onChange: (id: string | undefined) => void;
};

function ClientField({ chosenId, error, onChange, ref }: ClientFieldProps) {
  const { data: clients = [] } = useQuery(clientsQuery);
  return (
    <Field label="Client" error={error} className="sm:col-span-2">
      <Select
        ref={ref}
        required
        value={chosenId ?? ""}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <option value="">Select a client</option>
        <RecordOptions records={clients} />
      </Select>
    </Field>
  );
}

/** The form's values for an event. */
function formOf(event: PortalEvent): EventForm {
  const { answer, attendees = "", isRequest, kind, location = "", note, title } = event;
  const common = {
    kind,
    title,
    dealId: event.dealId ?? "",
    location,
    attendees,
    note: (isRequest ? answer : note) ?? "",
  };
  if ("day" in event) return { ...common, day: event.day };
  const { end, start, timeZone } = event;
  return {
    ...common,
    day: dayIn(start, timeZone),
    from: timeIn(start, timeZone),
    to: timeIn(end, timeZone),
  };
}
