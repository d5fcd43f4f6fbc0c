import { browserStorage } from "./browser-storage.ts";
import { signOutDueKey } from "./sign-out.ts";
import { type Account, sessionEndedKey, userEntry, userKey } from "./user.ts";

/**
 * Notes who the server says is signed in: the dashboard opens from here on, with their
 * records. This site's other tabs hear of it, where the same person may be waited for.
 *
 * @returns false where the browser keeps nothing, and the dashboard would not open
 */
export function signInToAccount(account: Account): boolean {
  const isKept = browserStorage.write(userKey, userEntry(account));
  // What was to be said of an earlier session no longer concerns this browser.
  browserStorage.remove(signOutDueKey);
  browserStorage.remove(sessionEndedKey);
  return isKept;
}
