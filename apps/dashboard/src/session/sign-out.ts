import { browserStorage } from "../storage/browser-storage.ts";

/** How long a logout waits for the server. */
const signOutMs = 1500;
/** The browser-storage key of a session that the server has yet to end. */
export const signOutDueKey = "sign-out-due";

/** The session that the server has yet to end, if any. */
export function dueSignOut(): string | null {
  return browserStorage.read(signOutDueKey);
}

/**
 * Ends a session on the server, unless that takes too long. The request continues after the page
 * closes.
 *
 * @param session the session to end; the current one by default
 * @returns whether it ended; otherwise the login page retries
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
