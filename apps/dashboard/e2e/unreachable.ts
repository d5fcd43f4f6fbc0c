import type { BrowserContext, Page, Route } from "@playwright/test";

/** Makes requests to `url` fail until the returned function is called. */
export async function makeUnreachable(
  target: Page | BrowserContext,
  url: string | RegExp,
): Promise<() => void> {
  return answerInstead(target, url, async (route) => route.abort());
}

/**
 * Answers requests to `url` with `answer` until the returned function is called. The route stays
 * registered after that: removing it would affect pending requests.
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
