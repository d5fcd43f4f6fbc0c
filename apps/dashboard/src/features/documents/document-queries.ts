import { keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query";

import { everyPage } from "../../portal/every-page.ts";
import type { DocumentFilter, DocumentPage, Portal } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";

/** Rows on one page of the list. */
export const pageSize = 9;

/** The portal only knows what comes after another page, so the one before is asked first. */
async function numberedPage(
  client: QueryClient,
  portal: Portal,
  filter: DocumentFilter,
  page: number,
): Promise<DocumentPage> {
  if (page === 1) return portal.documents(filter, { limit: pageSize });
  const before = await client.fetchQuery(documentsQuery(portal, filter, page - 1));
  // Past the end there is nothing, of as many as there are.
  if (before.nextCursor === undefined) return { ...before, items: [] };
  return portal.documents(filter, { limit: pageSize, cursor: before.nextCursor });
}

/** A page of the list, or all of it. The last one stays while the next is fetched. */
export const documentsQuery = (portal: Portal, filter: DocumentFilter, page: number | "all") =>
  queryOptions({
    queryKey: [subjects.documents, "page", filter, page],
    queryFn: ({ client }) =>
      page === "all"
        ? everyPage((request) => portal.documents(filter, request))
        : numberedPage(client, portal, filter, page),
    placeholderData: keepPreviousData,
  });

/** One document; `null` where there is none. */
export const documentQuery = (portal: Portal, id: string) =>
  queryOptions({
    queryKey: [subjects.documents, "one", id],
    // Query takes `undefined` for a mistake.
    queryFn: async () => (await portal.document(id)) ?? null,
  });

/** The file of one version, to be looked at. It never changes, so it is no part of what a change invalidates. */
export const documentFileQuery = (portal: Portal, id: string, version: number) =>
  queryOptions({
    queryKey: ["document-file", id, version],
    queryFn: () => portal.documentFile(id, version, "view"),
    staleTime: Infinity,
    // A file may be large.
    gcTime: 60_000,
    // What fails here is mostly a file that is gone.
    retry: 1,
  });

/** Tells every list and count that the documents have changed. */
export async function refreshDocuments(client: QueryClient): Promise<void> {
  await Promise.all(
    [subjects.documents, subjects.overview, subjects.search].map((subject) =>
      client.invalidateQueries({ queryKey: [subject] }),
    ),
  );
}
