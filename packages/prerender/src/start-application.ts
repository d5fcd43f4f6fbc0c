import { repeatPress } from "./early-press.ts";
import { tolerateTranslation } from "./translated-text.ts";

/**
 * Starts the application of a prerendered page. If it fails, the page stays as it was, and the
 * browser handles its buttons again.
 *
 * @param start gets the element that contains the rendered application
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
 * Makes a form notice, before it is submitted, values that were entered without an event, as some
 * password managers do. React ignores events of fields whose value it already knows.
 */
function announceValues({ target }: Event): void {
  const { elements } = target as HTMLFormElement;
  const isText = (control: Element) =>
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && !/^(checkbox|file|radio)$/.test(control.type));
  const fields = [...elements].filter(isText) as HTMLInputElement[];
  // Read before any event: in controlled fields, announcing one value resets the others.
  const filled = fields.map((field) => [field, field.value] as const);
  for (const [field, value] of filled) {
    if (field.value !== value) {
      // React's own setter would remember the value, and then ignore the event.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(
        field,
        value,
      );
    }
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  // Selects only need "blur", where forms read them: React tracks no value of theirs, and "change"
  // may have effects.
  for (const control of elements) {
    if (control instanceof HTMLSelectElement)
      control.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  }
}

/** Resolves when every stylesheet that the page links has loaded or failed. */
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
 * Preloads the target of a link of this origin as soon as a visitor shows interest.
 *
 * @param preload gets the link's path and its search
 */
export function preloadOnInterest(
  preload: (pathname: string, search: string) => Promise<unknown>,
): void {
  function onInterest(event: Event) {
    const link = (event.target as Element | null)?.closest?.("a");
    if (link?.origin !== window.location.origin) return;
    // A failure shows when the page is opened.
    preload(link.pathname, link.search).catch(() => {});
  }
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, onInterest, { passive: true });
  }
}
