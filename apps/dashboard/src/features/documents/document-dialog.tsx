import type { PortalDocument } from "@frontage/content/schemas/document";
import { Button } from "@frontage/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from "@frontage/ui/dialog";
import { Skeleton } from "@frontage/ui/skeleton";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useEffect } from "react";

import { LoadFailed } from "../../components/load-failed.tsx";
import { usePortal } from "../../portal/portal-context.tsx";
import { refresh } from "../../portal/queries.ts";
import { useClientName } from "../../portal/use-client-name.ts";
import { DocumentBody, type DocumentBodyProps } from "./document-body.tsx";
import { documentQuery } from "./document-queries.ts";
import { listId, rowLinkId } from "./row-link.ts";

export type DocumentDialogProps = Pick<DocumentBodyProps, "Questions" | "timeZone" | "view"> & {
  id: string;
  propertyNames: ReadonlyMap<string, string>;
  onClose: () => void;
};

/** One document: its preview, details, signature and history. */
export function DocumentDialog({ id, onClose, propertyNames, ...body }: DocumentDialogProps) {
  const portal = usePortal();
  const { data: document, error, refetch } = useQuery(documentQuery(portal, id));
  const clientName = useClientName();
  useMarkViewed(document);

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        size="xl"
        onCloseAutoFocus={(event) => {
          // The URL may have opened the document, or its row may be filtered out by now.
          const target =
            window.document.getElementById(rowLinkId(id)) ?? window.document.getElementById(listId);
          if (!target) return;
          event.preventDefault();
          target.focus({ preventScroll: true });
        }}
      >
        <div className="sticky top-3 z-2 flex h-0 justify-end sm:max-lg:-top-1">
          <DialogClose asChild>
            <Button
              variant="ghost"
              size="icon"
              aria-label="Close"
              className="-mt-1 -mr-2 shrink-0 bg-raised"
            >
              <X aria-hidden className="size-5" strokeWidth={1.5} />
            </Button>
          </DialogClose>
        </div>
        {/* Without a column beside the document, what scrolls goes under the title, not under Close. */}
        <div className="pr-12 max-lg:sticky max-lg:top-0 max-lg:z-1 max-lg:-mx-4 max-lg:-mt-2 max-lg:bg-raised max-lg:pt-2 max-lg:pr-14 max-lg:pb-2 max-lg:pl-4 sm:max-lg:-top-4 sm:max-lg:-mx-7 sm:max-lg:pl-7">
          <DialogTitle>{document ? document.name : "Document"}</DialogTitle>
          <DialogDescription>
            {document &&
              [propertyNames.get(document.dealId), clientName(document)]
                .filter(Boolean)
                .join(" · ")}
            {document === null && "It may have been removed, or the link may be wrong."}
            {document === undefined && !error && "Loading"}
          </DialogDescription>
        </div>
        <div className="mt-5 max-lg:**:scroll-mt-28">
          {document === undefined && error && (
            <LoadFailed what="the document" error={error} onRetry={() => void refetch()} />
          )}
          {document === null && <p className="text-base">Document not found.</p>}
          {document === undefined && !error && <Skeleton className="h-96 w-full" />}
          {document && (
            <DocumentBody
              document={document}
              propertyName={propertyNames.get(document.dealId) ?? ""}
              {...body}
            />
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** Opening a new document marks it as reviewed. */
function useMarkViewed(document: PortalDocument | null | undefined) {
  const portal = usePortal();
  const client = useQueryClient();
  const { mutate } = useMutation({
    // A failure is retried when the document is next opened.
    mutationFn: (id: string) => portal.markDocumentViewed(id),
    onSuccess: () => refresh(client, "documents"),
  });
  const newId = document?.status === "new" ? document.id : undefined;
  useEffect(() => {
    if (newId !== undefined) mutate(newId);
  }, [mutate, newId]);
}
