import {
  type Client,
  invitationSchema,
  type Invitation,
  marketNoteSchema,
} from "@frontage/records/schemas/client";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Textarea } from "@frontage/ui/textarea";
import { useQueryClient } from "@tanstack/react-query";

import { clients, marketNotes } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { refresh } from "../../api/queries.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { useTextForm } from "../../components/use-text-form.ts";
import { formatRecipients } from "./format-recipients.ts";

export type InviteDialogProps = {
  onInvited: (client: Client) => void;
  onClose: () => void;
};

/** The form that invites a client. */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const { errors, failure, isPending, onDiscard, onSubmit, register } = useRecordForm<
    Invitation,
    Client
  >({
    schema: invitationSchema,
    values: { name: "", email: "" },
    draftName: "invitation",
    isChange: false,
    save: async (invitation) => read(clients.$post({ json: invitation })),
    changes: ["clients"],
    onSaved: onInvited,
  });
  return (
    <RecordDialog
      title="Invite a client"
      description="They’ll get an email to set a password. They only see their own deals."
      submit="Send invitation"
      {...{ failure, isPending, onClose, onDiscard, onSubmit }}
    >
      <Field label="Name" error={errors.name?.message}>
        <Input required autoComplete="off" {...register("name")} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" required autoComplete="off" {...register("email")} />
      </Field>
    </RecordDialog>
  );
}

export type MarketNoteDialogProps = {
  /** All of the broker's clients. */
  clients: readonly Client[];
  /** Called after sending. @param count the number of recipients */
  onSent: (count: number) => void;
  onClose: () => void;
};

/** The form of a market note, a message to all clients. */
export function MarketNoteDialog({ clients, onClose, onSent }: MarketNoteDialogProps) {
  const queryClient = useQueryClient();
  const { failure, field, isPending, problem, submit } = useTextForm({
    name: "market-note",
    schema: marketNoteSchema,
    send: ({ id, text }) => read(marketNotes[":id"].$put({ param: { id }, json: { text } })),
    async onSent(sent) {
      onSent(sent.clients);
      await refresh(queryClient, "messages");
    },
  });

  return (
    <RecordDialog
      title="Market note"
      description={`${formatRecipients(clients)} Those who chose email get it there too, with a link to unsubscribe.`}
      submit="Send"
      onSubmit={async (event) => {
        event.preventDefault();
        submit();
      }}
      {...{ failure, isPending, onClose }}
    >
      <Field label="Note" error={problem} className="sm:col-span-2">
        <Textarea required className="field-sizing-content min-h-40" {...field} />
      </Field>
    </RecordDialog>
  );
}
