import type { Page } from "@playwright/test";

import { applicationReady } from "../../../scripts/application-ready.ts";

/** Opens a page and waits until the application is ready. */
export async function openPage(page: Page, path: string) {
  const response = await page.goto(path);
  await applicationReady(page);
  return response;
}
