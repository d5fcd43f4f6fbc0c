import type { DocumentSort } from "@frontage/content/document-sorts";
import {
  documentTypes,
  type DocumentGroup,
  type DocumentStatus,
  type DocumentType,
} from "@frontage/content/schemas/document";
import type { ChipProps } from "@frontage/ui/chip";

/** `one` for a row, `many` for a tab. */
export const groupLabels: Record<DocumentGroup, { one: string; many: string }> = {
  contract: { one: "Contract", many: "Contracts" },
  lease: { one: "Lease", many: "Leases" },
  report: { one: "Report", many: "Reports" },
};

export const statusLabels: Record<DocumentStatus, { label: string; tone: ChipProps["tone"] }> = {
  new: { label: "New", tone: "accent" },
  "needs-signature": { label: "Needs signature", tone: "caution" },
  "needs-confirmation": { label: "Needs confirmation", tone: "caution" },
  reviewed: { label: "Reviewed", tone: "positive" },
  signed: { label: "Signed", tone: "positive" },
  draft: { label: "Draft", tone: "neutral" },
};

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

const grouped = new Intl.NumberFormat("en-US");

/** "1 document", "3,036 documents" */
export function formatDocumentCount(count: number): string {
  return `${grouped.format(count)} ${count === 1 ? "document" : "documents"}`;
}
