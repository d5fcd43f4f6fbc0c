import { clientPath } from "@frontage/content/dashboard";
import type { Deal } from "@frontage/records/schemas/deal";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { useConfirm } from "../components/use-confirm.tsx";
import { removalQuestion } from "../features/clients/removal-question.ts";
import { useArchiveDeal } from "../features/clients/use-archive-deal.ts";
import { usePortal } from "../portal/portal-context.tsx";
import { refresh } from "../portal/queries.ts";

/**
 * How a broker ends a deal on its page: archives it, or removes it. `question` is to be rendered.
 */
export function useDealEnd(property: Deal) {
  const { brokerApi } = usePortal();
  const { client, id, name } = property;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const archive = useArchiveDeal(brokerApi, client?.id);
  const { confirm, dialog: question } = useConfirm();

  function onRemove() {
    if (!brokerApi || !client) return;
    confirm({
      ...removalQuestion(name),
      onConfirm: async () => {
        await brokerApi.removeDeal(client.id, id);
        toast.success(`${name} removed.`);
        // Leaves the page before it would say that the deal doesn't exist.
        await navigate(clientPath(client.id), { replace: true });
        await refresh(queryClient, "deals", "documents", "contacts", "events");
      },
      // The client's page takes the focus.
      onDoneFocus: () => undefined,
    });
  }
  return {
    question,
    onRemove,
    onArchive: (isArchived: boolean) => void archive(property, isArchived),
  };
}
