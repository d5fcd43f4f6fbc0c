import { queryOptions } from "@tanstack/react-query";

import type { BrokerApi } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";

/** Drafts and listings on the market, or those that are closed or withdrawn. */
export const listingsQuery = ({ listings }: BrokerApi, group: "open" | "closed") =>
  queryOptions({ queryKey: [subjects.listings, group], queryFn: () => listings.list(group) });

/** A listing's prospects. */
export const prospectsQuery = ({ listings }: BrokerApi, id: string) =>
  queryOptions({
    queryKey: [subjects.listings, "prospects", id],
    queryFn: () => listings.prospects(id),
  });

/** What a prospect and the broker wrote. */
export const prospectMessagesQuery = ({ listings }: BrokerApi, prospectId: string) =>
  queryOptions({
    queryKey: [subjects.listings, "messages", prospectId],
    queryFn: () => listings.prospectMessages(prospectId),
  });

/** One listing; `null` if there is none. */
export const listingQuery = ({ listings }: BrokerApi, id: string) =>
  queryOptions({
    queryKey: [subjects.listings, "one", id],
    // Query data must not be `undefined`.
    queryFn: async () => (await listings.one(id)) ?? null,
  });
