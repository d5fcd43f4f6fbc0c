import { prospectReplySchema, type Prospect } from "@frontage/records/schemas/prospect";
import { Field } from "@frontage/ui/field";
import { Textarea } from "@frontage/ui/textarea";
import { toast } from "@frontage/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { read } from "../../api/request.ts";
import { prospects } from "../../api/clients.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { refresh } from "../../portal/queries.ts";
import { formatDateTime } from "../../time/dates.ts";
import { prospectMessagesQuery } from "./listing-queries.ts";

type ProspectDialogProps = {
  prospect: Prospect;
  timeZone: string;
  onClose: () => void;
  /** Moves the focus after closing; by default back. */
  onCloseAutoFocus: (event: Event) => void;
};

/** What a prospect and the broker wrote, and a new message. */
export function ProspectDialog(props: ProspectDialogProps) {
  const { onClose, onCloseAutoFocus, prospect, timeZone } = props;
  const { company, email, id, name, phone } = prospect;
  const { data: messages = [] } = useQuery(prospectMessagesQuery(id));
  const queryClient = useQueryClient();
  // The same for a retry, so that it isn't a second message.
  const [messageId] = useState(() => crypto.randomUUID());
  const form = useRecordForm<{ text: string }, void>({
    schema: prospectReplySchema,
    values: { text: "" },
    draftName: `prospect-${id}`,
    isChange: false,
    save: async ({ text }) => {
      await read(
        prospects[":id"].messages[":messageId"].$post({ param: { id, messageId }, json: { text } }),
      );
      await refresh(queryClient, "listings");
    },
    onSaved: () => {
      toast.success(`Your message is on its way to ${name}.`);
      onClose();
    },
  });
  const { errors, failure, isPending, onSubmit, register } = form;
  return (
    <RecordDialog
      title={name}
      description={[company, email, phone].filter(Boolean).join(", ")}
      submit="Send message"
      {...{ failure, isPending, onClose, onCloseAutoFocus, onSubmit }}
    >
      {messages.length > 0 && (
        <ol className="grid gap-4 sm:col-span-2">
          {messages.map(({ author, authorName, id: key, sentAt, text }) => (
            <li
              key={key}
              className={`rounded-control p-3.5 text-ui ${author === "broker" ? "bg-sunken" : "border border-hairline"}`}
            >
              <p className="text-caption text-fg-3">
                <span className="font-medium text-fg">{authorName}</span>,{" "}
                {formatDateTime(sentAt, timeZone)}
              </p>
              <p className="mt-1 wrap-anywhere whitespace-pre-line text-fg">{text}</p>
            </li>
          ))}
        </ol>
      )}
      <Field
        label="Message"
        hint="Sent as email, and shown in the document room."
        error={errors.text?.message}
        className="sm:col-span-2"
      >
        <Textarea required {...register("text")} />
      </Field>
    </RecordDialog>
  );
}
