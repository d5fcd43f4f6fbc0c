import type { Page } from "@playwright/test";

/** Navigates to another screen without a reload. */
export async function navigateInApp(page: Page, path: string) {
  await page.evaluate((next) => {
    window.history.pushState(null, "", next);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}
