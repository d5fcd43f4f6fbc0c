import type { DocumentSort } from "@frontage/records/document-sorts";
import { fold } from "@frontage/records/fold";
import {
  documentTypes,
  type DocumentVersion,
  type PortalDocument,
} from "@frontage/records/schemas/document";
import type { PageRequest } from "@frontage/records/schemas/page-of";

import type { DocumentFilter, DocumentPage } from "../portal.ts";

const collator = new Intl.Collator("en-US", { numeric: true, sensitivity: "base" });

type Key = string | number;
type Position = readonly [key: Key, id: string];

/** The newest version. */
export function latestVersion(document: PortalDocument): DocumentVersion {
  const [latest] = document.versions;
  if (!latest) throw new Error(`The document ${document.id} has no version.`);
  return latest;
}

/**
 * One page of the matching documents, in order.
 *
 * @param documents in any order
 * @param dealNames by id; they are searched too
 * @throws if the cursor belongs to another list
 */
export function listDocuments(
  documents: readonly PortalDocument[],
  dealNames: ReadonlyMap<string, string>,
  { group, dealId, sort = "-updated", status, text = "", type }: DocumentFilter,
  { cursor, limit }: PageRequest,
): DocumentPage {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const matching = documents.filter((document) => {
    if (type !== undefined && document.type !== type) return false;
    if (status !== undefined && document.status !== status) return false;
    if (dealId !== undefined && document.dealId !== dealId) return false;
    const searched = fold(`${document.name} ${dealNames.get(document.dealId) ?? ""}`);
    return words.every((word) => searched.includes(word));
  });

  const counts = { all: matching.length, contract: 0, lease: 0, report: 0 };
  for (const document of matching) counts[documentTypes[document.type]] += 1;

  const ordered = matching
    .filter((document) => group === undefined || documentTypes[document.type] === group)
    .map((document) => ({ document, position: positionOf(document, sort) }))
    .toSorted((a, b) => comparePositions(a.position, b.position, sort));
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const start = after
    ? ordered.findIndex(({ position }) => comparePositions(position, after, sort) > 0)
    : 0;
  const page = start === -1 ? [] : ordered.slice(start, start + limit);
  const last = page.at(-1);
  const hasMore = last !== undefined && last !== ordered.at(-1);

  return {
    items: page.map(({ document }) => document),
    total: ordered.length,
    counts,
    ...(hasMore && { nextCursor: JSON.stringify(last.position) }),
  };
}

function positionOf(document: PortalDocument, sort: DocumentSort): Position {
  const latest = latestVersion(document);
  if (sort.endsWith("name")) return [document.name, document.id];
  if (sort.endsWith("size")) return [latest.bytes, document.id];
  return [latest.addedAt, document.id];
}

function comparePositions(a: Position, b: Position, sort: DocumentSort): number {
  const byKey =
    typeof a[0] === "number" && typeof b[0] === "number"
      ? a[0] - b[0]
      : collator.compare(String(a[0]), String(b[0]));
  // By id last, so that the order of equals never changes.
  return (sort.startsWith("-") ? -byKey : byKey) || (a[1] < b[1] ? -1 : Number(a[1] > b[1]));
}

function readCursor(cursor: string): Position {
  const [key, id]: unknown[] = JSON.parse(cursor);
  if ((typeof key !== "string" && typeof key !== "number") || typeof id !== "string") {
    throw new Error("The list has changed. Please load its first page again.");
  }
  return [key, id];
}
