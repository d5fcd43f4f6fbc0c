// @vitest-environment happy-dom
import { dashboardPaths } from "@frontage/content/dashboard";
import { QueryClient } from "@tanstack/react-query";
import { setImmediate } from "node:timers/promises";
import { beforeEach, expect, test, vi } from "vitest";

import { preloadSidebar } from "./preload-sidebar.ts";
import { whenIdle } from "./when-idle.ts";

beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (resolve: () => void) => window.setTimeout(resolve, 0));
});

/** Enough turns for everything that waits for nothing else. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => window.setTimeout(resolve, 0));
    await setImmediate();
  }
}

test("the sidebar's screens are preloaded one after another, after the page's records and parts", async () => {
  const client = new QueryClient();
  const records = Promise.withResolvers<string>();
  void client.prefetchQuery({ queryKey: ["records"], queryFn: () => records.promise });
  const screens: { pathname: string; fail: (cause: Error) => void }[] = [];
  const opened = () => screens.map(({ pathname }) => pathname);
  const { contacts, documents, overview } = dashboardPaths;
  void preloadSidebar(client, "sample", (pathname) => {
    const screen = Promise.withResolvers<void>();
    screens.push({ pathname, fail: screen.reject });
    return screen.promise;
  });
  await settle();
  expect(opened()).toEqual([]);
  const part = Promise.withResolvers<void>();
  void whenIdle(() => part.promise);
  records.resolve("");
  await settle();
  expect(opened()).toEqual([]);
  part.resolve();
  await settle();
  expect(opened()).toEqual([overview]);
  for (const next of [documents, contacts]) {
    screens.at(-1)?.fail(new Error("Unreachable."));
    await settle();
    expect(opened().at(-1)).toBe(next);
  }
});

test("a screen whose records don't arrive holds up no part of the page", async () => {
  const preload = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
  void preloadSidebar(new QueryClient(), "sample", preload);
  await settle();
  expect(preload).toHaveBeenCalledOnce();
  const showCharts = vi.fn<() => void>();
  void whenIdle(showCharts);
  await settle();
  expect(showCharts).toHaveBeenCalledOnce();
});
