import { dashboardPaths } from "@frontage/content/dashboard";

import { tabStorage } from "./browser-storage.ts";

/** Name of the session-storage entry with the page that was asked for before signing in. */
export const returnPathKey = "return-to";

/**
 * Where to go after signing in.
 *
 * @param wanted a path as it was stored, or nothing
 * @param origin this site's own
 * @returns the path, if it leads into the dashboard of this very site; otherwise the overview
 */
export function safeReturnPath(wanted: string | null, origin: string): string {
  if (!wanted || !URL.canParse(wanted, origin)) return dashboardPaths.overview;
  const url = new URL(wanted, origin);
  const isDashboard =
    url.pathname === dashboardPaths.overview ||
    url.pathname.startsWith(`${dashboardPaths.overview}/`);
  if (url.origin !== origin || !isDashboard) return dashboardPaths.overview;
  return url.pathname + url.search + url.hash;
}

/** The page asked for before signing in, once. */
export function takeReturnPath(): string {
  const wanted = tabStorage.read(returnPathKey);
  tabStorage.remove(returnPathKey);
  return safeReturnPath(wanted, window.location.origin);
}

/** Opens the dashboard for whoever has just signed in, as a page of its own. */
export function openDashboard(): void {
  const path = takeReturnPath();
  // Another visit may have left something in a tab that did not see it end.
  tabStorage.clear();
  // Back then leads to where one came from, not to a form that is done.
  window.location.replace(path);
}
