import type { ReceivedInquiry } from "@frontage/content/schemas/received-inquiry";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";

import { clientPath } from "../../lib/paths.ts";
import { useConfirm } from "../../lib/use-confirm.tsx";
import type { BrokerDesk } from "../../portal/portal.ts";
import { dropFromLists, inquiryQuery, refreshInquiries } from "./inquiry-queries.ts";

/**
 * What is asked before an inquiry is erased or becomes a client.
 *
 * @param onErased closes what is no longer there
 */
export function useInquiryQuestions(desk: BrokerDesk, onErased: () => void) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const { ask, dialog, preload } = useConfirm();

  function askToErase({ id, name, reference }: ReceivedInquiry) {
    ask({
      title: "Erase this inquiry?",
      description: `What ${name} wrote and what you answered is gone for good. The activity keeps the reference ${reference} and nothing else. Copies in your mailbox, or behind your webhook, stay there.`,
      labels: { keep: "Keep it", confirm: "Erase" },
      onConfirm: async () => {
        await desk.inquiries.erase(id);
        dropFromLists(queryClient, id);
        onErased();
        toast.success(`The inquiry of ${name} is erased.`);
        queryClient.removeQueries({ queryKey: inquiryQuery(desk, id).queryKey });
        await refreshInquiries(queryClient, "notifications", "unread");
      },
      onDoneFocus: () => document.querySelector("h1")?.focus(),
    });
  }

  function askToMakeClient({ email, id, name }: ReceivedInquiry) {
    ask({
      title: `Make ${name} a client?`,
      description: `A mail goes to ${email} with a link that sets a password; they then see their own deals here. If the address is a client’s already, the inquiry is noted as theirs and nothing is mailed.`,
      labels: { keep: "Not now", confirm: "Make a client" },
      onConfirm: async () => {
        const client = await desk.inquiries.makeClient(id);
        toast.success(
          client.isNew
            ? `${client.name} is invited. A link was mailed to ${client.email}.`
            : `The inquiry is noted as ${client.name}’s.`,
          { label: "Open", onSelect: () => navigate(clientPath(client.id)) },
        );
        await refreshInquiries(queryClient, "clients", "overview");
      },
      onDoneFocus: () => document.getElementById("inquiry-name")?.focus(),
    });
  }

  return { askToErase, askToMakeClient, dialog, preload };
}
