import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";

/** Each refetch that comes in between costs one. */
const attempts = 5;

/**
 * Fetches a list's next page, also while news refetches the list: a refetch cancels what is being
 * fetched, and a press on "Show older" would be for nothing. After an error it gives up; the list
 * shows the error.
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
