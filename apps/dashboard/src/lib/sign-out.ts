import { browserStorage } from "./browser-storage.ts";

/** How long a logout waits for the server before it goes on without. */
const signOutMs = 1500;
/** Name of the browser-storage entry with the session that the server still holds open. */
export const signOutDueKey = "sign-out-due";

/** The session that has been logged out of and of which the server has not heard yet, if any. */
export function dueSignOut(): string | null {
  return browserStorage.read(signOutDueKey);
}

/**
 * Ends a session on the server, if that can be done soon. The request outlives the page.
 *
 * @param session named, it alone is ended, whoever is signed in by then; otherwise the current one
 * @returns whether it has been ended; otherwise the login page tries again
 */
export async function signOut(session?: string): Promise<boolean> {
  const asked = fetch("/api/auth/sign-out", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ session }),
    keepalive: true,
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  const waited = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), signOutMs);
  });
  return Promise.race([asked, waited]);
}
