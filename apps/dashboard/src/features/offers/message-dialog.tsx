import { offerAnswerSchema } from "@frontage/records/schemas/offer";
import { Field } from "@frontage/ui/field";
import { Textarea } from "@frontage/ui/textarea";
import * as z from "zod/mini";

import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";

const messageSchema = z.pick(offerAnswerSchema, { message: true });

type MessageDialogProps = {
  title: string;
  description: string;
  submit: string;
  /** The email as suggested, which the broker edits. */
  message: string;
  /** The name of the draft that is kept. */
  draftName: string;
  send: (message: string) => Promise<unknown>;
  onSent: () => void;
  onClose: () => void;
};

/** An email to a buyer, with the words that the broker has read. */
export function MessageDialog(props: MessageDialogProps) {
  const { description, draftName, message, onClose, onSent, send, submit, title } = props;
  const form = useRecordForm<{ message: string }, unknown>({
    schema: messageSchema,
    values: { message },
    draftName,
    isChange: false,
    save: async (written) => send(written.message),
    onSaved: onSent,
  });
  const { errors, failure, isPending, onSubmit, register } = form;
  return (
    <RecordDialog {...{ description, failure, isPending, onClose, onSubmit, submit, title }}>
      <Field
        label="Email"
        hint="Your signature and a link to their offer follow."
        error={errors.message?.message}
        className="sm:col-span-2"
      >
        <Textarea required rows={9} {...register("message")} />
      </Field>
    </RecordDialog>
  );
}
