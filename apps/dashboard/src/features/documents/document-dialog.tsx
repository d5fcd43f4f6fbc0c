import { broker } from "@frontage/content/broker";
import type { PortalDocument } from "@frontage/content/schemas/document";
import { Button } from "@frontage/ui/button";
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
import { Download, MessageSquare, X } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";

import { LoadFailed } from "../../components/load-failed.tsx";
import { messageToPath } from "../../navigation/paths.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { refresh } from "../../portal/queries.ts";
import { useClientName } from "../../portal/use-client-name.ts";
import { DocumentDetails } from "./document-details.tsx";
import type { DocumentOpeningsProps } from "./document-openings.tsx";
import { documentQuery } from "./document-queries.ts";
import { DocumentPreview } from "./document-preview.tsx";
import { listId, rowLinkId } from "./row-link.ts";
import type { SigningActionsProps } from "./signing-actions.tsx";
import { useDownload } from "./use-document-actions.ts";
import { VersionHistory } from "./version-history.tsx";

const documentOpenings = lazyPart<DocumentOpeningsProps>(() => import("./document-openings.tsx"));
const signingActions = lazyPart<SigningActionsProps>(() => import("./signing-actions.tsx"));

const brokerFirstName = broker.name.split(" ")[0];

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
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
      <DocumentPreview document={document} version={latest.number} />
      <div className="flex flex-col gap-6 text-small max-lg:border-t max-lg:border-hairline max-lg:pt-6">
        <Button
          variant="ink"
          pending={download.isPending}
          onClick={() => download.mutate({ document, version: latest.number })}
        >
          <Download aria-hidden className="size-4" strokeWidth={1.75} />
          Download
        </Button>
        {brokerApi && <signingActions.Part brokerApi={brokerApi} document={document} />}
        {!brokerApi && document.status === "needs-signature" && <Signing />}
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

/** Tells a client how to sign. */
function Signing() {
  return (
    <section
      aria-labelledby="document-signing"
      className="rounded-control border border-hairline bg-warn-tint p-4 text-fg-2"
    >
      <h3 id="document-signing" className="font-semibold">
        Your signature is needed
      </h3>
      <p className="mt-1">
        You’ll get an email from our e-signature service. Once signed, the copy appears here.
      </p>
      <Button asChild variant="outline" className="mt-3">
        <Link to={messageToPath("broker")}>
          <MessageSquare aria-hidden className="size-4" strokeWidth={1.75} />
          Ask {brokerFirstName} about signing
        </Link>
      </Button>
    </section>
  );
}
