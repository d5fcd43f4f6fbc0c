import type { Deal } from "@frontage/records/schemas/deal";

import { useAction } from "../../components/use-action.ts";
import type { BrokerApi } from "../../portal/portal.ts";

type Change = { deal: Pick<Deal, "id" | "name" | "version">; isArchived: boolean };

/** Archives a client’s deal, or restores it. */
export function useArchiveDeal(brokerApi: BrokerApi | undefined, clientId: string | undefined) {
  async function set({ deal, isArchived }: Change) {
    if (clientId !== undefined) await brokerApi?.archiveDeal(clientId, deal, isArchived);
  }
  return useAction({
    act: set,
    changes: ["deals", "documents", "events"],
    done: (_, { deal, isArchived }) => `${deal.name} ${isArchived ? "archived" : "restored"}.`,
    undo: (_, { deal, isArchived }) => ({
      // What was just saved.
      act: () => set({ deal: { ...deal, version: deal.version + 1 }, isArchived: !isArchived }),
    }),
    failed: ({ deal, isArchived }) =>
      `Couldn’t ${isArchived ? "archive" : "restore"} ${deal.name}.`,
  });
}
