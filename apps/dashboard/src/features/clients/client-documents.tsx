import { documentTypeNames } from "@frontage/content/record-names";
import type { Property } from "@frontage/content/schemas/property";
import { Link as TextLink } from "@frontage/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { FileExtension } from "../../components/file-extension.tsx";
import { formatRecentDate } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { ofClientPath } from "./client-paths.ts";
import { latestDocumentsQuery } from "./client-queries.ts";
import { DetailCard, DetailRow } from "./detail-card.tsx";

export type ClientDocumentsProps = {
  clientId: string;
  properties: readonly Property[];
  timeZone: string;
};

/** A client's newest documents, with a link to all of them. */
export function ClientDocuments({ clientId, properties, timeZone }: ClientDocumentsProps) {
  const { data, error, refetch } = useQuery(latestDocumentsQuery(usePortal(), clientId));
  const now = useNow();
  const listPath = ofClientPath("documents", clientId);
  return (
    <DetailCard
      title="Documents"
      empty="Nothing shared yet."
      failure={error ? { error, onRetry: () => void refetch() } : undefined}
      action={
        <TextLink asChild className="text-ui">
          <Link to={listPath}>
            {data && data.total > 1 ? `All ${data.total} documents` : "All documents"}
          </Link>
        </TextLink>
      }
      rows={data?.items.map(({ id, fileName, name, dealId, type, versions: [latest] }) => (
        <DetailRow key={id}>
          <Link
            to={`${listPath}&document=${id}`}
            className="font-semibold text-fg hover:text-accent"
          >
            {name}
          </Link>
          <FileExtension fileName={fileName} />
          <p>
            {[
              documentTypeNames[type],
              properties.find((property) => property.id === dealId)?.name,
              latest && formatRecentDate(latest.addedAt, { now, timeZone }),
            ]
              .filter(Boolean)
              .join(", ")}
          </p>
        </DetailRow>
      ))}
    />
  );
}
