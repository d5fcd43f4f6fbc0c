import type { PortalDocument } from "@frontage/content/schemas/document";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { saveFile } from "../../lib/save-file.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { documentFileQuery, refreshDocuments } from "./document-queries.ts";

/** The name that a download gets; an earlier version says which it is. */
function downloadName({ fileName, versions }: PortalDocument, version: number): string {
  if (version === versions[0]?.number) return fileName;
  return fileName.replace(/(\.[^.]+)?$/, `-version-${version}$1`);
}

/** Saves a version of a document to the client's device. */
export function useDownload() {
  const portal = usePortal();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ document, version }: { document: PortalDocument; version: number }) => {
      const file = await client.fetchQuery(documentFileQuery(portal, document.id, version));
      saveFile(file, downloadName(document, version));
    },
    onError: (error, { document }) =>
      toast.error(`${document.name} could not be downloaded. ${error.message}`),
  });
}

/** Takes back one of the client's own uploads, and offers to undo that. */
export function useRemoveUpload() {
  const portal = usePortal();
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: ({ id }: PortalDocument) => portal.restoreUpload(id),
    onSuccess: () => refreshDocuments(client),
    onError: (error, { name }) => toast.error(`${name} could not be restored. ${error.message}`),
  });
  return useMutation({
    mutationFn: ({ id }: PortalDocument) => portal.removeUpload(id),
    onSuccess: async (_, document) => {
      await refreshDocuments(client);
      toast.success(`${document.name} was removed.`, {
        label: "Undo",
        onSelect: () => restore.mutate(document),
      });
    },
    onError: (error, { name }) => toast.error(`${name} could not be removed. ${error.message}`),
  });
}
