import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { usePortal } from "../../portal/portal-context.tsx";
import { refresh } from "../../portal/queries.ts";
import type { UploadEntry } from "./use-upload-queue.ts";

type Added = { documentId: string; version: number };

/** Shows a toast with the uploaded files, and an Undo that withdraws them. */
export function useAnnounceUploads(): (
  entries: readonly UploadEntry[],
  recipient: string | undefined,
) => void {
  const portal = usePortal();
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: async (added: readonly Added[]) => {
      for (const { documentId, version } of added) {
        await portal.removeVersion(documentId, version);
      }
    },
    onSuccess: () => toast.success("Upload withdrawn."),
    onError: (error) => toast.error(`Couldn’t withdraw the upload. ${error.message}`),
    onSettled: () => refresh(client, "documents"),
  });
  return (entries, recipient) => {
    const added = entries.flatMap(({ state }) => (state.kind === "done" ? [state] : []));
    if (added.length === 0) return;
    const count = added.length === 1 ? "1 file uploaded." : `${added.length} files uploaded.`;
    toast.success(recipient ? `${count} ${recipient} has been notified.` : count, {
      label: "Undo",
      onSelect: () => undo.mutate(added),
    });
  };
}
