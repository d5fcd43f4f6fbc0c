import { expect, type Locator } from "@playwright/test";

/** Expects a dialog or menu to be open and to have the focus. Only then does it hear Escape. */
export async function expectFocusWithin(part: Locator): Promise<void> {
  await expect(part.and(part.page().locator(":focus-within"))).toBeVisible();
}
