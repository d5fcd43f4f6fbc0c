import { browserStorage } from "../storage/browser-storage.ts";

/** How long a logout waits for the server. */
const signOutMs = 1500;
/** The browser-storage key of a session that the server must still end. */
export const signOutDueKey = "sign-out-due";

/** The id of a session that the server must still end, if any. */
export function dueSignOut(): string | null {
  return browserStorage.read(signOutDueKey);
}

/**
 * Ends a session on the server, unless that takes too long. The request continues after the page
 * has closed.
 *
 * @param session the id of the session to end; by default the current one
 * @returns whether the session ended; if not, the login page tries again
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
