import { dealPath } from "@frontage/content/dashboard";
import { documentTypeNames } from "@frontage/content/record-names";
import {
  documentTypes,
  type DocumentVersion,
  type PortalDocument,
} from "@frontage/content/schemas/document";
import { Chip } from "@frontage/ui/chip";
import { Link as StyledLink } from "@frontage/ui/link";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { fileSize } from "../../files/file-size.ts";
import { useBrokerApi } from "../../portal/portal-context.tsx";
import { useClientName } from "../../portal/use-client-name.ts";
import { formatDateTime } from "../../time/dates.ts";
import { groupLabels, statusOf } from "./document-labels.ts";

export type DocumentDetailsProps = {
  document: PortalDocument;
  latest: DocumentVersion;
  propertyName: string;
  timeZone: string;
  /** A tab around it has the heading’s words. */
  isInTab?: boolean;
};

/** A document’s status, type, property and latest version. */
export function DocumentDetails({
  document,
  isInTab,
  latest,
  propertyName,
  timeZone,
}: DocumentDetailsProps) {
  const client = useClientName()(document);
  const isBroker = useBrokerApi() !== undefined;
  const { label, tone } = statusOf(document, { isBroker });
  return (
    <section aria-labelledby="document-details">
      <h3 id="document-details" className={isInTab ? "sr-only" : "text-section font-semibold"}>
        Details
      </h3>
      <dl className="mt-2 grid grid-cols-[6rem_minmax(0,1fr)] gap-y-2">
        <Detail term="Status">
          <Chip tone={tone}>{label}</Chip>
        </Detail>
        <Detail term="Type">
          {documentTypeNames[document.type]} (
          {groupLabels[documentTypes[document.type]].one.toLowerCase()})
        </Detail>
        <Detail term="Property">
          <StyledLink asChild>
            <Link to={dealPath(document.dealId)}>{propertyName}</Link>
          </StyledLink>
        </Detail>
        {document.request && <Detail term="Requested as">{document.request.label}</Detail>}
        {client && <Detail term="Client">{client}</Detail>}
        <Detail term="Version">{latest.number}</Detail>
        <Detail term="Added by">{latest.addedBy}</Detail>
        <Detail term="Updated">
          <time dateTime={latest.addedAt}>{formatDateTime(latest.addedAt, timeZone)}</time>
        </Detail>
        <Detail term="Size">{fileSize(latest.bytes)}</Detail>
        <Detail term="File">
          <span className="wrap-anywhere">{document.fileName}</span>
        </Detail>
      </dl>
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
