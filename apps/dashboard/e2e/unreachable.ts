import type { BrowserContext, Page, Route } from "@playwright/test";

/** Makes what matches `url` unreachable until the returned function is called. */
export async function makeUnreachable(
  target: Page | BrowserContext,
  url: string | RegExp,
): Promise<() => void> {
  return answerInstead(target, url, async (route) => route.abort());
}

/**
 * Answers requests to what matches `url` until the returned function is called. It decides by
 * request, since taking the route away again would touch requests that are on their way.
 */
export async function answerInstead(
  target: Page | BrowserContext,
  url: string | RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isOver = false;
  await target.route(url, (route) => (isOver ? route.fallback() : answer(route)));
  return () => {
    isOver = true;
  };
}
