import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { everyNumberedPage } from "../../portal/every-page.ts";
import type { DocumentFilter, Portal } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";

/** Rows on one page of the list. */
export const pageSize = 9;

/** A page of the list, or all of it. The previous data stays while the next loads. */
export const documentsQuery = (portal: Portal, filter: DocumentFilter, page: number | "all") =>
  queryOptions({
    queryKey: [subjects.documents, "page", filter, page],
    queryFn: () =>
      page === "all"
        ? everyNumberedPage((request) => portal.documents(filter, request))
        : portal.documents(filter, { limit: pageSize, offset: (page - 1) * pageSize }),
    placeholderData: keepPreviousData,
  });

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
