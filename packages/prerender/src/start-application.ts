import { repeatPress } from "./early-press.ts";

/**
 * Starts the application of a prerendered page. Where it fails, the page stays as
 * it was, and its buttons are the browser's again.
 *
 * @param start gets the element that holds the rendered application
 */
export function startApplication(start: (root: HTMLElement) => Promise<void>): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root, so the application has nowhere to go.");
  start(root).catch((error: unknown) => {
    repeatPress();
    throw error;
  });
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
