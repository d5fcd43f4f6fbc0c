import { bestAndFinalSchema, type OfferBoard } from "@frontage/records/schemas/offer";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Textarea } from "@frontage/ui/textarea";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";

import { listings } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { refresh } from "../../portal/queries.ts";
import { cityOf } from "../../time/time-zones.ts";

const formSchema = z.pick(bestAndFinalSchema, { message: true, dueOn: true, dueAt: true });
type Form = z.infer<typeof formSchema>;

type BestAndFinalDialogProps = {
  board: OfferBoard;
  /** How many buyers get the email. */
  buyers: number;
  onSent: () => void;
  onClose: () => void;
};

/** Asks every buyer with an open offer for their best and final one. */
export function BestAndFinalDialog(props: BestAndFinalDialogProps) {
  const { board, buyers, onClose, onSent } = props;
  const { listing, version } = board;
  const queryClient = useQueryClient();
  const { errors, failure, isPending, onSubmit, register } = useRecordForm<Form, void>({
    schema: formSchema,
    values: {
      dueOn: "",
      dueAt: "17:00",
      message: `Thank you for your offer for ${listing.publicName}. Several offers are in, so the owner asks every buyer for their best and final one.\n\nPlease send yours by the day we set, with proof of funds if I don’t have it yet.`,
    },
    draftName: `best-and-final-${listing.id}`,
    isChange: false,
    save: async (form) => {
      await read(
        listings[":id"]["best-and-final"].$post({
          param: { id: listing.id },
          json: { ...form, version },
        }),
      );
      await refresh(queryClient, "listings");
    },
    onSaved: onSent,
  });
  return (
    <RecordDialog
      title="Ask for best and final"
      description={`${buyers === 1 ? "One buyer gets" : `${buyers} buyers get`} this email. The day becomes the one offers are due.`}
      submit={buyers === 1 ? "Send the email" : `Send ${buyers} emails`}
      {...{ failure, isPending, onClose, onSubmit }}
    >
      <Field label="Due on" error={errors.dueOn?.message}>
        <Input type="date" required {...register("dueOn")} />
      </Field>
      <Field label="Time" hint={`In ${cityOf(listing.timeZone)}.`} error={errors.dueAt?.message}>
        <Input type="time" required {...register("dueAt")} />
      </Field>
      <Field label="Email" error={errors.message?.message} className="sm:col-span-2">
        <Textarea required rows={7} {...register("message")} />
      </Field>
    </RecordDialog>
  );
}
