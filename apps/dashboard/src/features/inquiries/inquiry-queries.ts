import type { InquiryPage } from "@frontage/content/schemas/received-inquiry";
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from "@tanstack/react-query";

import type { BrokerDesk, InquiryFilter } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";

/** How many inquiries one stretch of the list holds. */
const inquiriesAtOnce = 25;

/** The list, a stretch at a time. The last one stays while the next filter is asked for. */
export const inquiriesQuery = ({ inquiries }: BrokerDesk, filter: InquiryFilter) =>
  infiniteQueryOptions({
    queryKey: [subjects.inquiries, "list", filter],
    queryFn: ({ pageParam: cursor }) => inquiries.list(filter, { cursor, limit: inquiriesAtOnce }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** One inquiry; `null` where there is none, or no longer. */
export const inquiryQuery = ({ inquiries }: BrokerDesk, id: string) =>
  queryOptions({
    queryKey: [subjects.inquiries, "one", id],
    // Query takes `undefined` for a mistake.
    queryFn: async () => (await inquiries.one(id)) ?? null,
  });

/** Tells whatever shows inquiries, or one of these, that something has changed. */
export async function refreshInquiries(
  client: QueryClient,
  ...others: (keyof typeof subjects)[]
): Promise<void> {
  await Promise.all(
    [...others, subjects.inquiries, subjects.search].map((subject) =>
      client.invalidateQueries({ queryKey: [subject] }),
    ),
  );
}

/** Takes an inquiry that is gone out of every list, before they are asked for again. */
export function dropFromLists(client: QueryClient, id: string): void {
  client.setQueriesData<InfiniteData<InquiryPage>>(
    { queryKey: [subjects.inquiries, "list"] },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.filter((inquiry) => inquiry.id !== id),
        })),
      },
  );
}
