import { broker } from "@frontage/content/broker";
import { documentTypeNames } from "@frontage/content/record-names";
import { documentTypes, type PortalDocument } from "@frontage/content/schemas/document";
import { Button } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from "@frontage/ui/dialog";
import { lazyPart } from "@frontage/ui/lazy-part";
import { Link as StyledLink } from "@frontage/ui/link";
import { Skeleton } from "@frontage/ui/skeleton";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, MessageSquare, X } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { Link, useLocation, useSearch } from "wouter";

import { momentInWords } from "../../lib/dates.ts";
import { fileSize } from "../../lib/file-size.ts";
import { LoadFailed } from "../../lib/load-failed.tsx";
import { messageToPath, propertyPath } from "../../lib/paths.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import type { DocumentOpeningsProps } from "./document-openings.tsx";
import { documentQuery, refreshDocuments } from "./document-queries.ts";
import { DocumentPreview } from "./document-preview.tsx";
import { withDocument } from "./document-search.ts";
import { groupWords, statusWords } from "./document-words.ts";
import { listId, rowLinkId } from "./row-link.ts";
import type { SigningActionsProps } from "./signing-actions.tsx";
import { useDownload } from "./use-document-actions.ts";

const documentOpenings = lazyPart<DocumentOpeningsProps>(() => import("./document-openings.tsx"));
const signingActions = lazyPart<SigningActionsProps>(() => import("./signing-actions.tsx"));

const brokerFirstName = broker.name.split(" ")[0];

export type DocumentDialogProps = {
  id: string;
  propertyNames: ReadonlyMap<string, string>;
  timeZone: string;
  /** The history is what was asked for. */
  showHistory: boolean;
  onClose: () => void;
};

/** One document: what it says, and what there is to know about it. */
export default function DocumentDialog({
  id,
  onClose,
  propertyNames,
  showHistory,
  timeZone,
}: DocumentDialogProps) {
  const portal = usePortal();
  const { data: document, error, refetch } = useQuery(documentQuery(portal, id));
  useMarkViewed(document);

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        size="xl"
        onCloseAutoFocus={(event) => {
          // Also where the address opened the document, and nobody pressed its row. A
          // row may be gone: among the new ones, a document that was opened is none.
          const target =
            window.document.getElementById(rowLinkId(id)) ?? window.document.getElementById(listId);
          if (!target) return;
          event.preventDefault();
          target.focus({ preventScroll: true });
        }}
      >
        {/* Stays in reach, however far down one has read. */}
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
            {document && propertyNames.get(document.propertyId)}
            {document === null && "It may have been removed, or the link may be wrong."}
            {document === undefined && !error && "Loading"}
          </DialogDescription>
        </div>
        <div className="mt-5">
          {document === undefined && error && (
            <LoadFailed what="The document" error={error} onRetry={() => void refetch()} />
          )}
          {document === null && <p className="text-base">There is no such document.</p>}
          {document === undefined && !error && <Skeleton className="h-96 w-full" />}
          {document && (
            <DocumentBody
              document={document}
              propertyName={propertyNames.get(document.propertyId) ?? ""}
              timeZone={timeZone}
              showHistory={showHistory}
            />
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** Opening a new document makes it a reviewed one. */
function useMarkViewed(document: PortalDocument | null | undefined) {
  const portal = usePortal();
  const client = useQueryClient();
  const { mutate } = useMutation({
    // What fails here is tried again when the document is next opened.
    mutationFn: (id: string) => portal.markDocumentViewed(id),
    onSuccess: () => refreshDocuments(client),
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
  const { desk, documentOpenings: openings } = usePortal();
  const [pathname] = useLocation();
  const search = useSearch();
  const history = useRef<HTMLHeadingElement>(null);
  const download = useDownload();
  const [latest] = document.versions;

  useEffect(() => {
    if (showHistory) history.current?.focus();
  }, [showHistory]);

  if (!latest) return null;
  const { label, tone } = statusWords[document.status];
  // The property opens beside the list: this document closes.
  const besideList = withDocument(search, undefined).toString();
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
        {desk && <signingActions.Part desk={desk} document={document} />}
        {!desk && document.status === "needs-signature" && <Signing />}
        <section aria-labelledby="document-details">
          <h3 id="document-details" className="text-section font-semibold">
            Details
          </h3>
          <dl className="mt-2 grid grid-cols-[6rem_minmax(0,1fr)] gap-y-2">
            <Detail term="Status">
              <Chip tone={tone}>{label}</Chip>
            </Detail>
            <Detail term="Type">
              {documentTypeNames[document.type]} (
              {groupWords[documentTypes[document.type]].one.toLowerCase()})
            </Detail>
            <Detail term="Property">
              <StyledLink asChild>
                <Link to={propertyPath(pathname, besideList, document.propertyId)}>
                  {propertyName}
                </Link>
              </StyledLink>
            </Detail>
            <Detail term="Version">{latest.number}</Detail>
            <Detail term="Added by">{latest.addedBy}</Detail>
            <Detail term="Updated">
              <time dateTime={latest.addedAt}>{momentInWords(latest.addedAt, timeZone)}</time>
            </Detail>
            <Detail term="Size">{fileSize(latest.bytes)}</Detail>
            <Detail term="File">
              <span className="wrap-anywhere">{document.fileName}</span>
            </Detail>
          </dl>
        </section>
        <section aria-labelledby="document-history">
          <h3
            ref={history}
            id="document-history"
            tabIndex={-1}
            className="text-section font-semibold outline-none"
          >
            Version history
          </h3>
          <ol className="mt-2" reversed>
            {document.versions.map((version) => (
              <li
                key={version.number}
                className="flex items-start gap-2 border-t border-hairline py-3"
              >
                <div className="min-w-0 grow">
                  <p className="font-medium text-fg">Version {version.number}</p>
                  <p className="text-caption">
                    {momentInWords(version.addedAt, timeZone)}, {version.addedBy},{" "}
                    {fileSize(version.bytes)}
                  </p>
                  {version.note && <p className="mt-1">{version.note}</p>}
                </div>
                <Button
                  variant="ghost"
                  size="icon"
                  className="-my-1.5 shrink-0"
                  aria-label={`Download version ${version.number}`}
                  onClick={() => download.mutate({ document, version: version.number })}
                >
                  <Download aria-hidden className="size-5" strokeWidth={1.5} />
                </Button>
              </li>
            ))}
          </ol>
        </section>
        {openings && (
          <documentOpenings.Part id={document.id} openings={openings} timeZone={timeZone} />
        )}
      </div>
    </div>
  );
}

/** How a document gets signed: not here. */
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
        I send the invitation to sign by email, from the signing service. You sign on the page it
        leads to, and the signed copy then appears here.
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

function Detail({ children, term }: { children: ReactNode; term: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd className="text-fg">{children}</dd>
    </>
  );
}
