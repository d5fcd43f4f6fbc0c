import type { InquiryPage } from "@frontage/records/schemas/received-inquiry";
import { keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query";

import { growingList } from "../../portal/growing-list.ts";
import type { BrokerApi, InquiryFilter } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";

/** Inquiries per page of the list. */
const pageSize = 25;

/** The list, page by page. The previous one stays while another filter loads. */
export const inquiriesQuery = ({ inquiries }: BrokerApi, filter: InquiryFilter) =>
  queryOptions({
    ...growingList([subjects.inquiries, "list", filter], pageSize, (page) =>
      inquiries.list(filter, page),
    ),
    placeholderData: keepPreviousData,
  });

/** One inquiry; `null` if it doesn't exist, or no longer. */
export const inquiryQuery = ({ inquiries }: BrokerApi, id: string) =>
  queryOptions({
    queryKey: [subjects.inquiries, "one", id],
    // TanStack Query doesn't allow `undefined`.
    queryFn: async () => (await inquiries.one(id)) ?? null,
  });

/** Removes an erased inquiry from every list, before refetching. */
export function dropFromLists(client: QueryClient, id: string): void {
  client.setQueriesData<InquiryPage>(
    { queryKey: [subjects.inquiries, "list"] },
    (list) => list && { ...list, items: list.items.filter((inquiry) => inquiry.id !== id) },
  );
}
