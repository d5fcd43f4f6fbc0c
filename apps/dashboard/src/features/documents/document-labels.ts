import type { DocumentSort } from "@frontage/records/document-sorts";
import {
  documentTypes,
  type DocumentGroup,
  type DocumentStatus,
  type DocumentType,
  type PortalDocument,
} from "@frontage/records/schemas/document";
import type { ChipProps } from "@frontage/ui/chip";

/** Names of the groups: `one` for a row, `many` for a tab. */
export const groupLabels: Record<DocumentGroup, { one: string; many: string }> = {
  contract: { one: "Contract", many: "Contracts" },
  lease: { one: "Lease", many: "Leases" },
  report: { one: "Report", many: "Reports" },
};

export const statusLabels: Record<DocumentStatus, { label: string; tone: ChipProps["tone"] }> = {
  new: { label: "New", tone: "neutral" },
  "needs-signature": { label: "To sign", tone: "caution" },
  "needs-confirmation": { label: "To confirm", tone: "caution" },
  reviewed: { label: "Reviewed", tone: "positive" },
  signed: { label: "Signed", tone: "positive" },
  draft: { label: "Draft", tone: "neutral" },
};

/**
 * A document's status label in its row. Clients needn't review their own uploads; one that was
 * requested stands out in the request's row until it is marked received.
 */
export function statusOf(
  { isOwn, request, status }: Pick<PortalDocument, "isOwn" | "request" | "status">,
  { isBroker }: { isBroker: boolean },
): { label: string; tone: ChipProps["tone"] } {
  if (!isOwn || status !== "reviewed") return statusLabels[status];
  if (request?.isMarkedReceived) return { label: "Received", tone: "positive" };
  if (request) return { label: isBroker ? "To check" : "Sent", tone: "neutral" };
  return { label: isBroker ? "From client" : "Uploaded", tone: "neutral" };
}

export const sortLabels: Record<DocumentSort, string> = {
  "-updated": "Newest first",
  updated: "Oldest first",
  name: "Name, A to Z",
  "-name": "Name, Z to A",
  "-size": "Largest first",
  size: "Smallest first",
};

export function typesOf(group: DocumentGroup): DocumentType[] {
  return (Object.keys(documentTypes) as DocumentType[]).filter(
    (type) => documentTypes[type] === group,
  );
}

const readTypes: ReadonlySet<string> = new Set([
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "text/csv",
]);

/** Whether the assistant reads files of this type. It says so if a file has no text. */
export const canBeRead = ({ mediaType }: Pick<PortalDocument, "mediaType">): boolean =>
  readTypes.has(mediaType);
