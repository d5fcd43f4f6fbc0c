import { broker } from "@frontage/content/broker";
import {
  timeProposalSchema,
  type PortalEvent,
  type TimeProposal,
} from "@frontage/content/schemas/event";
import { Button, Spinner } from "@frontage/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from "@frontage/ui/dialog";
import { Field } from "@frontage/ui/field";
import { Textarea } from "@frontage/ui/textarea";
import { toast } from "@frontage/ui/toast";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";

import { dayIn, timeIn } from "../../lib/dates.ts";
import type { BrokerDesk } from "../../portal/portal.ts";
import { fieldErrors } from "../../portal/refusal.ts";
import { refreshEvents } from "./event-queries.ts";
import type { Reader } from "./event-words.ts";
import { requestedTime, type RequestedTime } from "./requested-time.ts";
import { problemsInWords, TimeFields } from "./time-fields.tsx";

export type ProposeDialogProps = {
  desk: BrokerDesk;
  /** A requested one, or one that has been answered so before. */
  event: Extract<PortalEvent, { start: string }>;
  reader: Reader;
  onClose: () => void;
};

/** The form in which a broker answers a request by another time. */
export default function ProposeDialog({ desk, event, onClose, reader }: ProposeDialogProps) {
  const queryClient = useQueryClient();
  const { timeZone } = event;
  const { control, formState, getValues, handleSubmit, register, setError } = useForm<TimeProposal>(
    {
      resolver: zodResolver(timeProposalSchema),
      defaultValues: {
        day: dayIn(event.start, timeZone),
        time: timeIn(event.start, timeZone),
        minutes: minutesOf(event),
        note: event.status === "proposed" ? (event.answer ?? "") : "",
      },
    },
  );
  const { errors, isSubmitting } = formState;
  const values = useWatch({ control });
  const asked = askedFor({ ...getValues(), ...values });

  function askedFor(proposal: TimeProposal): RequestedTime {
    return requestedTime(proposal, { timeZone, office: broker, now: new Date() });
  }

  async function send(proposal: TimeProposal) {
    const { problem } = askedFor(proposal);
    if (problem === "past" || problem === "skipped") {
      setError("time", { message: problemsInWords[problem] }, { shouldFocus: true });
      return;
    }
    try {
      await desk.answerRequest(event.id, { answer: "propose", ...proposal });
      await refreshEvents(queryClient);
      toast.success("The client is asked whether this time suits them.");
      onClose();
    } catch (error) {
      const wrong = fieldErrors(error, ["day", "time", "minutes", "note"]);
      for (const { message, name } of wrong) setError(name, { message }, { shouldFocus: true });
      if (wrong.length === 0) toast.error(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isSubmitting && onClose()}>
      <DialogContent>
        <DialogTitle>Propose another time</DialogTitle>
        <DialogDescription>
          The client accepts it or declines it. Until then it is not fixed.
        </DialogDescription>
        <form
          noValidate
          onSubmit={(submitted) => void handleSubmit(send)(submitted)}
          className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2"
        >
          <TimeFields
            asked={asked}
            errors={errors}
            reader={reader}
            register={register}
            timeZone={timeZone}
          />
          <Field label="Note (optional)" error={errors.note?.message} className="sm:col-span-2">
            <Textarea {...register("note")} />
          </Field>
          <DialogFooter className="sm:col-span-2">
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" variant="primary" pending={isSubmitting}>
              {isSubmitting && <Spinner />}
              Propose
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function minutesOf({ end, start }: { start: string; end: string }): TimeProposal["minutes"] {
  const minutes = String((Date.parse(end) - Date.parse(start)) / 60_000);
  const { data } = timeProposalSchema.shape.minutes.safeParse(minutes);
  return data ?? "60";
}
