import type { DocumentSort } from "@frontage/records/document-sorts";
import { fold } from "@frontage/records/fold";
import { nameKeysOf } from "@frontage/records/list-keys";
import {
  documentTypes,
  type DocumentFilter,
  type DocumentPage,
  type DocumentVersion,
  type PortalDocument,
} from "@frontage/records/schemas/document";
import type { NumberedPageRequest } from "@frontage/records/schemas/page-of";

import { inOrder, numberedPageOfAll } from "./page-of-all.ts";

/** A document's newest version. */
export function latestVersion(document: PortalDocument): DocumentVersion {
  const [latest] = document.versions;
  if (!latest) throw new Error(`The document ${document.id} has no version.`);
  return latest;
}

/**
 * One page of the matching documents, sorted.
 *
 * @param documents all documents, in any order
 * @param dealNames the deals' names by id, which are searched, too
 */
export function listDocuments(
  documents: readonly PortalDocument[],
  dealNames: ReadonlyMap<string, string>,
  { group, dealId, sort = "-updated", status, text = "", type }: DocumentFilter,
  page: NumberedPageRequest,
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
    .toSorted((a, b) => compare(a, b, sort));
  return { ...numberedPageOfAll(ordered, page), counts };
}

function compare(a: PortalDocument, b: PortalDocument, sort: DocumentSort): number {
  const [one, other] = [latestVersion(a), latestVersion(b)];
  const byKey = sort.endsWith("name")
    ? inOrder(nameKeysOf(a.name).nameOrder, nameKeysOf(b.name).nameOrder)
    : sort.endsWith("size")
      ? one.bytes - other.bytes
      : inOrder(one.addedAt, other.addedAt);
  // The id decides between equal keys, so that their order never changes.
  return (sort.startsWith("-") ? -byKey : byKey) || (a.id < b.id ? -1 : 1);
}
