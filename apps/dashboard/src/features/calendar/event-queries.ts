import { keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query";

import type { Portal } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";

/**
 * The events of a year and its two neighbours: few, so that months change at once.
 *
 * @param clientId only this client's; for a broker
 */
export const eventsAroundQuery = (portal: Portal, year: number, clientId?: string) =>
  queryOptions({
    queryKey: [subjects.events, "around", year, clientId],
    queryFn: async () =>
      portal.events({ from: `${year - 1}-01-01`, to: `${year + 1}-12-31`, clientId }),
    // The year before holds all of January's days already.
    placeholderData: keepPreviousData,
  });

/** One event; `null` where there is none. */
export const eventQuery = (portal: Portal, id: string) =>
  queryOptions({
    queryKey: [subjects.events, "one", id],
    queryFn: async () => (await portal.event(id)) ?? null,
  });

/** Tells every list and count that the events have changed. */
export async function refreshEvents(client: QueryClient): Promise<void> {
  await Promise.all(
    [subjects.events, subjects.overview, subjects.unread, subjects.search].map((subject) =>
      client.invalidateQueries({ queryKey: [subject] }),
    ),
  );
}
