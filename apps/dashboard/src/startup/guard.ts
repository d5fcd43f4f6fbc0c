import { loginPath } from "@frontage/content/navigation";

import { noticeKey, type PassedNotice } from "../session/notice.ts";
import { returnPathKey } from "../session/return-path.ts";
import { sessionEndedKey, userKey } from "../session/user.ts";
import { storedEntry } from "./stored-entry.ts";

/**
 * Opens the login page if there is no `user` entry. The path to return to after logging in is
 * stored in this tab, so that no link from elsewhere can choose it.
 *
 * @param event a "storage" event means that another tab has logged out, so this tab's changes are
 * dropped
 */
export function checkUser(event?: Event): void {
  const { dataset, style } = document.documentElement;
  if ("refused" in dataset) return;
  // A page that shows the password prompt stays, if another tab has found that the session ended.
  const isAsking = "sessionEnded" in dataset && storedEntry(sessionEndedKey) !== null;
  if (isAsking || storedEntry(userKey) !== null) {
    style.opacity = "";
    return;
  }
  dataset.refused = "";
  try {
    if (event?.type === "storage") {
      sessionStorage.clear();
      sessionStorage.setItem(noticeKey, "loggedOut" satisfies PassedNotice);
    } else {
      sessionStorage.setItem(noticeKey, "dashboardRefused" satisfies PassedNotice);
      sessionStorage.setItem(returnPathKey, location.pathname + location.search + location.hash);
    }
  } catch {
    // The login page works without storage, too.
  }
  location.replace(loginPath);
}

/**
 * Checks for a user before the first paint, and again when the page returns from the back/forward
 * cache or another tab logs out. The routes check on each navigation.
 */
export function guardDashboard(): void {
  checkUser();
  for (const type of ["pageshow", "popstate", "storage"]) addEventListener(type, checkUser);
  // Hides the page before it enters the back/forward cache, so that it doesn't flash when it
  // returns.
  addEventListener("pagehide", () => {
    document.documentElement.style.opacity = "0";
  });
}
