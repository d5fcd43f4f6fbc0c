import type { DocumentRequest } from "@frontage/records/schemas/document-request";
import { skipToken, useQuery } from "@tanstack/react-query";

import { usePortal } from "../../portal/portal-context.tsx";
import type { RequestFilter } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";

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
