import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";

import { invalidate, refresh, subjects } from "./queries.ts";

/** The subjects that are refetched after `change`. */
async function refreshedBy(change: (client: QueryClient) => Promise<void>) {
  const client = new QueryClient();
  for (const subject of Object.values(subjects)) client.setQueryData([subject, "any"], true);
  await change(client);
  return Object.values(subjects)
    .filter((subject) => client.getQueryState([subject, "any"])?.isInvalidated)
    .toSorted();
}

test("a changed event refreshes only the queries that count or find events", async () => {
  expect(await refreshedBy((client) => refresh(client, "events"))).toEqual([
    "clients",
    "deals",
    "events",
    "next",
    "overview",
    "search",
    "today",
    "unread",
  ]);
});

test("a change from the server refreshes its records and what depends on all records, nothing else", async () => {
  expect(await refreshedBy((client) => invalidate(client, ["documents"]))).toEqual([
    "clients",
    "deals",
    "documents",
    "next",
    "search",
    "today",
  ]);
});
