// @vitest-environment happy-dom
import type { PageRequest } from "@frontage/records/schemas/page-of";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { setImmediate } from "node:timers/promises";
import { useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { growingList, useGrowingList } from "./growing-list.ts";

type Numbers = { items: readonly number[]; nextCursor?: string };
const asked: { request: PageRequest; answer: () => void; fail: () => void }[] = [];
const numbers = growingList(["numbers"], 12, async (request: PageRequest): Promise<Numbers> => {
  const gate = Promise.withResolvers<void>();
  asked.push({ request, answer: gate.resolve, fail: () => gate.reject(new Error("Down.")) });
  await gate.promise;
  const items = Array.from({ length: 100 }, (_, index) => index).slice(0, request.limit);
  return { items, nextCursor: "more" };
});

let client: QueryClient;
let root: Root;
let list: ReturnType<typeof useGrowingList<Numbers>>;

function Screen() {
  const shown = useGrowingList(numbers);
  useEffect(() => {
    list = shown;
  });
  return null;
}

beforeEach(async () => {
  asked.length = 0;
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  root = createRoot(document.createElement("div"));
  root.render(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  );
  await requestsStarted(1);
  await end("answer");
});
afterEach(async () => {
  root.unmount();
  // React finishes its work in a later turn, for which it needs the window, which the last test
  // removes.
  await setImmediate();
});

const requestsStarted = async (count: number) =>
  vi.waitFor(() => expect(asked).toHaveLength(count));

/** Ends the last request, and waits for the list to show the result. */
async function end(how: "answer" | "fail") {
  asked.at(-1)?.[how]();
  await vi.waitFor(() => {
    expect(client.isFetching()).toBe(0);
    expect(list.isFetched && !list.isLoadingOlder).toBe(true);
    expect(list.dataUpdatedAt).toBe(client.getQueryState(numbers.queryKey)?.dataUpdatedAt);
  });
}
const limits = () => asked.map(({ request }) => request.limit);

test("showing older records is one request, and so is loading all of them again", async () => {
  list.showOlder();
  await vi.waitFor(() => expect(list.isLoadingOlder).toBe(true));
  await end("answer");
  list.showOlder();
  await end("answer");
  await vi.waitFor(() => expect(list.data?.items).toHaveLength(36));
  expect(list.isLoadingOlder).toBe(false);
  void client.invalidateQueries();
  await end("answer");
  expect(limits()).toEqual([12, 24, 36, 36]);
});

test("older records load even during a refetch", async () => {
  void client.invalidateQueries();
  list.showOlder();
  void client.invalidateQueries();
  await end("answer");
  await vi.waitFor(() => expect(list.data?.items).toHaveLength(24));
});

test("shown records stay if older ones can't be loaded", async () => {
  list.showOlder();
  await end("fail");
  await vi.waitFor(() => expect(list.error?.message).toBe("Down."));
  expect(list.data?.items).toHaveLength(12);
  expect(list.hasOlder).toBe(true);
});
