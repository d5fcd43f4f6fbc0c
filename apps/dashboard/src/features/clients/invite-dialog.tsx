import { invitationSchema, type Client, type Invitation } from "@frontage/content/schemas/client";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { useQueryClient } from "@tanstack/react-query";

import type { BrokerDesk } from "../../portal/portal.ts";
import { refresh } from "./client-queries.ts";
import { RecordDialog } from "./record-dialog.tsx";
import { useRecordForm } from "./use-record-form.ts";

export type InviteDialogProps = {
  desk: BrokerDesk;
  onInvited: (client: Client) => void;
  onClose: () => void;
};

/** The form "Invite a client". */
export default function InviteDialog({ desk, onClose, onInvited }: InviteDialogProps) {
  const queryClient = useQueryClient();
  const { errors, failure, isPending, onDiscard, onSubmit, register } = useRecordForm<
    Invitation,
    Client
  >({
    schema: invitationSchema,
    values: { name: "", email: "" },
    draftName: "invitation",
    isChange: false,
    save: async (invitation) => {
      const client = await desk.invite(invitation);
      await refresh(queryClient);
      return client;
    },
    onSaved: onInvited,
  });
  return (
    <RecordDialog
      title="Invite a client"
      description="They get a mail with a link, set a password of their own, and see only their own deals."
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
