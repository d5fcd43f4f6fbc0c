import type { Page } from "@playwright/test";

/**
 * Waits until the application has hydrated the page, and every stylesheet that it links has loaded.
 */
export async function applicationReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const styles = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    return !("boot" in window) && styles.every(({ sheet }) => sheet);
  });
}
