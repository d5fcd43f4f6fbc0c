import type { PortalDocument } from "@frontage/content/schemas/document";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

import { saveFile } from "../../lib/save-file.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { refreshDocuments } from "./document-queries.ts";
import { rowLinkId } from "./row-link.ts";

/** The name that a download gets; an earlier version says which it is. */
function downloadName({ fileName, versions }: PortalDocument, version: number): string {
  if (version === versions[0]?.number) return fileName;
  return fileName.replace(/(\.[^.]+)?$/, `-version-${version}$1`);
}

/** Saves a version of a document to the client's device. */
export function useDownload() {
  const portal = usePortal();
  return useMutation({
    mutationFn: async ({ document, version }: { document: PortalDocument; version: number }) => {
      // Asked for again where it has been looked at: who keeps a copy is written down.
      const file = await portal.documentFile(document.id, version, "download");
      saveFile(file, downloadName(document, version));
    },
    onError: (error, { document }) =>
      toast.error(`${document.name} could not be downloaded. ${error.message}`),
  });
}

/**
 * Takes back one of the client's own uploads, and offers to undo that. The row
 * takes the focus with it, which then goes to the row after, or the one before,
 * or to the screen's title.
 *
 * @param listed what the list shows
 */
export function useRemoveUpload(
  listed: readonly PortalDocument[] | undefined,
): (document: PortalDocument) => void {
  const portal = usePortal();
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: ({ id }: PortalDocument) => portal.restoreUpload(id),
    onSuccess: () => refreshDocuments(client),
    onError: (error, { name }) => toast.error(`${name} could not be restored. ${error.message}`),
  });
  const leaving = useRef<{ id: string; neighbourId: string | undefined }>(undefined);
  useEffect(() => {
    if (!leaving.current || !listed) return;
    const { id, neighbourId } = leaving.current;
    if (listed.some((document) => document.id === id)) return;
    leaving.current = undefined;
    // Somebody may have gone on to something else meanwhile.
    if (window.document.activeElement !== window.document.body) return;
    const neighbour =
      neighbourId === undefined ? null : window.document.getElementById(rowLinkId(neighbourId));
    (neighbour ?? window.document.querySelector("h1"))?.focus();
  }, [listed]);

  const remove = useMutation({
    mutationFn: ({ id }: PortalDocument) => portal.removeUpload(id),
    onSuccess: async (_, document) => {
      await refreshDocuments(client);
      toast.success(`${document.name} was removed.`, {
        label: "Undo",
        onSelect: () => restore.mutate(document),
      });
    },
    onError: (error, { name }) => {
      leaving.current = undefined;
      toast.error(`${name} could not be removed. ${error.message}`);
    },
  });
  return (document) => {
    const ids = listed?.map(({ id }) => id) ?? [];
    const index = ids.indexOf(document.id);
    leaving.current = { id: document.id, neighbourId: ids[index + 1] ?? ids[index - 1] };
    remove.mutate(document);
  };
}
