import { queryOptions } from "@tanstack/react-query";

import type { BrokerApi, Portal } from "../portal/portal.ts";
import { subjects } from "../portal/queries.ts";

/** The offers for a listing, for its broker; `null` if there is no such listing. */
export const boardQuery = ({ offers }: BrokerApi, listingId: string) =>
  queryOptions({
    queryKey: [subjects.listings, "offers for", listingId],
    queryFn: async () => (await offers.board(listingId)) ?? null,
  });

/** The offers for a deal’s listing, as the client sees them; `null` if it has none. */
export const clientsBoardQuery = ({ sale }: Portal, dealId: string) =>
  queryOptions({
    queryKey: [subjects.listings, "offers in", dealId],
    queryFn: async () => (await sale?.offers(dealId)) ?? null,
    enabled: sale !== undefined,
  });

/** The last week on a deal’s listing; `null` if it has none. */
export const weekQuery = ({ sale }: Portal, dealId: string) =>
  queryOptions({
    queryKey: [subjects.listings, "week of", dealId],
    queryFn: async () => (await sale?.week(dealId)) ?? null,
    enabled: sale !== undefined,
  });
