import { clientPath } from "@frontage/content/dashboard";
import type { ReceivedInquiry } from "@frontage/records/schemas/received-inquiry";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { useConfirm } from "../../components/use-confirm.tsx";
import { formatSending } from "../../portal/format-sending.ts";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";
import { dropFromLists, inquiryQuery } from "./inquiry-queries.ts";

/**
 * Erases inquiries and converts them to clients, after a confirmation.
 *
 * @param onErased called when the inquiry no longer exists
 */
export function useInquiryActions(brokerApi: BrokerApi, onErased: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { confirm, dialog } = useConfirm();

  function confirmErase({ id, name, reference }: ReceivedInquiry) {
    confirm({
      title: "Erase this inquiry?",
      description: `This permanently deletes the message from ${name} and your replies. The activity log keeps only the reference ${reference}. Copies in your mailbox, or sent to other systems, are not affected.`,
      action: "Erase",
      onConfirm: async () => {
        await brokerApi.inquiries.erase(id);
        dropFromLists(queryClient, id);
        onErased();
        toast.success(`Inquiry from ${name} erased.`);
        queryClient.removeQueries({ queryKey: inquiryQuery(brokerApi, id).queryKey });
        await refresh(queryClient, "inquiries", "notifications");
      },
      onDoneFocus: () => document.querySelector("h1")?.focus(),
    });
  }

  function confirmConvert({ email, id, name }: ReceivedInquiry) {
    confirm({
      title: `Convert ${name} to a client?`,
      description: `They’ll get an email at ${email} to set a password. If that’s already a client’s address, the inquiry is added to that client instead.`,
      action: "Convert to client",
      onConfirm: async () => {
        const client = await brokerApi.inquiries.makeClient(id);
        const sending = formatSending(client, `Sending a link to ${client.email}.`);
        toast.success(
          client.isNew ? `${client.name} invited. ${sending}` : `Inquiry added to ${client.name}.`,
          { label: "Open", onSelect: () => void navigate(clientPath(client.id)) },
        );
        await refresh(queryClient, "inquiries", "clients");
      },
      onDoneFocus: () => document.getElementById("inquiry-name")?.focus(),
    });
  }

  return { confirmErase, confirmConvert, dialog };
}
