import type { DealActivity } from "@frontage/content/schemas/deal-activity";
import type { PortalDocument } from "@frontage/content/schemas/document";
import type { DocumentRequest } from "@frontage/content/schemas/document-request";
import { Chip } from "@frontage/ui/chip";
import { lazyPart } from "@frontage/ui/lazy-part";
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
import { Link } from "react-router";

import { FileExtension } from "../../components/file-extension.tsx";
import { LoadFailed } from "../../components/load-failed.tsx";
import { documentsOfPath } from "../../navigation/paths.ts";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { formatRecentDateInline } from "../../time/date-phrases.ts";
import { formatRecentDate, type Clock } from "../../time/dates.ts";
import { DocumentIcon } from "./document-icon.tsx";
import { statusOf } from "./document-labels.ts";
import { DocumentMenu } from "./document-menu.tsx";
import { openDocument } from "./document-search.ts";
import { RequestNote } from "./request-note.tsx";
import { listId, rowLinkId } from "./row-link.ts";
import { useDownload, useRemoveUpload } from "./use-document-actions.ts";
import type { useDealDocuments } from "./use-deal-documents.ts";
import type { RequestRowsProps } from "./request-rows.tsx";

const requestRows = lazyPart<RequestRowsProps>(() => import("./request-rows.tsx"));

export type DealDocumentsProps = {
  dealId: string;
  documents: ReturnType<typeof useDealDocuments>;
  openings: DealActivity["openings"];
  clock: Clock;
  /** Still requested, or to be checked off. */
  requests: readonly DocumentRequest[];
  /** Shares or uploads one: what is requested. */
  onAdd: (request?: DocumentRequest) => void;
  /** For a broker. */
  onRequest: (() => void) | undefined;
};

/** A deal’s newest documents. A broker sees when the client opened them. */
export function DealDocuments({
  clock,
  dealId,
  documents,
  onAdd,
  onRequest,
  openings,
  requests,
}: DealDocumentsProps) {
  const { data, error, refetch } = documents;
  const { brokerApi } = usePortal();
  const remove = useRemoveUpload(data?.items);
  return (
    <section aria-labelledby="deal-documents" id={listId} tabIndex={-1} className="outline-none">
      <RuleListHeader>
        <RuleListTitle id="deal-documents">Documents</RuleListTitle>
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
              {brokerApi ? "Share" : "Upload"}
            </button>
          </TextLink>
          <TextLink asChild>
            <Link to={documentsOfPath(dealId)}>All documents</Link>
          </TextLink>
        </RuleListActions>
      </RuleListHeader>
      {data?.items.length === 0 && requests.length === 0 && (
        <p className="border-t border-fg pt-4 text-ui text-fg-3">Nothing shared yet.</p>
      )}
      {!data && error && (
        <LoadFailed what="documents" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-56" />}
      {data && data.items.length + requests.length > 0 && (
        <RuleList>
          {requests.length > 0 && (
            <requestRows.Part requests={requests} clock={clock} onUpload={onAdd} />
          )}
          {data.items.map((document) => (
            <Row
              key={document.id}
              document={document}
              opened={
                brokerApi &&
                openedText(
                  openings.find(
                    ({ documentId, isClient }) => isClient && documentId === document.id,
                  ),
                  clock,
                )
              }
              clock={clock}
              onRemove={() => remove(document)}
            />
          ))}
        </RuleList>
      )}
    </section>
  );
}

function openedText(opening: DealActivity["openings"][number] | undefined, clock: Clock): string {
  if (!opening) return "Not opened yet";
  return `Opened ${formatRecentDateInline(opening.at, clock)}`;
}

type RowProps = {
  document: PortalDocument;
  /** When the client opened it, for a broker. */
  opened: string | undefined;
  clock: Clock;
  onRemove: () => void;
};

function Row({ clock, document, onRemove, opened }: RowProps) {
  const { pathWith } = useUrlState(openDocument);
  const download = useDownload();
  const isBroker = usePortal().brokerApi !== undefined;
  const { label, tone } = statusOf(document, { isBroker });
  const [latest] = document.versions;
  return (
    <RuleListRow>
      <span aria-hidden className="shrink-0 text-fg-3 [&>svg]:size-5">
        <DocumentIcon document={document} />
      </span>
      <span className="min-w-0 grow wrap-anywhere">
        {/* The link covers the row, below its menu. */}
        <Link
          id={rowLinkId(document.id)}
          to={pathWith({ openId: document.id })}
          className="covers-row font-medium text-fg hover:text-accent"
        >
          {document.name}
        </Link>
        <FileExtension fileName={document.fileName} />
        <RequestNote document={document} />
        {opened && <span className="block text-caption text-fg-3">{opened}</span>}
      </span>
      <Chip tone={tone}>{label}</Chip>
      {latest && (
        <time
          dateTime={latest.addedAt}
          className="w-24 shrink-0 text-right text-caption whitespace-nowrap text-fg-3 max-sm:hidden"
        >
          {formatRecentDate(latest.addedAt, clock)}
        </time>
      )}
      <span className="relative -mr-2.5 -ml-2 shrink-0 max-sm:hidden">
        <DocumentMenu
          document={document}
          onDownload={() =>
            download.mutate({ document, version: document.versions[0]?.number ?? 1 })
          }
          onRemove={onRemove}
        />
      </span>
    </RuleListRow>
  );
}
