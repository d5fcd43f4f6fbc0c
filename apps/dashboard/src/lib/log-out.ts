import { paths } from "@frontage/content/navigation";

import { browserStorage, tabStorage } from "./browser-storage.ts";
import { leaveNotice } from "./notice.ts";
import { returnPathKey } from "./return-path.ts";
import { signOut, signOutDueKey } from "./sign-out.ts";
import { liveAccount, sessionEndedKey, userKey } from "./user.ts";

/**
 * Ends the visit: the person, their session or their changes to the samples, and this
 * page's memory go.
 */
export function logOut(): void {
  // Whoever has something unsaved says so to the browser, and so hears of this, too.
  const wouldLose = !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  if (wouldLose && !window.confirm("You have unsaved changes. Log out and lose them?")) return;
  void endVisit();
}

/** The same, without asking: what is unsaved is lost. */
export async function endVisit(): Promise<void> {
  // Nobody works on while the server answers.
  document.documentElement.style.opacity = "0";
  const account = liveAccount();
  const isEnded = !account || (await signOut());
  // Before the other tabs are led away: they say the same.
  if (!isEnded && account.session) browserStorage.write(signOutDueKey, account.session);
  browserStorage.remove(sessionEndedKey);
  browserStorage.remove(userKey);
  tabStorage.clear();
  leaveNotice(isEnded ? "loggedOut" : "loggedOutHere");
  window.location.assign(paths.login);
}

/** Leads away whom the server does not know: nothing of an earlier person stays. */
export function refuseVisit(): void {
  const { hash, pathname, search } = window.location;
  document.documentElement.style.opacity = "0";
  // First, for the tabs that ask for the password again: they keep what is on their page.
  browserStorage.write(sessionEndedKey, "yes");
  browserStorage.remove(userKey);
  tabStorage.clear();
  tabStorage.write(returnPathKey, pathname + search + hash);
  leaveNotice("dashboardRefused");
  window.location.replace(paths.login);
}
