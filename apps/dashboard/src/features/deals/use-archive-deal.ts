import type { Deal } from "@frontage/records/schemas/deal";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";

import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";

/** Archives a client’s deal, or brings it back, with a toast that offers Undo. */
export function useArchiveDeal(brokerApi: BrokerApi | undefined, clientId: string | undefined) {
  const queryClient = useQueryClient();

  async function set({ id }: Pick<Deal, "id">, isArchived: boolean): Promise<void> {
    if (!brokerApi || clientId === undefined) return;
    await brokerApi.archiveDeal(clientId, id, isArchived);
    await refresh(queryClient, "deals", "documents", "events");
  }

  return async (deal: Pick<Deal, "id" | "name">, isArchived: boolean): Promise<void> => {
    const whatFailed = isArchived ? "archive" : "restore";
    try {
      await set(deal, isArchived);
      toast.success(`${deal.name} ${isArchived ? "archived" : "restored"}.`, {
        label: "Undo",
        onSelect: () =>
          void set(deal, !isArchived).catch((error: Error) =>
            toast.error(`Not undone. ${error.message}`),
          ),
      });
    } catch (error) {
      const why = error instanceof Error ? error.message : "";
      toast.error(`Couldn’t ${whatFailed} ${deal.name}. ${why}`.trim());
    }
  };
}
