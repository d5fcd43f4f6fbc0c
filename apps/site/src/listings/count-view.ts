import { viewOriginOf } from "@frontage/records/view-origins";

import { inquirySource } from "../lib/visit.ts";

/** How long a page is in view before it counts as looked at. */
const lookedAtMs = 2000;

/** The path of a document that was loaded once more, whose first look has been counted already. */
let reloaded = import.meta.env.SSR ? undefined : reloadedPath();

function reloadedPath(): string | undefined {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload" ? new URL(entry.name).pathname : undefined;
}

/**
 * Tells the server, once, that someone has looked at a listing: nothing but where they came from.
 *
 * @returns ends it, when another page is shown
 */
export function countView(slug: string): () => void {
  const isReload = reloaded === window.location.pathname;
  reloaded = undefined;
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    clearTimeout(timer);
    if (document.visibilityState !== "visible") return;
    timer = setTimeout(() => {
      stop.abort();
      navigator.sendBeacon(`/api/listings/${slug}/views?from=${viewOriginOf(inquirySource())}`);
    }, lookedAtMs);
  };
  if (!isReload) {
    document.addEventListener("visibilitychange", follow, { signal: stop.signal });
    follow();
  }
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
