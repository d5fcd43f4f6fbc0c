import { browserStorage } from "../storage/browser-storage.ts";
import { signOutDueKey } from "./sign-out.ts";
import { type Account, sessionEndedKey, userEntry, userKey } from "./user.ts";

/**
 * Stores the account that has logged in, which opens the dashboard with its records. Other tabs
 * that ask for its password continue.
 *
 * @returns false if the browser blocks storage, so that the dashboard can't open
 */
export function signInToAccount(account: Account): boolean {
  const isKept = browserStorage.write(userKey, userEntry(account));
  // Entries of an earlier session no longer apply.
  browserStorage.remove(signOutDueKey);
  browserStorage.remove(sessionEndedKey);
  return isKept;
}
