import { formatDue } from "@frontage/records/deal-clock/due-sentence";
import { nextKeyDate } from "@frontage/records/deal-clock/next-key-date";
import type { PortalDocument } from "@frontage/records/schemas/document";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@frontage/ui/dialog";
import { Skeleton } from "@frontage/ui/skeleton";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { useClientName, useIsBroker } from "../../api/visit.tsx";
import { documents } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { DialogCross } from "../../components/dialog-cross.tsx";
import { LoadFailed } from "../../components/load-failed.tsx";

import { dealQuery, refresh } from "../../api/queries.ts";
import { formatMomentInline } from "../../time/date-phrases.ts";
import { dayIn } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { DocumentBody, type DocumentBodyProps } from "./document-body.tsx";
import { documentQuery } from "./document-queries.ts";
import { listId, rowLinkId } from "./document-search.ts";
import { useAuthorName } from "./use-author-name.ts";

export type DocumentDialogProps = Pick<DocumentBodyProps, "questions" | "timeZone" | "view"> & {
  id: string;
  dealNames: ReadonlyMap<string, string>;
  onClose: () => void;
};

/** A dialog with a document, its details, versions and signature. */
export function DocumentDialog({ id, onClose, dealNames, ...body }: DocumentDialogProps) {
  const { data: document, error, refetch } = useQuery(documentQuery(id));
  useMarkViewed(document);

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        size="xl"
        onCloseAutoFocus={(event) => {
          // The focus goes to the document's row. The URL may have opened the document, or a filter
          // may hide the row by now.
          const target =
            window.document.getElementById(rowLinkId(id)) ?? window.document.getElementById(listId);
          if (!target) return;
          event.preventDefault();
          target.focus({ preventScroll: true });
        }}
      >
        <header className="flex shrink-0 items-center gap-3.5 py-2 pr-1 pl-4 lg:min-h-21 lg:border-b lg:border-hairline lg:pr-5 lg:pl-8">
          <div className="min-w-0 grow">
            {document ? (
              <Heading
                document={document}
                dealName={dealNames.get(document.dealId)}
                timeZone={body.timeZone}
              />
            ) : (
              <>
                <DialogTitle>{document === null ? "Document not found" : "Document"}</DialogTitle>
                <DialogDescription className="mt-1">
                  {document === null && "It may have been removed, or the link may be wrong."}
                  {document === undefined && !error && "Loading"}
                </DialogDescription>
              </>
            )}
          </div>
          <DialogCross />
        </header>
        {!document && (
          <div className="grow p-4 lg:p-8">
            {document === undefined && error && (
              <LoadFailed what="the document" error={error} onRetry={() => void refetch()} />
            )}
            {document === undefined && !error && <Skeleton className="h-full min-h-96 w-full" />}
          </div>
        )}
        {document && (
          <DocumentBody
            document={document}
            dealName={dealNames.get(document.dealId) ?? ""}
            {...body}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

type HeadingProps = {
  document: PortalDocument;
  dealName: string | undefined;
  timeZone: string;
};

/**
 * The dialog's title and subtitle: "Sign purchase agreement, revision 3" and "48 Example Road. From
 * Jordan, today at 9:12am. Due diligence ends Friday."
 */
function Heading({ document, dealName, timeZone }: HeadingProps) {
  const clientName = useClientName()(document);
  const authorName = useAuthorName();
  const now = useNow();
  // On a phone, the subtitle has room only for the deal.
  const isWide = useMediaQuery("(min-width: 64rem)");
  const { name, versions } = document;
  const [latest] = versions;
  const place = [dealName, clientName].filter(Boolean).join(", ");
  const from =
    latest &&
    `From ${authorName(latest)}, ${formatMomentInline(latest.addedAt, { now, timeZone })}.`;
  const isAsked = !useIsBroker() && document.status === "needs-signature";
  const { data: deal } = useQuery({
    ...dealQuery(document.dealId),
    enabled: isAsked && isWide,
  });
  const today = dayIn(now, timeZone);
  const next = deal && nextKeyDate(deal, today);
  return (
    <>
      <DialogTitle className="max-lg:text-fact max-lg:leading-tight">
        {isAsked && isWide ? `Sign ${inSentence(name)}` : name}
      </DialogTitle>
      <DialogDescription className="mt-0.5">
        {isWide
          ? [place && `${place}.`, from, next && formatDue(next, today)].filter(Boolean).join(" ")
          : place}
      </DialogDescription>
    </>
  );
}

/**
 * A document's name within a sentence: "Purchase agreement" as "purchase agreement", but "PSA" and
 * "48 Example Road" unchanged.
 */
const inSentence = (name: string) =>
  name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase());

/** Marks a new document as reviewed when it is opened. */
function useMarkViewed(document: PortalDocument | null | undefined) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    // A failed request is repeated the next time the document is opened.
    mutationFn: (id: string) => read(documents[":id"].viewed.$post({ param: { id } })),
    onSuccess: () => refresh(client, "documents"),
  });
  const newId = document?.status === "new" ? document.id : undefined;
  useEffect(() => {
    if (newId !== undefined) mutate(newId);
  }, [mutate, newId]);
}
