import { browserStorage } from "./browser-storage.ts";

/** How long a logout waits for the server before it goes on without. */
const signOutMs = 1500;
/** Name of the browser-storage entry that stands for a session which the server still holds open. */
export const signOutDueKey = "sign-out-due";

/**
 * Ends the session on the server, if that can be done soon. The request outlives the page.
 *
 * @param signal stops listening to the answer
 * @returns whether it has been ended; otherwise the login page tries again
 */
export async function signOut(signal?: AbortSignal): Promise<boolean> {
  const asked = fetch("/api/auth/sign-out", { method: "POST", keepalive: true, signal }).then(
    ({ ok }) => ok,
    () => false,
  );
  const waited = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), signOutMs);
  });
  const isEnded = await Promise.race([asked, waited]);
  if (isEnded) browserStorage.remove(signOutDueKey);
  else browserStorage.write(signOutDueKey, "yes");
  return isEnded;
}
