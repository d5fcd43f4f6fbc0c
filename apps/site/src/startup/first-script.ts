/**
 * The one inline script of every page. It marks the page once it is scrolled, links
 * the stylesheet after the first paint and loads the application when the page is idle.
 */
import { loadApplication, readAssets } from "@frontage/prerender/load-application";

import { createStylesLinker, followScroll, showInSteps, showPage } from "./page-state.ts";

const { entry, styles } = readAssets();
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
// Going back to a position takes the page's full height, and so does an anchor.
const isRestored = navigation?.type !== "navigate";
const linkStyles = createStylesLinker(styles, isRestored || location.hash ? showPage : showInSteps);

followScroll();
if (isRestored) linkStyles();
loadApplication({
  onFirstPaint: linkStyles,
  schedule(start) {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  },
  async load() {
    linkStyles();
    await import(entry);
  },
});
