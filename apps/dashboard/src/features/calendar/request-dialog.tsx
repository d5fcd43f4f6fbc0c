import { broker } from "@frontage/content/broker";
import { eventKindNames } from "@frontage/records/record-names";
import {
  timeRequestSchema,
  type PortalEvent,
  type TimeRequest,
} from "@frontage/records/schemas/event";
import { type DealPlace, dealPlaceOf, type Deal } from "@frontage/records/schemas/deal";
import { Checkbox } from "@frontage/ui/checkbox";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@frontage/ui/dialog";
import { Field } from "@frontage/ui/field";
import { Select } from "@frontage/ui/select";
import { Textarea } from "@frontage/ui/textarea";
import { toast } from "@frontage/ui/toast";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import * as z from "zod/mini";

import { events } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { DialogButtons } from "../../components/dialog-buttons.tsx";
import { NamedOptions, RecordOptions } from "../../components/options.tsx";
import { formatHours } from "../../time/office-hours.ts";
import { formatZone } from "../../time/time-zones.ts";
import { useDraft } from "../../storage/use-draft.ts";

import { fieldErrors } from "../../api/request-error.ts";
import { refresh } from "../../api/queries.ts";
import { currentTime } from "../../time/server-clock.ts";
import type { Viewer } from "./event-labels.ts";
import { requestedTime, type RequestedTime } from "./requested-time.ts";
import { problemMessages, TimeFields } from "./time-fields.tsx";
import { useTimeZone } from "../../api/use-time-zone.ts";
import { dayIn } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";

export type RequestDialogProps = {
  /** By default "Request a time". */
  title?: string;
  /** The initially chosen deal; "" for none. */
  dealId: string;
  deals: readonly DealPlace[];
  viewer: Viewer;
  isOpen: boolean;
  onClose: () => void;
  onRequested: (event: PortalEvent) => void;
};

/** The form that requests a time from the broker. */
export function RequestDialog({
  isOpen,
  onClose,
  title = "Request a time",
  ...props
}: RequestDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg">
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{broker.name} will confirm it or suggest another.</DialogDescription>
        <RequestForm {...props} />
      </DialogContent>
    </Dialog>
  );
}

/** An incomplete request, kept as a draft. */
const draftSchema = z.partial(
  z.object({
    kind: timeRequestSchema.shape.kind,
    dealId: z.string(),
    day: z.string(),
    time: z.string(),
    minutes: timeRequestSchema.shape.minutes,
    note: z.string(),
  }),
);
const empty = { dealId: "", day: "", time: "", note: "" } as const;

type RequestFormProps = Omit<RequestDialogProps, "isOpen" | "onClose" | "title">;

function RequestForm({ viewer, ...props }: RequestFormProps) {
  const { chosen, formState, isAccepted, onAccept, onSubmit, register, timeZone } =
    useRequestForm(props);
  const { errors, isSubmitting } = formState;
  return (
    <form
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2"
    >
      <Field label="Property" error={errors.dealId?.message}>
        <Select required {...register("dealId")}>
          <option value="">Select a property</option>
          <RecordOptions records={props.deals} />
        </Select>
      </Field>
      <Field label="Type" error={errors.kind?.message}>
        <Select required {...register("kind")}>
          <NamedOptions values={timeRequestSchema.shape.kind.options} names={eventKindNames} />
        </Select>
      </Field>
      <TimeFields
        chosen={chosen}
        errors={errors}
        viewer={viewer}
        register={register}
        timeZone={timeZone}
      />
      {chosen.problem === "outsideHours" && (
        <OutsideHours isAccepted={isAccepted} onAccept={onAccept} />
      )}
      <Field
        label="Note"
        hint="Optional: who’s joining, what you’d like to see."
        error={errors.note?.message}
        className="sm:col-span-2"
      >
        <Textarea {...register("note")} />
      </Field>
      <DialogButtons variant="ink" className="sm:col-span-2" pending={isSubmitting}>
        Send request
      </DialogButtons>
    </form>
  );
}

/** The form of a request, its draft, and the problem with its time. */
function useRequestForm({ dealId, onRequested, deals }: Omit<RequestFormProps, "viewer">) {
  const queryClient = useQueryClient();
  const [acceptedTime, setAcceptedTime] = useState<string>();
  const { earlier, keep } = useDraft("time-request", draftSchema);
  const wanted = dealId || earlier?.dealId;
  const form = useForm<TimeRequest>({
    resolver: zodResolver(timeRequestSchema),
    defaultValues: {
      ...empty,
      kind: "viewing",
      minutes: "60",
      ...earlier,
      // The draft's deal may no longer be in the list.
      dealId: deals.some(({ id }) => id === wanted) ? wanted : "",
    },
  });
  const values = useWatch({ control: form.control });
  useEffect(() => keep(values), [keep, values]);

  const timeZone = deals.find(({ id }) => id === values.dealId)?.timeZone ?? broker.timeZone;
  // Another time outside business hours must be accepted again.
  const timeKey = [values.day, values.time, values.minutes, timeZone].join(" ");
  const isAccepted = acceptedTime === timeKey;

  function timeOf(request: TimeRequest): RequestedTime {
    return requestedTime(request, { timeZone, office: broker, now: currentTime() });
  }

  function timeErrorOf(request: TimeRequest): string | undefined {
    const { problem } = timeOf(request);
    if (problem === "past" || problem === "skipped") return problemMessages[problem];
    return problem === "outsideHours" && !isAccepted
      ? "Please choose a time within these hours, or check the box below."
      : undefined;
  }

  async function send(request: TimeRequest) {
    const message = timeErrorOf(request);
    if (message) {
      form.setError("time", { message }, { shouldFocus: true });
      return;
    }
    try {
      const event = await read(events.requests.$post({ json: request }));
      keep(undefined);
      await refresh(queryClient, "events");
      toast.success(`Requested. ${broker.name} will confirm it or suggest another time.`);
      onRequested(event);
    } catch (error) {
      const wrong = fieldErrors(error, ["dealId", "day", "time", "minutes", "note"]);
      for (const { message, name } of wrong) {
        form.setError(name, { message }, { shouldFocus: true });
      }
      if (wrong.length === 0) toast.error(error instanceof Error ? error.message : String(error));
    }
  }

  return {
    ...form,
    chosen: timeOf({ ...form.getValues(), ...values }),
    timeZone,
    isAccepted,
    /** Accepts the chosen time outside business hours, or takes that back. */
    onAccept: (accepted: boolean) => {
      setAcceptedTime(accepted ? timeKey : undefined);
      form.clearErrors("time");
    },
    onSubmit: form.handleSubmit(send),
  };
}

type OutsideHoursProps = { isAccepted: boolean; onAccept: (accepted: boolean) => void };

function OutsideHours({ isAccepted, onAccept }: OutsideHoursProps) {
  return (
    <div className="rounded-control bg-warn-tint p-4 text-ui text-fg sm:col-span-2">
      <p id="outside-hours">
        Outside business hours: {formatHours(broker)}, {formatZone(broker.timeZone)}. {broker.name}{" "}
        may take longer to respond, or suggest another time.
      </p>
      <label
        htmlFor="accept-outside-hours"
        className="mt-3 flex min-h-6 cursor-pointer items-center gap-3 font-medium pointer-coarse:min-h-11"
      >
        <Checkbox
          id="accept-outside-hours"
          aria-describedby="outside-hours"
          checked={isAccepted}
          onCheckedChange={(checked) => onAccept(checked === true)}
        />
        Request this time anyway
      </label>
    </div>
  );
}

type RequestTourProps = { deal: Deal; onClose: () => void };

/** The form that requests a tour or call, opened on its deal's page. */
export function RequestTour({ deal, onClose }: RequestTourProps) {
  const timeZone = useTimeZone() ?? deal.timeZone;
  const now = useNow();
  const deals = [dealPlaceOf(deal)];
  const viewer = {
    now,
    timeZone,
    today: dayIn(now, timeZone),
    deals: new Map(deals.map((each) => [each.id, each])),
  };
  return (
    <RequestDialog
      title="Request a tour"
      dealId={deal.id}
      deals={deals}
      viewer={viewer}
      isOpen
      onClose={onClose}
      onRequested={onClose}
    />
  );
}
