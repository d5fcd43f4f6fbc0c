import type { PortalDocument } from "@frontage/records/schemas/document";
import { useEffect, useRef } from "react";

import { documents } from "../../api/clients.ts";
import { read, readFile } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { saveFile } from "../../files/save-file.ts";

import { rowLinkId } from "./document-search.ts";

/** The file name of a download; earlier versions' include their number. */
function downloadName({ fileName, versions }: PortalDocument, version: number): string {
  if (version === versions[0]?.number) return fileName;
  return fileName.replace(/(\.[^.]+)?$/, `-version-${version}$1`);
}

/** Downloads a version of a document. */
export function useDownload() {
  return useAction({
    act: async ({ document, version }: { document: PortalDocument; version: number }) => {
      // Requests the file again after a preview, so that the server records the download.
      const file = await readFile(
        documents[":id"].versions[":number"].file.$get({
          param: { id: document.id, number: String(version) },
          query: { for: "download" },
        }),
      );
      saveFile(file, downloadName(document, version));
    },
    failed: ({ document }) => `Couldn’t download ${document.name}.`,
  });
}

/** Prints the newest version of a document. */
export function usePrint() {
  return useAction({
    act: async ({ id, versions }: PortalDocument) => {
      const file = await readFile(
        documents[":id"].versions[":number"].file.$get({
          param: { id, number: String(versions[0]?.number ?? 1) },
          query: { for: "download" },
        }),
      );
      const { printFile } = await import("./print-file.ts");
      await printFile(file);
    },
    failed: ({ name }) => `Couldn’t print ${name}.`,
  });
}

/**
 * Removes one of the user's own uploads, with Undo. The focus moves from its row to the next one,
 * or the previous one, or the screen's title.
 */
export function useRemoveUpload(
  listed: readonly PortalDocument[] | undefined,
): (document: PortalDocument) => void {
  const leaving = useRef<{ id: string; neighbourId: string | undefined }>(undefined);
  useEffect(() => {
    if (!leaving.current || !listed) return;
    const { id, neighbourId } = leaving.current;
    if (listed.some((document) => document.id === id)) return;
    leaving.current = undefined;
    // Leaves the focus alone if the user has moved it.
    if (window.document.activeElement !== window.document.body) return;
    const neighbour =
      neighbourId === undefined ? null : window.document.getElementById(rowLinkId(neighbourId));
    (neighbour ?? window.document.querySelector("h1"))?.focus();
  }, [listed]);

  const { run } = useAction({
    act: ({ id, versions }: PortalDocument) =>
      read(
        documents[":id"].$delete({
          param: { id },
          query: { version: String(versions[0]?.number ?? 0) },
        }),
      ),
    changes: ["documents"],
    done: (_, { name }) => `${name} removed.`,
    undo: (_, { id, name }) => ({
      act: () => read(documents[":id"].restore.$post({ param: { id } })),
      failed: `Couldn’t restore ${name}.`,
    }),
    failed: ({ name }) => `Couldn’t remove ${name}.`,
    optimistic({ id }) {
      const ids = listed?.map((document) => document.id) ?? [];
      const index = ids.indexOf(id);
      leaving.current = { id, neighbourId: ids[index + 1] ?? ids[index - 1] };
      return () => {
        leaving.current = undefined;
      };
    },
  });
  return run;
}
