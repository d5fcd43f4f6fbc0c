import type { PortalDocument } from "@frontage/records/schemas/document";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { usePortal } from "../../portal/portal-context.tsx";
import { refresh } from "../../portal/queries.ts";

type VersionAction = (version: number, onDone: () => void) => void;

const showError = (error: Error) => toast.error(error.message);

/** Deletes a version of a document, with Undo. */
export function useDeleteVersion({ id, name }: PortalDocument): VersionAction {
  const portal = usePortal();
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: (version: number) => portal.restoreVersion(id, version),
    onSuccess: () => refresh(client, "documents"),
    onError: showError,
  });
  const { mutate } = useMutation({
    mutationFn: (version: number) => portal.removeVersion(id, version),
    onSuccess: async (_, version) => {
      toast.success(`Version ${version} of ${name} deleted.`, {
        label: "Undo",
        onSelect: () => restore.mutate(version),
      });
      await refresh(client, "documents");
    },
    onError: showError,
  });
  return (version, onDone) => mutate(version, { onSuccess: onDone });
}

/** Makes an earlier version of a document current, with Undo. For brokers. */
export function useRestoreVersion({ id }: PortalDocument): VersionAction {
  const portal = usePortal();
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: (version: number) => portal.removeVersion(id, version),
    onSuccess: () => refresh(client, "documents"),
    onError: showError,
  });
  const { mutate } = useMutation({
    mutationFn: async (version: number) => portal.brokerApi?.makeVersionCurrent(id, version),
    onSuccess: async (document, version) => {
      const added = document?.versions[0]?.number;
      if (added !== undefined) {
        toast.success(`Version ${version} restored as version ${added}.`, {
          label: "Undo",
          onSelect: () => undo.mutate(added),
        });
      }
      await refresh(client, "documents");
    },
    onError: showError,
  });
  return (version, onDone) => mutate(version, { onSuccess: onDone });
}
