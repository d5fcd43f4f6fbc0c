import { browserStorage } from "../storage/browser-storage.ts";
import { signOutDueKey } from "./sign-out.ts";
import { type Account, sessionEndedKey, userEntry, userKey } from "./user.ts";

/**
 * Stores who has logged in, which opens the dashboard with their records. Other tabs that ask the
 * same person to log in again continue.
 *
 * @returns false if the browser blocks storage, so that the dashboard would not open
 */
export function signInToAccount(account: Account): boolean {
  const isKept = browserStorage.write(userKey, userEntry(account));
  // A notice of an earlier session no longer applies.
  browserStorage.remove(signOutDueKey);
  browserStorage.remove(sessionEndedKey);
  return isKept;
}
