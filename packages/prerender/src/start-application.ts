import { repeatPress } from "./early-press.ts";
import { tolerateTranslation } from "./translated-text.ts";

/**
 * Starts the application of a prerendered page. Where it fails, the page stays as
 * it was, and its buttons are the browser's again.
 *
 * @param start gets the element that holds the rendered application
 */
export function startApplication(start: (root: HTMLElement) => Promise<void>): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root, so the application has nowhere to go.");
  document.addEventListener("submit", announceValues, { capture: true });
  tolerateTranslation();
  start(root).catch((error: unknown) => {
    repeatPress();
    throw error;
  });
}

/**
 * Has a form notice, before it is submitted, what was put into its fields without an event, as
 * some password managers do. React ignores the events of fields whose value it knows.
 */
function announceValues({ target }: Event): void {
  const { elements } = target as HTMLFormElement;
  const isText = (control: Element) =>
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && !/^(checkbox|file|radio)$/.test(control.type));
  const fields = [...elements].filter(isText) as HTMLInputElement[];
  // All at once: where the application controls the fields, noticing one puts back the others.
  const filled = fields.map((field) => [field, field.value] as const);
  for (const [field, value] of filled) {
    if (field.value !== value) {
      // Past React, which would otherwise take the value for its own.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(
        field,
        value,
      );
    }
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  // Of a select React knows no value, and its "change" may have effects. When it is left, a form reads it.
  for (const control of elements) {
    if (control instanceof HTMLSelectElement)
      control.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  }
}

/** Resolves once every stylesheet that the page links has loaded or failed. */
export async function stylesLoaded(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all(
    [...links]
      .filter((link) => !link.sheet)
      .map(
        (link) =>
          new Promise((resolve) => {
            link.addEventListener("load", resolve, { once: true });
            link.addEventListener("error", resolve, { once: true });
          }),
      ),
  );
}

/**
 * Fetches what a link of this origin leads to, as soon as a visitor seems to want it.
 *
 * @param preload gets the link's path
 */
export function preloadOnInterest(preload: (pathname: string) => Promise<unknown>): void {
  function onInterest(event: Event) {
    const link = (event.target as Element | null)?.closest?.("a");
    if (link?.origin !== window.location.origin) return;
    // A failed preload shows when the page is really opened.
    preload(link.pathname).catch(() => {});
  }
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, onInterest, { passive: true });
  }
}
