import { invitationSchema, type Client, type Invitation } from "@frontage/records/schemas/client";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { useQueryClient } from "@tanstack/react-query";

import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";

export type InviteDialogProps = {
  brokerApi: BrokerApi;
  onInvited: (client: Client) => void;
  onClose: () => void;
};

/** The form that invites a client. */
export function InviteDialog({ brokerApi, onClose, onInvited }: InviteDialogProps) {
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
      const client = await brokerApi.invite(invitation);
      await refresh(queryClient, "clients");
      return client;
    },
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
