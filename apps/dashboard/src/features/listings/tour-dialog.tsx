import {
  tourAnswerSchema,
  type Prospect,
  type TourAnswer,
} from "@frontage/records/schemas/prospect";
import { Field } from "@frontage/ui/field";
import { Select } from "@frontage/ui/select";
import { Textarea } from "@frontage/ui/textarea";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { tours } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { PortalError } from "../../portal/portal-error.ts";
import { refresh } from "../../portal/queries.ts";
import { formatDateTime } from "../../time/dates.ts";

type TourDialogProps = {
  /** Whether the listing has a client, in whose calendar a confirmed tour is. */
  hasClient: boolean;
  prospect: Pick<Prospect, "name">;
  timeZone: string;
  tour: Prospect["tours"][number];
  onClose: () => void;
};

/** Answers a prospect's request for a tour. */
export function TourDialog(props: TourDialogProps) {
  const { hasClient, onClose, prospect, timeZone, tour } = props;
  const queryClient = useQueryClient();
  const [overlaps, setOverlaps] = useState(false);
  const form = useRecordForm<TourAnswer, void>({
    schema: tourAnswerSchema,
    values: { answer: "confirm", note: "" },
    draftName: `tour-${tour.id}`,
    isChange: false,
    save: async (answer) => {
      await read(tours[":id"].answer.$post({ param: { id: tour.id }, json: answer })).catch(
        (error: unknown) => {
          if (error instanceof PortalError && error.fields["answer"]) setOverlaps(true);
          throw error;
        },
      );
      await refresh(queryClient, "listings", "events");
      toast.success(
        answer.answer === "decline"
          ? `Tour declined. ${prospect.name} gets an email.`
          : `Tour confirmed. ${prospect.name} gets an email.`,
      );
    },
    onSaved: onClose,
  });
  const { errors, failure, isPending, onDiscard, onSubmit, register } = form;
  const asked = `${prospect.name} asks for a tour: ${formatDateTime(tour.startsAt, timeZone)}.`;
  return (
    <RecordDialog
      title="Request for a tour"
      description={
        hasClient ? `${asked} Once confirmed, it is in your calendar and your client’s.` : asked
      }
      submit="Send answer"
      {...{ failure, isPending, onClose, onDiscard, onSubmit }}
    >
      {tour.note && (
        <p className="rounded-control border border-hairline p-3.5 text-ui wrap-anywhere whitespace-pre-line text-fg sm:col-span-2">
          {tour.note}
        </p>
      )}
      <Field label="Answer" error={errors.answer?.message} className="sm:col-span-2">
        <Select required {...register("answer")}>
          <option value="confirm">Confirm the tour</option>
          {overlaps && <option value="confirm-anyway">Confirm it anyway</option>}
          <option value="decline">Decline, and ask for another time</option>
        </Select>
      </Field>
      <Field
        label="Note (optional)"
        hint="Sent with the email."
        error={errors.note?.message}
        className="sm:col-span-2"
      >
        <Textarea {...register("note")} />
      </Field>
    </RecordDialog>
  );
}
