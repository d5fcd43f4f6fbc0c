import type { BrowserContext, Page } from "@playwright/test";

/**
 * Makes what matches `url` unreachable until the returned function is called. It decides by
 * request, since taking the route away again would touch requests that are on their way.
 */
export async function makeUnreachable(
  target: Page | BrowserContext,
  url: string | RegExp,
): Promise<() => void> {
  let isReachable = false;
  await target.route(url, (route) => (isReachable ? route.fallback() : route.abort()));
  return () => {
    isReachable = true;
  };
}
