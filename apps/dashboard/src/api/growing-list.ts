import type { PageRequest } from "@frontage/records/schemas/page-of";
import {
  queryOptions,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from "@tanstack/react-query";

import { everyPage, type Page } from "./every-page.ts";

/** The records shown so far, and how many should be shown. */
type Grown<Of extends Page> = Of & { pageSize: number; wanted: number };

/**
 * A list that starts with one page and grows by "Show older". Each load, also a refetch, is one
 * request for all records shown.
 */
export const growingList = <Of extends Page>(
  queryKey: QueryKey,
  pageSize: number,
  list: (request: PageRequest) => Promise<Of>,
) =>
  queryOptions({
    queryKey,
    async queryFn({ client }): Promise<Grown<Of>> {
      const wanted = client.getQueryData<Grown<Of>>(queryKey)?.wanted ?? pageSize;
      return { ...(await everyPage(list, wanted)), pageSize, wanted };
    },
  });

export type GrowingList<Of extends Page> = ReturnType<typeof useGrowingList<Of>>;

/** Loads a growing list, and lets it show more records. */
export function useGrowingList<Of extends Page>(query: UseQueryOptions<Grown<Of>>) {
  const client = useQueryClient();
  const { data, isFetching, refetch, ...list } = useQuery(query);
  const hasOlder = data?.nextCursor !== undefined;
  /** @param count how many more records; by default a page */
  function showOlder(this: void, count?: number) {
    client.setQueryData<Grown<Of>>(
      query.queryKey,
      (shown) => shown && { ...shown, wanted: shown.items.length + (count ?? shown.pageSize) },
    );
    void refetch();
  }
  return {
    ...list,
    data,
    refetch,
    hasOlder,
    isLoadingOlder: isFetching && hasOlder && data.wanted > data.items.length,
    showOlder,
  };
}
