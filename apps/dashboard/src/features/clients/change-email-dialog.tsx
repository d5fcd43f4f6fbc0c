import {
  emailChangeFormSchema,
  type Client,
  type EmailChangeForm,
} from "@frontage/content/schemas/client";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";

import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { formatSending } from "../../portal/format-sending.ts";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";

export type ChangeEmailDialogProps = {
  client: Client;
  brokerApi: BrokerApi;
  onClose: () => void;
};

/** The form that changes a client’s login email. */
export default function ChangeEmailDialog({ brokerApi, client, onClose }: ChangeEmailDialogProps) {
  const { id } = client;
  const { description, submit, savedAt } = wordsOf(client);
  const queryClient = useQueryClient();
  const { errors, failure, isPending, onDiscard, onSubmit, register } = useRecordForm<
    EmailChangeForm,
    EmailChangeForm
  >({
    schema: emailChangeFormSchema,
    values: { email: "" },
    draftName: `login-email:${id}`,
    isChange: false,
    save: async (form) => {
      await brokerApi.changeEmail(id, form);
      await refresh(queryClient, "clients");
      return form;
    },
    onSaved: (form) => {
      toast.success(savedAt(form.email));
      onClose();
    },
  });
  return (
    <RecordDialog
      title="Change login email"
      description={description}
      submit={submit}
      {...{ failure, isPending, onClose, onDiscard, onSubmit }}
    >
      <Field label="New email" error={errors.email?.message} className="sm:col-span-2">
        <Input type="email" required autoComplete="off" {...register("email")} />
      </Field>
    </RecordDialog>
  );
}

/** What changing the email does, before and after. */
function wordsOf(client: Client) {
  const { email, isDisabled, isInvited, name } = client;
  if (!isInvited) {
    return {
      description: `${name} gets a link at ${email} and one at the new address. Once both are confirmed, they’re logged out everywhere and log in with the new email.`,
      submit: "Send links",
      savedAt: (address: string) =>
        formatSending(client, `Sending a link to ${email} and one to ${address}.`),
    };
  }
  if (isDisabled) {
    return {
      description: `Nothing is sent yet. ${name} gets the invitation at the new address once you invite them.`,
      submit: "Save email",
      savedAt: (address: string) => `Login email changed to ${address}.`,
    };
  }
  return {
    description: `${name} gets a new invitation. The link sent to ${email} stops working.`,
    submit: "Send invitation",
    savedAt: (address: string) => formatSending(client, `Sending the invitation to ${address}.`),
  };
}
