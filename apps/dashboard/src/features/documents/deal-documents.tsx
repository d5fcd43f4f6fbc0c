import { broker } from "@frontage/content/broker";
import type { DealActivity } from "@frontage/records/schemas/deal-activity";
import type { DocumentPage, PortalDocument } from "@frontage/records/schemas/document";
import type { DocumentRequest } from "@frontage/records/schemas/document-request";
import { Chip } from "@frontage/ui/chip";
import { Link as TextLink } from "@frontage/ui/link";
import {
  RuleList,
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListRow,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { Skeleton } from "@frontage/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "react-router";

import { LoadFailed } from "../../components/load-failed.tsx";
import { documentsOfPath } from "../../navigation/paths.ts";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { useIsBroker } from "../../api/visit.tsx";
import { formatRecentDateInline } from "../../time/date-phrases.ts";
import { formatRecentDate, type Clock } from "../../time/dates.ts";
import { DocumentIcon } from "./document-icon.tsx";
import { statusOf } from "./document-labels.ts";
import { openDocument, listId, rowLinkId } from "./document-search.ts";
import { RequestNote } from "./request-note.tsx";
import { withoutReceived } from "./document-queries.ts";
import { RequestRows } from "./request-rows.tsx";

/** The number of rows, including requests; a phone shows one fewer. */
const shownRowsMax = 5;

type DealDocumentsProps = {
  dealId: string;
  documents: UseQueryResult<DocumentPage>;
  openings: DealActivity["openings"];
  clock: Clock;
  /** The client's first name. */
  client: string;
  /** Requests that are open, or wait to be marked received. */
  requests: readonly DocumentRequest[];
  /** Opens the upload, for a request if given. */
  onAdd: (request?: DocumentRequest) => void;
  /** For brokers only. */
  onRequest: (() => void) | undefined;
};

/** A deal's newest documents. For a broker, also when the client opened them. */
export function DealDocuments({
  client,
  clock,
  dealId,
  documents,
  onAdd,
  onRequest,
  openings,
  requests,
}: DealDocumentsProps) {
  const { data, error, refetch } = documents;
  const isBroker = useIsBroker();
  const shown = withoutReceived(data?.items ?? [], requests).slice(
    0,
    Math.max(shownRowsMax - requests.length, 2),
  );
  return (
    <section aria-labelledby="deal-documents" id={listId} tabIndex={-1} className="outline-none">
      <RuleListHeader>
        <RuleListTitle id="deal-documents" tabIndex={-1} className="scroll-mt-32 outline-none">
          Documents
        </RuleListTitle>
        {data && data.total > 0 && <RuleListCount>{data.total}</RuleListCount>}
        <RuleListActions>
          {onRequest && (
            <TextLink asChild>
              <button type="button" className="cursor-pointer" onClick={onRequest}>
                Request
              </button>
            </TextLink>
          )}
          <TextLink asChild>
            <button type="button" className="cursor-pointer" onClick={() => onAdd()}>
              {isBroker ? "Share" : "Upload"}
            </button>
          </TextLink>
          {data && data.total > 0 && (
            <TextLink asChild>
              <Link to={documentsOfPath(dealId)}>All {data.total}</Link>
            </TextLink>
          )}
        </RuleListActions>
      </RuleListHeader>
      {data?.items.length === 0 && requests.length === 0 && (
        <p className="border-t border-fg py-4 text-ui text-fg-3">Nothing shared yet.</p>
      )}
      {!data && error && (
        <LoadFailed what="documents" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-56" />}
      {data && data.items.length + requests.length > 0 && (
        <RuleList className="@container/requests">
          {requests.length > 0 && (
            <RequestRows requests={requests} clock={clock} onUpload={onAdd} />
          )}
          {shown.map((document) => (
            <Row
              key={document.id}
              document={document}
              opening={openings.find(
                ({ documentId, isClient }) => isClient && documentId === document.id,
              )}
              client={client}
              clock={clock}
            />
          ))}
        </RuleList>
      )}
    </section>
  );
}

type RowProps = {
  document: PortalDocument;
  /** The client's last opening of the document. */
  opening: DealActivity["openings"][number] | undefined;
  client: string;
  clock: Clock;
};

function Row({ client, clock, document, opening }: RowProps) {
  const { pathWith } = useUrlState(openDocument);
  const isBroker = useIsBroker();
  const chip = chipOf(document, { isBroker });
  return (
    <RuleListRow className="min-h-15 max-md:nth-[n+5]:hidden">
      <span aria-hidden className="shrink-0 text-fg-3 [&>svg]:size-5">
        <DocumentIcon document={document} />
      </span>
      <span className="min-w-0 grow">
        <Link
          id={rowLinkId(document.id)}
          to={pathWith({ openId: document.id })}
          title={document.name}
          className="block covers-row font-medium wrap-anywhere text-fg hover:text-accent"
        >
          {document.name}
        </Link>
        <RequestNote document={document} />
        <span className="block text-caption wrap-anywhere text-fg-3">
          {isBroker && !document.isOwn
            ? openedText(document, opening, clock)
            : sharedText(document, { client, clock, isBroker })}
        </span>
      </span>
      {chip && (
        <Chip tone={chip.tone} className="shrink-0">
          {chip.label}
        </Chip>
      )}
    </RuleListRow>
  );
}

/** The chip of a document that is new or needs an action; undefined for others. */
function chipOf(document: PortalDocument, viewer: { isBroker: boolean }) {
  const { isOwn, request, status } = document;
  if (status === "needs-signature") return { label: "To sign", tone: "caution" } as const;
  const isAsked = status === "new" || status === "needs-confirmation";
  const isToCheck = isOwn && request && !request.isMarkedReceived;
  return isAsked || isToCheck ? statusOf(document, viewer) : undefined;
}

const settledWords: Partial<Record<PortalDocument["status"], string>> = {
  draft: "Draft",
  reviewed: "Reviewed",
  signed: "Signed",
};

/**
 * A document's state for a broker: "Reviewed, opened Jul 10", "Not opened yet". One that is settled
 * was seen elsewhere if it wasn't opened here.
 */
export function openedText(
  { status }: Pick<PortalDocument, "status">,
  opening: Pick<NonNullable<RowProps["opening"]>, "at"> | undefined,
  clock: Clock,
): string {
  const settled = settledWords[status];
  const opened = opening && `opened ${formatRecentDateInline(opening.at, clock)}`;
  const text = [settled, opened].filter(Boolean).join(", ") || "not opened yet";
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * When a document was added, and by whom or its state: "Today, from Jordan", "Jul 10, reviewed".
 */
function sharedText(
  { isOwn, request, status, versions }: PortalDocument,
  { client, clock, isBroker }: Pick<RowProps, "client" | "clock"> & { isBroker: boolean },
): string {
  const [latest] = versions;
  if (!latest) return "";
  const date = formatRecentDate(latest.addedAt, clock).replace(/^Today,.*/, "Today");
  const settled = isOwn ? request?.isMarkedReceived && "Received" : settledWords[status];
  if (settled) return `${date}, ${settled.toLowerCase()}`;
  const sender = isOwn ? (isBroker ? client : "you") : broker.name.split(" ", 1)[0];
  return `${date}, from ${sender}`;
}
