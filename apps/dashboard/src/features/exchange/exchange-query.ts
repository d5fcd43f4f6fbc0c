import { queryOptions } from "@tanstack/react-query";

import type { Portal } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";

/** A deal’s exchange; `null` if there is no such deal. The samples have none. */
export const exchangeQuery = (portal: Portal, dealId: string) =>
  queryOptions({
    // Its dates are the deal’s.
    queryKey: [subjects.deals, "exchange of", dealId],
    queryFn: async () => (await portal.exchange?.(dealId)) ?? null,
  });
