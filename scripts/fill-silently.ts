import type { Locator } from "@playwright/test";

/** Sets a field's value without an event, like some password managers. */
export async function fillSilently(field: Locator, value: string): Promise<void> {
  await field.evaluate((element, text) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value")?.set?.call(
      element,
      text,
    );
  }, value);
}
