import type { Page } from "@playwright/test";

/** Waits until the application has taken over the page, and every stylesheet it links has loaded. */
export async function applicationReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const styles = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    return !("boot" in window) && styles.every(({ sheet }) => sheet);
  });
}
