import type { Deal } from "@frontage/records/schemas/deal";

import { clients } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";

type Change = { deal: Pick<Deal, "id" | "name" | "version">; isArchived: boolean };

/** Archives or restores a client's deal, with Undo. */
export function useArchiveDeal(clientId: string | undefined) {
  async function set({ deal, isArchived }: Change) {
    if (clientId !== undefined)
      await read(
        clients[":id"].deals[":dealId"].archived.$put({
          param: { id: clientId, dealId: deal.id },
          json: { isArchived, version: deal.version },
        }),
      );
  }
  return useAction({
    act: set,
    changes: ["deals", "documents", "events"],
    done: (_, { deal, isArchived }) => `${deal.name} ${isArchived ? "archived" : "restored"}.`,
    undo: (_, { deal, isArchived }) => ({
      // Names the version that was just saved.
      act: () => set({ deal: { ...deal, version: deal.version + 1 }, isArchived: !isArchived }),
    }),
    failed: ({ deal, isArchived }) =>
      `Couldn’t ${isArchived ? "archive" : "restore"} ${deal.name}.`,
  });
}
