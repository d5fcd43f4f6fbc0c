// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { afterAll, expect, test, vi } from "vitest";

import { startQueries } from "./first-queries.ts";
import { answerRequests } from "./request.ts";
import { sampleVisit } from "./visit.tsx";

afterAll(() => answerRequests(undefined));

test("fetching a screen's records ahead leaves those that failed to the screen that says so", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const request = vi.fn<typeof fetch>(async () => Response.json({ error: "" }, { status: 503 }));
  answerRequests(request);
  const queryFn = vi.fn<() => Promise<never>>(async () => {
    throw new Error("Please try again in a moment.");
  });
  const preload = () =>
    startQueries(client, sampleVisit, {
      pathname: "/dashboard/documents",
      queries: (start) => start({ queryKey: ["documents"], queryFn }),
    });
  await preload();
  const frame = request.mock.calls.length;
  expect(frame).toBeGreaterThan(0);
  await preload();
  expect(queryFn).toHaveBeenCalledOnce();
  expect(request).toHaveBeenCalledTimes(frame);
});
