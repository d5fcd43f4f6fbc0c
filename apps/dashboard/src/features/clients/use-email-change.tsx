import type { Client } from "@frontage/records/schemas/client";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { clients } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { formatSending } from "../../components/notified.ts";
import { lazyForm } from "../../components/lazy-form.tsx";
import { refresh } from "../../api/queries.ts";
import { usePreload } from "../../navigation/use-preload.ts";
import type { LoginEmailDialogProps } from "../../session/login-email-dialog.tsx";

const loginEmailDialog = lazyForm<LoginEmailDialogProps>(async () => ({
  default: (await import("../../session/login-email-dialog.tsx")).LoginEmailDialog,
}));

/** Starts or cancels a change of a client's login email. */
export function useEmailChange(client: Client, focus: () => void) {
  const queryClient = useQueryClient();
  usePreload(loginEmailDialog.preload);
  const [isOpen, setOpen] = useState(false);
  const { description, formatSaved, submit } = textsOf(client);
  const canceling = useAction({
    act: () =>
      read(
        clients[":id"]["email-change"].$delete({
          param: { id: client.id },
          query: { newEmail: client.emailChange?.newEmail ?? "" },
        }),
      ),
    changes: ["clients"],
    done: "Email change canceled. The links no longer work.",
    focus,
    failed: "Couldn’t cancel the email change.",
  });
  return {
    canceling,
    open: () => setOpen(true),
    dialog: isOpen && (
      <loginEmailDialog.Part
        isOwn={false}
        description={description}
        submit={submit}
        onSave={async (form) => {
          await read(clients[":id"]["email-change"].$put({ param: { id: client.id }, json: form }));
          toast.success(formatSaved(form.email));
          await refresh(queryClient, "clients", "passkeys");
        }}
        onClose={() => setOpen(false)}
      />
    ),
  };
}

/** The texts before and after an email change. */
function textsOf(client: Client) {
  const { email, isDisabled, isInvited, name } = client;
  if (!isInvited) {
    return {
      description: `${name} gets a link at ${email} and one at the new address. Once both are confirmed, they’re logged out everywhere and log in with the new email.`,
      submit: "Send links",
      formatSaved: (address: string) =>
        formatSending(client, `Sending a link to ${email} and one to ${address}.`),
    };
  }
  if (isDisabled) {
    return {
      description: `Nothing is sent yet. ${name} gets the invitation at the new address once you invite them.`,
      submit: "Save email",
      formatSaved: (address: string) => `Login email changed to ${address}.`,
    };
  }
  return {
    description: `${name} gets a new invitation. The link sent to ${email} stops working.`,
    submit: "Send invitation",
    formatSaved: (address: string) =>
      formatSending(client, `Sending the invitation to ${address}.`),
  };
}
