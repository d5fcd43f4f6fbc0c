import { queryOptions } from "@tanstack/react-query";

import { listings, prospects } from "../../api/clients.ts";
import { read, readIfFound } from "../../api/request.ts";
import { subjects } from "../../portal/queries.ts";

/** Drafts and listings on the market, or those that are closed or withdrawn. */
export const listingsQuery = (group: "open" | "closed") =>
  queryOptions({
    queryKey: [subjects.listings, group],
    queryFn: () => read(listings.$get({ query: { group } })),
  });

/** A listing's prospects. */
export const prospectsQuery = (id: string) =>
  queryOptions({
    queryKey: [subjects.listings, "prospects", id],
    queryFn: () => read(listings[":id"].prospects.$get({ param: { id } })),
  });

/** What a prospect and the broker wrote. */
export const prospectMessagesQuery = (prospectId: string) =>
  queryOptions({
    queryKey: [subjects.listings, "messages", prospectId],
    queryFn: () => read(prospects[":id"].messages.$get({ param: { id: prospectId } })),
  });

/** One listing; `null` if there is none. */
export const listingQuery = (id: string) =>
  queryOptions({
    queryKey: [subjects.listings, "one", id],
    // Query data must not be `undefined`.
    queryFn: async () => (await readIfFound(listings[":id"].$get({ param: { id } }))) ?? null,
  });
