import { dealPath } from "@frontage/content/dashboard";
import type { ClientSummary } from "@frontage/records/schemas/client-summary";
import type { PortalDocument } from "@frontage/records/schemas/document";
import { Chip } from "@frontage/ui/chip";
import { Link as TextLink } from "@frontage/ui/link";
import { RuleList, RuleListRow } from "@frontage/ui/rule-list";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { formatRecentDate, type Clock } from "../../time/dates.ts";
import { clientScreenPath } from "./client-paths.ts";
import { latestDocumentsQuery, requestsQuery } from "./client-queries.ts";
import { ClientSection, SectionButton } from "./client-section.tsx";
import { statusLabels } from "../documents/document-labels.ts";

type ClientDocumentsProps = {
  clientId: string;
  /** The documents that the client has opened most recently. */
  openings: ClientSummary["openings"];
  clock: Clock;
  /** Absent if there is no deal to request a document for. */
  onRequest: (() => void) | undefined;
};

/** Statuses that wait for someone are shown instead of the document's day. */
const waiting: readonly PortalDocument["status"][] = ["needs-signature", "needs-confirmation"];

/** Documents requested from a client, and the newest documents, with a link to all of them. */
export function ClientDocuments({ clientId, clock, onRequest, openings }: ClientDocumentsProps) {
  const { data, error, refetch } = useQuery(latestDocumentsQuery(clientId));
  const requests = (useQuery(requestsQuery(clientId)).data ?? []).filter(
    ({ status }) => status === "requested",
  );
  const listPath = clientScreenPath("documents", clientId);
  return (
    <ClientSection
      id="client-documents"
      title="Documents"
      count={data?.total}
      empty="Nothing shared yet."
      shown={data && data.items.length + requests.length}
      failure={error ? { error, onRetry: () => void refetch() } : undefined}
      actions={
        <>
          {onRequest && <SectionButton onClick={onRequest}>Request</SectionButton>}
          <TextLink asChild>
            <Link to={listPath}>
              All<span className="sr-only"> documents</span>
            </Link>
          </TextLink>
        </>
      }
    >
      <RuleList>
        {requests.map(({ dealId, id, label }) => (
          <RuleListRow key={id} size="sm">
            <Link
              to={dealPath(dealId)}
              className="min-w-0 grow wrap-anywhere text-fg hover:text-accent"
            >
              {label}
            </Link>
            <Chip>Requested</Chip>
          </RuleListRow>
        ))}
        {data?.items.map((document) => (
          <RuleListRow key={document.id} size="sm">
            <Link
              to={`${listPath}&document=${document.id}`}
              className="min-w-0 grow wrap-anywhere text-fg hover:text-accent"
            >
              {document.name}
            </Link>
            <State
              document={document}
              isOpened={openings.some(({ documentId }) => documentId === document.id)}
              clock={clock}
            />
          </RuleListRow>
        ))}
      </RuleList>
    </ClientSection>
  );
}

type StateProps = Pick<ClientDocumentsProps, "clock"> & {
  document: PortalDocument;
  isOpened: boolean;
};

function State({ clock, document, isOpened }: StateProps) {
  const { isOwn, status, versions } = document;
  if (waiting.includes(status)) {
    return <Chip tone={statusLabels[status].tone}>{statusLabels[status].label}</Chip>;
  }
  // Only documents that the client hasn't opened are new. Opening one in the dashboard marks it as
  // reviewed, downloading it doesn't.
  if (status === "new" && !isOwn && !isOpened) return <Chip>Not opened</Chip>;
  const [latest] = versions;
  return (
    latest && (
      <time dateTime={latest.addedAt} className="shrink-0 text-caption text-fg-3">
        {formatRecentDate(latest.addedAt, clock)}
      </time>
    )
  );
}
