import { useQuery } from "@tanstack/react-query";

import { usePortal } from "../../portal/portal-context.tsx";
import { subjects } from "../../portal/queries.ts";

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
