import { broker } from "@frontage/content/broker";
import {
  timeProposalSchema,
  type TimedEvent,
  type TimeProposal,
} from "@frontage/records/schemas/event";
import type { Seen } from "@frontage/records/schemas/record";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@frontage/ui/dialog";
import { Field } from "@frontage/ui/field";
import { Textarea } from "@frontage/ui/textarea";
import { toast } from "@frontage/ui/toast";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";

import { currentOf } from "../../components/conflict.ts";
import { DialogButtons } from "../../components/dialog-buttons.tsx";
import { dayIn, timeIn } from "../../time/dates.ts";
import { useIsBroker } from "../../api/visit.tsx";
import { fieldErrors } from "../../api/request-error.ts";
import { refresh } from "../../api/queries.ts";
import { currentTime } from "../../time/server-clock.ts";
import type { Viewer } from "./event-labels.ts";
import { eventNews, formatMoment } from "./event-news.ts";
import { OverlapNotice } from "./overlap-notice.tsx";
import { requestedTime, type RequestedTime } from "./requested-time.ts";
import { problemMessages, TimeFields } from "./time-fields.tsx";

type ProposeDialogProps = {
  description: string;
  /** The toast after proposing. */
  done: string;
  event: TimedEvent;
  viewer: Viewer;
  onPropose: (proposal: TimeProposal & Seen) => Promise<unknown>;
  onClose: () => void;
};

/** The form in which the broker or the client proposes another time. */
export function ProposeDialog(props: ProposeDialogProps) {
  const isBroker = useIsBroker();
  const { description, done, event, onClose, onPropose, viewer } = props;
  const queryClient = useQueryClient();
  // The event as the user has seen it: it may change while the form is open.
  const [seen, setSeen] = useState(event);
  const [news, setNews] = useState<string>();
  const { timeZone } = event;
  const current = event.change ?? event;
  const { control, formState, getValues, handleSubmit, register, setError } = useForm<TimeProposal>(
    {
      resolver: zodResolver(timeProposalSchema),
      defaultValues: {
        day: dayIn(current.start, timeZone),
        time: timeIn(current.start, timeZone),
        minutes: minutesOf(current),
        // The broker edits the note of their last proposal.
        note: isBroker && event.status === "proposed" ? (event.answer ?? "") : "",
      },
    },
  );
  const { errors, isSubmitting } = formState;
  const values = useWatch({ control });
  const chosen = timeOf({ ...getValues(), ...values });

  function timeOf(proposal: TimeProposal): RequestedTime {
    return requestedTime(proposal, { timeZone, office: broker, now: currentTime() });
  }

  async function send(proposal: TimeProposal) {
    const { problem } = timeOf(proposal);
    if (problem === "past" || problem === "skipped") {
      setError("time", { message: problemMessages[problem] }, { shouldFocus: true });
      return;
    }
    try {
      await onPropose({ ...proposal, version: seen.version });
      await refresh(queryClient, "events");
      toast.success(done);
      onClose();
    } catch (error) {
      const current = currentOf<TimedEvent>(error);
      if (current) {
        setNews(newsOf(seen, current));
        setSeen(current);
        await refresh(queryClient, "events");
        return;
      }
      const wrong = fieldErrors(error, ["day", "time", "minutes", "note"]);
      for (const { message, name } of wrong) setError(name, { message }, { shouldFocus: true });
      if (wrong.length === 0) toast.error(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isSubmitting && onClose()}>
      <DialogContent>
        <DialogTitle>Suggest another time</DialogTitle>
        <DialogDescription>{description}</DialogDescription>
        <form
          noValidate
          onSubmit={(submitted) => void handleSubmit(send)(submitted)}
          className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2"
        >
          <TimeFields
            chosen={chosen}
            errors={errors}
            viewer={viewer}
            register={register}
            timeZone={timeZone}
          />
          {isBroker && "span" in chosen && (
            <OverlapNotice exceptId={event.id} span={chosen.span} timeZone={viewer.timeZone} />
          )}
          <Field label="Note (optional)" error={errors.note?.message} className="sm:col-span-2">
            <Textarea {...register("note")} />
          </Field>
          {news && (
            <p
              role="alert"
              className="rounded-control bg-warn-tint p-4 text-small text-fg sm:col-span-2"
            >
              {news}
            </p>
          )}
          <DialogButtons variant="ink" className="sm:col-span-2" pending={isSubmitting}>
            Propose
          </DialogButtons>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** How the event has changed since it was opened, and how to continue. */
function newsOf(before: TimedEvent, now: TimedEvent): string {
  const moved = now.start !== before.start || now.end !== before.end;
  return [
    "This event was changed after you opened it.",
    ...(moved ? [`It is on ${formatMoment(now, now)}.`] : []),
    ...eventNews(before, now),
    "Propose again, or cancel.",
  ].join(" ");
}

function minutesOf({ end, start }: { start: string; end: string }): TimeProposal["minutes"] {
  const minutes = String((Date.parse(end) - Date.parse(start)) / 60_000);
  const { data } = timeProposalSchema.shape.minutes.safeParse(minutes);
  return data ?? "60";
}
