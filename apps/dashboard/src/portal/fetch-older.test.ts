import { InfiniteQueryObserver, QueryClient, type InfiniteData } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";

import { fetchOlder } from "./fetch-older.ts";

const queryKey = ["list"];

/** A list whose first page is loaded, and whose next pages load when the test allows. */
async function openList() {
  const client = new QueryClient();
  const fetched: number[] = [];
  let arrival = Promise.resolve();
  const list = new InfiniteQueryObserver(client, {
    queryKey,
    queryFn: async ({ pageParam }) => {
      fetched.push(pageParam);
      await arrival;
      return pageParam;
    },
    initialPageParam: 1,
    getNextPageParam: (page: number) => (page < 3 ? page + 1 : undefined),
  });
  onTestFinished(list.subscribe(() => {}));
  await list.refetch();
  const { promise, resolve } = Promise.withResolvers<void>();
  arrival = promise;
  fetched.length = 0;
  const pages = () => (client.getQueryData(queryKey) as InfiniteData<number>).pages;
  return { client, fetched, pages, list: list.getCurrentResult(), arrive: resolve };
}

test("new entries arriving while older ones load are kept, and so are the older ones", async () => {
  const { arrive, client, fetched, list, pages } = await openList();
  const older = fetchOlder(list);
  const refetched = client.invalidateQueries({ queryKey });
  arrive();
  await Promise.all([older, refetched]);
  expect(pages()).toEqual([1, 2]);
  expect(fetched).toEqual([2, 1, 2]);
});

test("older entries load after a running refetch, which completes", async () => {
  const { arrive, client, fetched, list, pages } = await openList();
  const refetched = client.invalidateQueries({ queryKey });
  const older = fetchOlder(list);
  arrive();
  await Promise.all([older, refetched]);
  expect(pages()).toEqual([1, 2]);
  expect(fetched).toEqual([1, 2]);
});
