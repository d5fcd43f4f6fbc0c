import type { Client } from "@frontage/content/schemas/client";
import { lazyPart } from "@frontage/ui/lazy-part";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { openPart } from "../../navigation/open-part.ts";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";
import type { ChangeEmailDialogProps } from "./change-email-dialog.tsx";

const changeEmailDialog = lazyPart<ChangeEmailDialogProps>(
  () => import("./change-email-dialog.tsx"),
);

/** Starts a change of a client’s login email, or cancels it. */
export function useEmailChange(brokerApi: BrokerApi, client: Client, onDoneFocus: () => void) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const canceling = useMutation({
    mutationFn: () => brokerApi.cancelEmailChange(client.id),
    onSuccess: async () => {
      toast.success("Email change canceled. The links no longer work.");
      await refresh(queryClient, "clients");
      onDoneFocus();
    },
    onError: async (error) => {
      toast.error(`Couldn’t cancel the email change. ${error.message}`);
      await refresh(queryClient, "clients");
    },
  });
  return {
    canceling,
    open: () => openPart("the form", changeEmailDialog.preload, () => setOpen(true)),
    dialog: isOpen && (
      <changeEmailDialog.Part
        client={client}
        brokerApi={brokerApi}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
