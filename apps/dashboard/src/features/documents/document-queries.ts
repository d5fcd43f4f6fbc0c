import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import type { DocumentRequest } from "@frontage/records/schemas/document-request";

import { numberedList } from "../../portal/numbered-list.ts";
import type { Portal, RequestFilter } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";
import type { DocumentSearch } from "./document-search.ts";
import { usePortal } from "../../portal/portal-context.tsx";

/** The list that the URL describes. */
export function documentsQuery(
  portal: Portal,
  clientId: string | undefined,
  { page, text, ...search }: DocumentSearch,
) {
  const filter = { clientId, ...search, text: text.trim() || undefined };
  return numberedList([subjects.documents, "page", filter], { page, pageSize: 9 }, (request) =>
    portal.documents(filter, request),
  );
}

/** One document; `null` if there is none. */
export const documentQuery = (portal: Portal, id: string) =>
  queryOptions({
    queryKey: [subjects.documents, "one", id],
    // Query data must not be `undefined`.
    queryFn: async () => (await portal.document(id)) ?? null,
  });

/** A version’s file, for viewing. It never changes, so nothing invalidates it. */
export const documentFileQuery = (portal: Portal, id: string, version: number) =>
  queryOptions({
    queryKey: ["document-file", id, version],
    queryFn: () => portal.documentFile(id, version, "view"),
    staleTime: Infinity,
    // A file may be large.
    gcTime: 60_000,
    // If it fails, the file is most likely gone.
    retry: 1,
  });

const none: readonly DocumentRequest[] = [];

/** The documents that the broker requested and hasn't checked off; the samples have none. */
export function useDocumentRequests(filter: RequestFilter): readonly DocumentRequest[] {
  const { documentRequests } = usePortal();
  const { data } = useQuery({
    queryKey: [subjects.documents, "requested", filter],
    queryFn: documentRequests ? () => documentRequests(filter) : skipToken,
  });
  return data ?? none;
}

const shownMax = 6;

/** A deal’s newest documents, and how many there are. */
export function useDealDocuments(dealId: string) {
  const portal = usePortal();
  return useQuery({
    queryKey: [subjects.documents, "newest of deal", dealId],
    queryFn: () => portal.documents({ dealId }, { limit: shownMax }),
  });
}

/** The documents of a deal that wait for a signature or its confirmation. */
export function useDealSignatures(dealId: string) {
  const portal = usePortal();
  return useQuery({
    queryKey: [subjects.documents, "out for signature of deal", dealId],
    queryFn: async () => {
      const lists = await Promise.all(
        (["needs-confirmation", "needs-signature"] as const).map((status) =>
          portal.documents({ dealId, status }, { limit: shownMax }),
        ),
      );
      return lists.flatMap(({ items }) => items);
    },
  });
}
