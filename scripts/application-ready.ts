import type { Page } from "@playwright/test";

/** Waits until the application has taken over the page, and the stylesheet has loaded. */
export async function applicationReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const styles = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    return !("boot" in window) && styles.length > 0 && styles.every(({ sheet }) => sheet);
  });
}
