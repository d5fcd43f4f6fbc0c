import type { Page } from "@playwright/test";

/** Waits until the application has taken over the page that it found, and the stylesheet is there. */
export async function applicationReady(page: Page) {
  await page.waitForFunction(() => {
    const styles = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    return !("boot" in window) && styles.length > 0 && styles.every(({ sheet }) => sheet);
  });
}

/** Opens a page and waits until the application answers. */
export async function openPage(page: Page, path: string) {
  const response = await page.goto(path);
  await applicationReady(page);
  return response;
}
