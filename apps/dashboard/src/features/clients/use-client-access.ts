import { dashboardPaths } from "@frontage/content/dashboard";
import type { Client } from "@frontage/records/schemas/client";
import { useQueryClient, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { clients, exported } from "../../api/clients.ts";
import { read, readFile } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { useConfirm } from "../../components/use-confirm.tsx";
import { saveFile } from "../../files/save-file.ts";
import { formatSending } from "../../components/notified.ts";
import { isAssistantOnQuery } from "../../api/assistant-queries.ts";

/** Actions that end or restore a client's access. What can't be undone asks for confirmation. */
export function useClientAccess(client: Client, focus: () => void) {
  const { id, isInvited, isUninvited, name } = client;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { confirm, dialog } = useConfirm();

  const download = useAction({
    act: () => readFile(exported.$get({ query: { clientId: id } })),
    onDone: (file) => saveFile(file, `${name}.zip`),
    failed: "Couldn’t prepare the data.",
  });
  const enabling = useAction({
    act: () => read(clients[":id"].access.$put({ param: { id }, json: { isEnabled: true } })),
    changes: ["clients"],
    done: isInvited
      ? formatSending(client, `Sending ${name} ${isUninvited ? "an" : "a new"} invitation.`)
      : `${name} can log in again.`,
    focus,
    failed: "Couldn’t change access.",
  });

  const confirmDisable = () =>
    confirm({
      title: isInvited ? `Cancel ${name}’s invitation?` : `Disable ${name}’s account?`,
      description: isInvited
        ? "The link in their email stops working. You can invite them again."
        : "They’re logged out everywhere and can’t log in. Their records are kept, and you can enable the account again.",
      action: isInvited ? "Cancel invitation" : "Disable",
      act: () => read(clients[":id"].access.$put({ param: { id }, json: { isEnabled: false } })),
      changes: ["clients"],
      done: isInvited ? "Invitation canceled." : `${name}’s account disabled.`,
      focus,
    });

  const confirmDecline = () =>
    confirm({
      title: "Keep this account open?",
      description: `${name} is notified that the account stays open.`,
      action: "Keep open",
      act: () => read(clients[":id"]["closure-request"].$delete({ param: { id } })),
      changes: ["clients"],
      focus,
    });

  const confirmErase = () =>
    confirm({
      title: `Erase ${name}?`,
      description:
        "This permanently deletes their account, deals, documents, dates and messages, their inquiries, and what they did as a prospect of listings. The activity log is kept, and so are confidentiality agreements they signed and offers that became contracts, as the law requires. Listings of theirs leave the site. Download their data first if you need it.",
      action: "Erase",
      act: () => read(clients[":id"].$delete({ param: { id } })),
      changes: ["clients", "deals", "documents", "contacts", "messages", "listings", "inquiries"],
      done: `${name} erased.`,
      onDone: async () => {
        await navigate(dashboardPaths.clients);
        queryClient.removeQueries({ queryKey: ["clients", "one", id] });
      },
      focus: () => document.querySelector<HTMLElement>("h1")?.focus(),
    });

  return { confirmDecline, confirmDisable, confirmErase, dialog, download, enabling };
}

/**
 * Turns the assistant off for a client, or on again.
 *
 * @returns undefined if there is no assistant, or it is off for everyone
 */
export function useClientAssistant({ id, isAssistantOff = false, name }: Client) {
  const { data: isOnForEveryone } = useQuery(isAssistantOnQuery);
  const setOn = (isOn: boolean) =>
    read(clients[":clientId"].assistant.$put({ param: { clientId: id }, json: { isOn } }));
  const formatResult = (isOn: boolean) => `The assistant is ${isOn ? "on" : "off"} for ${name}.`;
  const { isPending, run } = useAction({
    act: setOn,
    changes: ["clients", "assistant"],
    done: (_, isOn) => formatResult(isOn),
    undo: (_, isOn) => ({ act: () => setOn(!isOn), done: formatResult(!isOn) }),
    failed: "Couldn’t change the assistant.",
  });
  if (!isOnForEveryone) return undefined;
  return { isOff: isAssistantOff, isPending, setOn: run };
}

/** Sends an invitation again. */
export function useResendInvitation() {
  return useAction({
    act: ({ id }: Client) => read(clients[":id"].invitation.$post({ param: { id } })),
    changes: ["clients"],
    done: (_, client) => formatSending(client, `Sending the invitation to ${client.email}.`),
    failed: ({ name }) => `Couldn’t send the invitation to ${name}.`,
  });
}
