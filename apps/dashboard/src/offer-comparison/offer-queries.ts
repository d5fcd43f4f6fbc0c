import { queryOptions } from "@tanstack/react-query";

import { deals, listings } from "../api/clients.ts";
import { readIfFound } from "../api/request.ts";
import { subjects } from "../api/queries.ts";

/** The offers on a listing, for its broker; `null` if there is no such listing. */
export const boardQuery = (listingId: string) =>
  queryOptions({
    queryKey: [subjects.listings, "offers for", listingId],
    queryFn: async () =>
      (await readIfFound(listings[":id"].offers.$get({ param: { id: listingId } }))) ?? null,
  });

/** The offers on a deal's listing, for the client; `null` if it has none. */
export const clientsBoardQuery = (dealId: string) =>
  queryOptions({
    queryKey: [subjects.listings, "offers in", dealId],
    queryFn: async () =>
      (await readIfFound(deals[":dealId"].offers.$get({ param: { dealId } })))?.board ?? null,
  });

/** The last week of a deal's listing; `null` if it has none. */
export const weekQuery = (dealId: string) =>
  queryOptions({
    queryKey: [subjects.listings, "week of", dealId],
    queryFn: async () =>
      (await readIfFound(deals[":dealId"].listing.$get({ param: { dealId } })))?.week ?? null,
  });
