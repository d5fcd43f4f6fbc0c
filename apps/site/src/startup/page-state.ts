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
 * carries the rules of its first screen. Then marks `<html data-styled>`, which shows the rest.
 * Without script a `<noscript>` has the same links.
 */
export function createStylesLinker(styles: readonly string[]): () => void {
  let isLinked = false;
  const markStyled = () => document.documentElement.toggleAttribute("data-styled", true);
  return () => {
    if (isLinked) return;
    isLinked = true;
    for (const href of styles) {
      const link = appendLink("stylesheet", href);
      link.onload = link.onerror = markStyled;
    }
    appendLink("manifest", manifestPath);
    setTimeout(markStyled, stylesTimeoutMs);
  };
}
