import { expect, type Locator } from "@playwright/test";

/** Expects a dialog or menu to be open and focused; only then does it receive Escape. */
export async function expectFocusWithin(part: Locator): Promise<void> {
  await expect(part.and(part.page().locator(":focus-within"))).toBeVisible();
}
