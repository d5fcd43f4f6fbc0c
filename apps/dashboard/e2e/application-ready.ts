import type { Page } from "@playwright/test";

/** Resolves once the page's application listens. */
export async function applicationReady(page: Page): Promise<void> {
  await page.waitForFunction(() => !("boot" in window));
}
