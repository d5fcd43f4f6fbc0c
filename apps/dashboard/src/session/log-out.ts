import { paths } from "@frontage/content/navigation";

import { browserStorage, tabStorage } from "../storage/browser-storage.ts";
import { lastRequests } from "./last-requests.ts";
import { leaveNotice } from "./notice.ts";
import { returnPathKey } from "./return-path.ts";
import { signOut, signOutDueKey } from "./sign-out.ts";
import { unsentKeys } from "../unsent/unsent-keys.ts";
import { liveAccount, sessionEndedKey, userKey } from "./user.ts";

/** Ends the session and removes the user’s data from this browser. */
export function logOut(): void {
  // Unsaved changes in a form cancel this event, as when the page unloads.
  const wouldLose = !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const unsent = kindOfUnsent();
  if (unsent) {
    if (!window.confirm(`A ${unsent} hasn’t been sent yet. Log out without sending it?`)) return;
  } else if (wouldLose && !window.confirm("Log out without saving?")) return;
  void logOutUnsaved();
}

function kindOfUnsent(): "message" | "question" | undefined {
  const keys = unsentKeys();
  if (!keys) return undefined;
  if (browserStorage.read(keys.messages) !== null) return "message";
  return browserStorage.read(keys.questions) === null ? undefined : "question";
}

/** Logs out without asking: unsaved changes are lost. */
export async function logOutUnsaved(): Promise<void> {
  // Hides the page while the server responds.
  document.documentElement.style.opacity = "0";
  const account = liveAccount();
  await Promise.all(lastRequests);
  const isEnded = !account || (await signOut());
  // Stores the session before other tabs log out, too, and check for it.
  if (!isEnded && account.session) browserStorage.write(signOutDueKey, account.session);
  browserStorage.remove(sessionEndedKey);
  for (const key of Object.values(unsentKeys() ?? {})) browserStorage.remove(key);
  browserStorage.remove(userKey);
  // Earlier versions stored recent records in this entry.
  browserStorage.remove("recent-records");
  tabStorage.clear();
  leaveNotice(isEnded ? "loggedOut" : "loggedOutHere");
  window.location.assign(paths.login);
}

/**
 * Opens the login page because the server has no session, and removes the user's data. Unsent
 * messages wait until the same person logs in again.
 */
export function leaveToLogin(): void {
  const { hash, pathname, search } = window.location;
  document.documentElement.style.opacity = "0";
  // Written first: tabs that show the password prompt must not leave.
  browserStorage.write(sessionEndedKey, "yes");
  browserStorage.remove(userKey);
  tabStorage.clear();
  tabStorage.write(returnPathKey, pathname + search + hash);
  leaveNotice("dashboardRefused");
  window.location.replace(paths.login);
}
