/**
 * The one inline script of every page. It marks the page while it is scrolled, for the top bar, and
 * loads the application when the page is idle.
 */
import { topBarThresholdPx } from "@frontage/content/timing";
import { loadApplication, readAssets } from "@frontage/prerender/load-application";

const { entry } = readAssets();

addEventListener(
  "scroll",
  () => document.documentElement.toggleAttribute("data-scrolled", scrollY > topBarThresholdPx),
  { passive: true },
);
loadApplication({
  schedule(start) {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  },
  load: () => import(entry),
});
