import type { ClientSummary } from "@frontage/records/schemas/client-summary";
import { RuleList, RuleListRow } from "@frontage/ui/rule-list";
import { Link } from "react-router";

import { formatRecentDate, type Clock } from "../../time/dates.ts";
import { ofClientPath } from "./client-paths.ts";
import { ClientSection } from "./client-section.tsx";

export type ClientOpeningsProps = {
  clientId: string;
  /** `undefined` while they load. */
  openings: ClientSummary["openings"] | undefined;
  failure: { error: Error; onRetry: () => void } | undefined;
  clock: Clock;
};

/** The documents that a client opened last. */
export function ClientOpenings({ clientId, clock, failure, openings }: ClientOpeningsProps) {
  return (
    <ClientSection
      id="client-openings"
      title="Recently opened"
      empty="No documents opened yet."
      shown={openings?.length}
      failure={failure}
    >
      <RuleList>
        {openings?.map(({ at, documentId, documentName }) => (
          <RuleListRow key={documentId} size="sm">
            <Link
              to={`${ofClientPath("documents", clientId)}&document=${documentId}`}
              className="min-w-0 grow wrap-anywhere text-fg hover:text-accent"
            >
              {documentName}
            </Link>
            <time dateTime={at} className="shrink-0 text-caption text-fg-3">
              {formatRecentDate(at, clock)}
            </time>
          </RuleListRow>
        ))}
      </RuleList>
    </ClientSection>
  );
}
