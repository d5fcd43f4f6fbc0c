import { dashboardPaths } from "@frontage/content/dashboard";

import { tabStorage } from "../storage/browser-storage.ts";

/** The session-storage key of the page to open after logging in. */
export const returnPathKey = "return-to";

/**
 * The path to open after logging in.
 *
 * @param wanted the stored path, if any
 * @param origin this site's origin
 * @returns the stored path if it is in this site's dashboard; otherwise the overview
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

/**
 * Reads and removes the path that was requested before logging in.
 *
 * @param usual the path if none was requested
 */
export function takeReturnPath(usual: string = dashboardPaths.overview): string {
  const wanted = tabStorage.read(returnPathKey) ?? usual;
  tabStorage.remove(returnPathKey);
  return safeReturnPath(wanted, window.location.origin);
}

/** Opens the dashboard after logging in, by loading its page. */
export function openDashboard(usual?: string): void {
  const path = takeReturnPath(usual);
  // The tab's storage may contain data of an earlier visit that ended in another tab.
  tabStorage.clear();
  // Replaces the login page in the history, so that Back doesn't return to it.
  window.location.replace(path);
}
