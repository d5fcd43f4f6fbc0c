// @vitest-environment happy-dom
import type { PageRequest } from "@frontage/records/schemas/page-of";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";

import { growingList, useGrowingList } from "./growing-list.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

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
  act(() =>
    createRoot(document.createElement("div")).render(
      <QueryClientProvider client={client}>
        <Screen />
      </QueryClientProvider>,
    ),
  );
  await end("answer");
});

/** Ends the last request, and shows what it brought. */
const end = async (how: "answer" | "fail") => {
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
  await act(async () => {
    asked.at(-1)?.[how]();
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  });
};
const limits = () => asked.map(({ request }) => request.limit);

test("showing older records is one request, and so is loading all of them again", async () => {
  await act(async () => list.showOlder());
  expect(list.isLoadingOlder).toBe(true);
  await end("answer");
  await act(async () => list.showOlder());
  await end("answer");
  expect(list.data?.items).toHaveLength(36);
  expect(list.isLoadingOlder).toBe(false);
  await act(async () => void client.invalidateQueries());
  await end("answer");
  expect(limits()).toEqual([12, 24, 36, 36]);
});

test("older records come also if the list is being loaded again", async () => {
  await act(async () => void client.invalidateQueries());
  await act(async () => list.showOlder());
  await act(async () => void client.invalidateQueries());
  await end("answer");
  expect(list.data?.items).toHaveLength(24);
});

test("what is shown stays when older records can't be loaded", async () => {
  await act(async () => list.showOlder());
  await end("fail");
  expect(list.data?.items).toHaveLength(12);
  expect(list.error?.message).toBe("Down.");
  expect(list.hasOlder).toBe(true);
});
