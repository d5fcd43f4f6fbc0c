import { queryOptions } from "@tanstack/react-query";

import { numberedList } from "../../portal/numbered-list.ts";
import type { Portal } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";
import type { DocumentSearch } from "./document-search.ts";

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
