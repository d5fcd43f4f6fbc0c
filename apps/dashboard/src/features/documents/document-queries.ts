import { queryOptions, useQuery } from "@tanstack/react-query";
import type { PortalDocument } from "@frontage/records/schemas/document";
import type { DocumentRequest } from "@frontage/records/schemas/document-request";

import { documentRequests, documents, pageQuery } from "../../api/clients.ts";
import { read, readFile, readIfFound } from "../../api/request.ts";
import { numberedList } from "../../api/numbered-list.ts";
import { subjects } from "../../api/queries.ts";
import { useIsSample } from "../../api/visit.tsx";
import type { DocumentSearch } from "./document-search.ts";

/** The documents that the URL's filters match. */
export function documentsQuery({ page, text, ...search }: DocumentSearch) {
  const filter = { ...search, text: text.trim() || undefined };
  return numberedList([subjects.documents, "page", filter], { page, pageSize: 9 }, (request) =>
    read(documents.$get({ query: { ...filter, ...pageQuery(request) } })),
  );
}

/** One document; `null` if there is none. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: [subjects.documents, "one", id],
    // Query data must not be `undefined`.
    queryFn: async () => (await readIfFound(documents[":id"].$get({ param: { id } }))) ?? null,
  });

/** A version's file, for a preview. The file never changes, so nothing invalidates it. */
export const documentFileQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ["document-file", id, version],
    queryFn: () =>
      readFile(
        documents[":id"].versions[":number"].file.$get({
          param: { id, number: String(version) },
          query: { for: "view" },
        }),
      ),
    staleTime: Infinity,
    // Files may be large, so they leave the cache soon.
    gcTime: 60_000,
    // After a failure, the file is most likely gone.
    retry: 1,
  });

const none: readonly DocumentRequest[] = [];

type RequestFilter = { clientId?: string | undefined; dealId?: string | undefined };

/** The documents requested by the broker that aren't marked received; the samples have none. */
export const documentRequestsQuery = (filter: RequestFilter) =>
  queryOptions({
    queryKey: [subjects.documents, "requested", filter],
    queryFn: () => read(documentRequests.$get({ query: filter })),
  });

export function useDocumentRequests(filter: RequestFilter): readonly DocumentRequest[] {
  const isSample = useIsSample();
  const { data } = useQuery({ ...documentRequestsQuery(filter), enabled: !isSample });
  return data ?? none;
}

/** The documents without those of requests to mark received, which are listed as requests. */
export const withoutReceived = (
  documents: readonly PortalDocument[],
  requests: readonly DocumentRequest[],
): readonly PortalDocument[] => {
  const received = requests.flatMap(({ documentId, status }) =>
    status === "received" ? documentId : [],
  );
  return documents.filter(({ id }) => !received.includes(id));
};

const dealDocumentsMax = 6;

/** A deal's newest documents, and the number of all. */
export const dealDocumentsQuery = (dealId: string) =>
  queryOptions({
    queryKey: [subjects.documents, "newest of deal", dealId],
    queryFn: () =>
      read(documents.$get({ query: { dealId, ...pageQuery({ limit: dealDocumentsMax }) } })),
  });
