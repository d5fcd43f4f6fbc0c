import { dashboardPaths } from "@frontage/content/dashboard";
import type { Client } from "@frontage/records/schemas/client";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { useConfirm } from "../../components/use-confirm.tsx";
import { saveFile } from "../../files/save-file.ts";
import { formatSending } from "../../portal/format-sending.ts";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";

/** Ends a client’s access, or restores it; asks first if it can’t be undone. */
export function useClientAccess(brokerApi: BrokerApi, client: Client, onDoneFocus: () => void) {
  const { id, isInvited, isUninvited, name } = client;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { confirm, dialog } = useConfirm();

  const download = useMutation({
    mutationFn: () => brokerApi.exportClient(id),
    onSuccess: (file) => saveFile(file, `${name}.zip`),
    onError: (error) => toast.error(`Couldn’t prepare the data. ${error.message}`),
  });
  const enabling = useMutation({
    mutationFn: () => brokerApi.setAccess(id, true),
    onSuccess: async () => {
      const sending = formatSending(
        client,
        `Sending ${name} ${isUninvited ? "an" : "a new"} invitation.`,
      );
      toast.success(isInvited ? sending : `${name} can log in again.`);
      await refresh(queryClient, "clients");
      onDoneFocus();
    },
    onError: (error) => toast.error(`Couldn’t change access. ${error.message}`),
  });

  const confirmDisable = () =>
    confirm({
      title: isInvited ? `Cancel ${name}’s invitation?` : `Disable ${name}’s account?`,
      description: isInvited
        ? "The link in their email stops working. You can invite them again."
        : "They’re logged out everywhere and can’t log in. Their records are kept, and you can enable the account again.",
      action: isInvited ? "Cancel invitation" : "Disable",
      onConfirm: async () => {
        await brokerApi.setAccess(id, false);
        toast.success(isInvited ? "Invitation canceled." : `${name}’s account disabled.`);
        await refresh(queryClient, "clients");
      },
      onDoneFocus,
    });

  const confirmDecline = () =>
    confirm({
      title: "Keep this account open?",
      description: `${name} is notified that the account stays open.`,
      action: "Keep open",
      onConfirm: async () => {
        await brokerApi.declineClosure(id);
        await refresh(queryClient, "clients");
      },
      onDoneFocus,
    });

  const confirmErase = () =>
    confirm({
      title: `Erase ${name}?`,
      description:
        "This permanently deletes their account, deals, documents, dates and messages. Only the activity log is kept. Download their data first if you need it.",
      action: "Erase",
      onConfirm: async () => {
        await brokerApi.eraseClient(id);
        toast.success(`${name} erased.`);
        await navigate(dashboardPaths.clients);
        queryClient.removeQueries({ queryKey: ["clients", "one", id] });
        await refresh(queryClient, "clients", "deals", "documents", "contacts", "messages");
      },
      onDoneFocus: () => document.querySelector<HTMLElement>("h1")?.focus(),
    });

  return { confirmDecline, confirmDisable, confirmErase, dialog, download, enabling };
}
