import type { PortalDocument } from "@frontage/records/schemas/document";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

import { saveFile } from "../../files/save-file.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { refresh } from "../../portal/queries.ts";
import { rowLinkId } from "./row-link.ts";

/** An earlier version’s file name includes its number. */
function downloadName({ fileName, versions }: PortalDocument, version: number): string {
  if (version === versions[0]?.number) return fileName;
  return fileName.replace(/(\.[^.]+)?$/, `-version-${version}$1`);
}

/** Saves a version of a document to the device. */
export function useDownload() {
  const portal = usePortal();
  return useMutation({
    mutationFn: async ({ document, version }: { document: PortalDocument; version: number }) => {
      // Requested again even after a preview, so that the server records the download.
      const file = await portal.documentFile(document.id, version, "download");
      saveFile(file, downloadName(document, version));
    },
    onError: (error, { document }) =>
      toast.error(`Couldn’t download ${document.name}. ${error.message}`),
  });
}

/** Prints the newest version of a document. */
export function usePrint() {
  const portal = usePortal();
  return useMutation({
    mutationFn: async ({ id, versions }: PortalDocument) => {
      const file = await portal.documentFile(id, versions[0]?.number ?? 1, "download");
      const { printFile } = await import("./print-file.ts");
      await printFile(file);
    },
    onError: (error, { name }) => toast.error(`Couldn’t print ${name}. ${error.message}`),
  });
}

/**
 * Removes one of the user's own uploads, with Undo. The focus moves from its row to the
 * next one, or the previous one, or the screen's title.
 */
export function useRemoveUpload(
  listed: readonly PortalDocument[] | undefined,
): (document: PortalDocument) => void {
  const portal = usePortal();
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: ({ id }: PortalDocument) => portal.restoreUpload(id),
    onSuccess: () => refresh(client, "documents"),
    onError: (error, { name }) => toast.error(`Couldn’t restore ${name}. ${error.message}`),
  });
  const leaving = useRef<{ id: string; neighbourId: string | undefined }>(undefined);
  useEffect(() => {
    if (!leaving.current || !listed) return;
    const { id, neighbourId } = leaving.current;
    if (listed.some((document) => document.id === id)) return;
    leaving.current = undefined;
    // The user may have moved the focus elsewhere.
    if (window.document.activeElement !== window.document.body) return;
    const neighbour =
      neighbourId === undefined ? null : window.document.getElementById(rowLinkId(neighbourId));
    (neighbour ?? window.document.querySelector("h1"))?.focus();
  }, [listed]);

  const remove = useMutation({
    mutationFn: ({ id }: PortalDocument) => portal.removeUpload(id),
    onSuccess: async (_, document) => {
      await refresh(client, "documents");
      toast.success(`${document.name} removed.`, {
        label: "Undo",
        onSelect: () => restore.mutate(document),
      });
    },
    onError: (error, { name }) => {
      leaving.current = undefined;
      toast.error(`Couldn’t remove ${name}. ${error.message}`);
    },
  });
  return (document) => {
    const ids = listed?.map(({ id }) => id) ?? [];
    const index = ids.indexOf(document.id);
    leaving.current = { id: document.id, neighbourId: ids[index + 1] ?? ids[index - 1] };
    remove.mutate(document);
  };
}
