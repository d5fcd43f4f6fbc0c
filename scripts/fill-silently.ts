import type { Locator } from "@playwright/test";

/** Sets a field like some password managers: bypassing the page's code, without an event. */
export async function fillSilently(field: Locator, value: string): Promise<void> {
  await field.evaluate((element, text) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value")?.set?.call(
      element,
      text,
    );
  }, value);
}
