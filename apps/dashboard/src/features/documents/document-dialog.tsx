import { isOutForSignature, type PortalDocument } from "@frontage/content/schemas/document";
import { Button } from "@frontage/ui/button";
import { cn } from "@frontage/ui/cn";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from "@frontage/ui/dialog";
import { lazyPart } from "@frontage/ui/lazy-part";
import { Skeleton } from "@frontage/ui/skeleton";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, X } from "lucide-react";
import { useEffect } from "react";

import { LoadFailed } from "../../components/load-failed.tsx";
import { usePortal } from "../../portal/portal-context.tsx";
import { refresh } from "../../portal/queries.ts";
import { useClientName } from "../../portal/use-client-name.ts";
import { DocumentDetails } from "./document-details.tsx";
import type { DocumentOpeningsProps } from "./document-openings.tsx";
import { documentQuery } from "./document-queries.ts";
import { DocumentPreview } from "./document-preview.tsx";
import { listId, rowLinkId } from "./row-link.ts";
import type { SigningActionsProps } from "./signing-actions.tsx";
import type { SigningRequestProps } from "./signing-request.tsx";
import { useDownload } from "./use-document-actions.ts";
import { VersionHistory } from "./version-history.tsx";

const documentOpenings = lazyPart<DocumentOpeningsProps>(() => import("./document-openings.tsx"));
const signingActions = lazyPart<SigningActionsProps>(() => import("./signing-actions.tsx"));
const signingRequest = lazyPart<SigningRequestProps>(() => import("./signing-request.tsx"));

export type DocumentDialogProps = {
  id: string;
  propertyNames: ReadonlyMap<string, string>;
  timeZone: string;
  /** Focus the version history. */
  showHistory: boolean;
  onClose: () => void;
};

/** One document: its preview, details, signature and history. */
export default function DocumentDialog({
  id,
  onClose,
  propertyNames,
  showHistory,
  timeZone,
}: DocumentDialogProps) {
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
        <div className="sticky top-3 z-1 flex h-0 justify-end">
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
        <div className="pr-12">
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
        <div className="mt-5">
          {document === undefined && error && (
            <LoadFailed what="the document" error={error} onRetry={() => void refetch()} />
          )}
          {document === null && <p className="text-base">Document not found.</p>}
          {document === undefined && !error && <Skeleton className="h-96 w-full" />}
          {document && (
            <DocumentBody
              document={document}
              propertyName={propertyNames.get(document.dealId) ?? ""}
              timeZone={timeZone}
              showHistory={showHistory}
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

type DocumentBodyProps = {
  document: PortalDocument;
  propertyName: string;
  timeZone: string;
  showHistory: boolean;
};

function DocumentBody({ document, propertyName, showHistory, timeZone }: DocumentBodyProps) {
  const { brokerApi, documentOpenings: openings } = usePortal();
  const download = useDownload();
  const [latest] = document.versions;

  if (!latest) return null;
  const isOut = isOutForSignature(document.status);
  const hasSignature = brokerApi !== undefined || isOut;
  return (
    // What is asked for comes first at every width; otherwise a broker has it beside the preview.
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      {hasSignature && (
        <div className={isOut ? "lg:col-span-2" : "text-small max-lg:order-1 lg:col-start-2"}>
          {brokerApi ? (
            <signingActions.Part brokerApi={brokerApi} document={document} />
          ) : (
            <signingRequest.Part document={document} />
          )}
        </div>
      )}
      <div
        className={cn(
          "min-w-0 lg:col-start-1",
          isOut ? "lg:row-start-2" : "lg:row-span-2 lg:row-start-1",
        )}
      >
        <DocumentPreview document={document} version={latest.number} />
      </div>
      <div
        className={cn(
          "flex flex-col gap-6 text-small max-lg:order-2 max-lg:border-t max-lg:border-hairline max-lg:pt-6 lg:col-start-2",
          !hasSignature && "lg:row-span-2 lg:row-start-1",
        )}
      >
        <Button
          variant={isOut && !brokerApi ? "outline" : "ink"}
          pending={download.isPending}
          onClick={() => download.mutate({ document, version: latest.number })}
        >
          <Download aria-hidden className="size-4" strokeWidth={1.75} />
          Download
        </Button>
        <DocumentDetails
          document={document}
          latest={latest}
          propertyName={propertyName}
          timeZone={timeZone}
        />
        <VersionHistory document={document} timeZone={timeZone} isWanted={showHistory} />
        {openings && (
          <documentOpenings.Part id={document.id} openings={openings} timeZone={timeZone} />
        )}
      </div>
    </div>
  );
}
