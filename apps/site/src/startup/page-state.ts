import { topBarThresholdPx } from "@frontage/content/timing";
import { appendLink } from "@frontage/prerender/load-application";

export const manifestPath = "/manifest.webmanifest";
/** Without its stylesheet for so long, the page shows what it has. */
const stylesTimeoutMs = 3000;

/** Marks `<html data-scrolled>` for the top bar. */
export function followScroll(): void {
  const root = document.documentElement;
  addEventListener(
    "scroll",
    () => root.toggleAttribute("data-scrolled", scrollY > topBarThresholdPx),
    { passive: true },
  );
}

/**
 * Links the stylesheets, and the manifest, when first called: until then the page
 * carries the rules of its first screen. Then `show` shows the rest.
 * Without script a `<noscript>` has the same links.
 */
export function createStylesLinker(styles: readonly string[], show: () => void): () => void {
  let isLinked = false;
  return () => {
    if (isLinked) return;
    isLinked = true;
    for (const href of styles) {
      const link = appendLink("stylesheet", href);
      link.onload = link.onerror = show;
    }
    appendLink("manifest", manifestPath);
    setTimeout(show, stylesTimeoutMs);
  };
}

/** Marks `<html data-styled>`, which shows all of the page. */
export function showPage(): void {
  document.documentElement.toggleAttribute("data-styled", true);
}

/** Shows what is below the first screen, each part in a task of its own: a slow phone keeps answering meanwhile. */
export function showInSteps(): void {
  const hidden = "html:not([data-styled]) [data-later='']";
  const parts = [...document.querySelectorAll<HTMLElement>(hidden)];
  function step() {
    // Styles and lays out what is shown so far.
    document.body.getBoundingClientRect();
    const next = parts.shift();
    if (!next) {
      showPage();
      return;
    }
    next.dataset.later = "shown";
    setTimeout(step);
  }
  step();
}
