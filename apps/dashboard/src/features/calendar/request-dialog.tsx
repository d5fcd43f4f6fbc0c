import { broker } from "@frontage/content/broker";
import {
  timeRequestSchema,
  type PortalEvent,
  type TimeRequest,
} from "@frontage/content/schemas/event";
import type { Property } from "@frontage/content/schemas/property";
import { Button, Spinner } from "@frontage/ui/button";
import { Checkbox } from "@frontage/ui/checkbox";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from "@frontage/ui/dialog";
import { Field } from "@frontage/ui/field";
import { Select } from "@frontage/ui/select";
import { Textarea } from "@frontage/ui/textarea";
import { toast } from "@frontage/ui/toast";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";

import { hoursInWords } from "../../lib/office-hours.ts";
import { placeOf } from "../../lib/time-zones.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { refreshEvents } from "./event-queries.ts";
import type { Reader } from "./event-words.ts";
import { requestDraft } from "./request-draft.ts";
import { requestedTime, type RequestedTime } from "./requested-time.ts";
import { problemsInWords, TimeFields } from "./time-fields.tsx";

export type RequestDialogProps = {
  /** The property to begin with; empty for none. */
  propertyId: string;
  properties: readonly Property[];
  reader: Reader;
  isOpen: boolean;
  onClose: () => void;
  onRequested: (event: PortalEvent) => void;
};

/** The form that asks the broker for a time. What is filled in stays for the visit until it is sent. */
export default function RequestDialog({ isOpen, onClose, ...props }: RequestDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg">
        <DialogTitle>Request a time</DialogTitle>
        <DialogDescription>
          {broker.name} confirms it or suggests another. Until then it is marked as requested.
        </DialogDescription>
        <RequestForm {...props} />
      </DialogContent>
    </Dialog>
  );
}

const empty = { propertyId: "", day: "", time: "", note: "" } as const;

function RequestForm({
  onRequested,
  properties,
  propertyId,
  reader,
}: Omit<RequestDialogProps, "isOpen" | "onClose">) {
  const portal = usePortal();
  const queryClient = useQueryClient();
  const [acceptedTime, setAcceptedTime] = useState<string>();
  const [draft] = useState(requestDraft.read);
  const wanted = propertyId || draft?.propertyId;
  const { clearErrors, control, formState, getValues, handleSubmit, register, setError } =
    useForm<TimeRequest>({
      resolver: zodResolver(timeRequestSchema),
      defaultValues: {
        ...empty,
        kind: "viewing",
        minutes: "60",
        ...draft,
        // One that is gone from the list can be neither shown nor sent.
        propertyId: properties.some(({ id }) => id === wanted) ? wanted : "",
      },
    });
  const { errors, isSubmitting } = formState;
  const values = useWatch({ control });
  useEffect(() => requestDraft.keep(values), [values]);

  const timeZone =
    properties.find(({ id }) => id === values.propertyId)?.timeZone ?? broker.timeZone;
  const asked = askedFor({ ...getValues(), ...values });
  // Another day or time is another question.
  const timeKey = [values.day, values.time, values.minutes, timeZone].join(" ");
  const isAccepted = acceptedTime === timeKey;

  function askedFor(request: TimeRequest): RequestedTime {
    return requestedTime(request, { timeZone, office: broker, now: new Date() });
  }

  async function send(request: TimeRequest) {
    const { problem } = askedFor(request);
    if (problem === "past" || problem === "skipped") {
      setError("time", { message: problemsInWords[problem] }, { shouldFocus: true });
      return;
    }
    if (problem === "outsideHours" && !isAccepted) {
      setError(
        "time",
        { message: "Please choose a time within these hours, or tick the box below." },
        { shouldFocus: true },
      );
      return;
    }
    try {
      const event = await portal.requestTime(request);
      requestDraft.drop();
      await refreshEvents(queryClient);
      toast.success(`Requested. ${broker.name} will confirm the time or suggest another.`);
      onRequested(event);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(send)(event)}
      className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2"
    >
      <Field label="Property" error={errors.propertyId?.message}>
        <Select required {...register("propertyId")}>
          <option value="">Select a property</option>
          {properties.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Viewing or call" error={errors.kind?.message}>
        <Select required {...register("kind")}>
          <option value="viewing">Viewing</option>
          <option value="call">Call</option>
        </Select>
      </Field>
      <TimeFields
        asked={asked}
        errors={errors}
        reader={reader}
        register={register}
        timeZone={timeZone}
      />
      {asked.problem === "outsideHours" && (
        <div className="rounded-control bg-warn-tint p-4 text-ui text-fg sm:col-span-2">
          <p id="outside-hours">
            This is outside business hours: {hoursInWords(broker)}, on the clock in{" "}
            {placeOf(broker.timeZone)}. An answer may take longer, and another time may be
            suggested.
          </p>
          <label
            htmlFor="ask-all-the-same"
            className="mt-3 flex min-h-6 cursor-pointer items-center gap-3 font-medium pointer-coarse:min-h-11"
          >
            <Checkbox
              id="ask-all-the-same"
              aria-describedby="outside-hours"
              checked={isAccepted}
              onCheckedChange={(checked) => {
                setAcceptedTime(checked === true ? timeKey : undefined);
                clearErrors("time");
              }}
            />
            Ask for this time all the same
          </label>
        </div>
      )}
      <Field
        label="Note"
        hint="Optional: who comes along, what to look at."
        error={errors.note?.message}
        className="sm:col-span-2"
      >
        <Textarea {...register("note")} />
      </Field>
      <DialogFooter className="sm:col-span-2">
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button type="submit" variant="primary" pending={isSubmitting}>
          {isSubmitting && <Spinner />}
          Send request
        </Button>
      </DialogFooter>
    </form>
  );
}
