import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";

/** Each refetch in between costs one. */
const attempts = 5;

/**
 * Fetches a list's next page, even if the list is refetched at the same time: a refetch cancels the
 * fetch in progress, and a click on "Show older" would do nothing. After an error it gives up, and
 * the list shows the error.
 */
export async function fetchOlder({
  data,
  fetchNextPage,
}: Pick<UseInfiniteQueryResult<InfiniteData<unknown>>, "data" | "fetchNextPage">): Promise<void> {
  const shown = data?.pages.length ?? 0;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { data: now, isError } = await fetchNextPage({ cancelRefetch: false });
    if (isError || (now?.pages.length ?? 0) > shown) return;
  }
}
