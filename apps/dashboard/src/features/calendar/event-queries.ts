import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import type { Portal } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";

/**
 * The events of a year, the one before and the one after: few enough to load at once, so
 * that changing the month needs no request.
 *
 * @param clientId only this client's; for a broker
 */
export const eventsAroundQuery = (portal: Portal, year: number, clientId?: string) =>
  queryOptions({
    queryKey: [subjects.events, "around", year, clientId],
    queryFn: async () =>
      portal.events({ from: `${year - 1}-01-01`, to: `${year + 1}-12-31`, clientId }),
    // The previous answer already has all of January.
    placeholderData: keepPreviousData,
  });

/** One event; `null` where there is none. */
export const eventQuery = (portal: Portal, id: string) =>
  queryOptions({
    queryKey: [subjects.events, "one", id],
    queryFn: async () => (await portal.event(id)) ?? null,
  });
