import { isSignOutDue, signOut } from "./sign-out.ts";

/** How long to wait until the server is asked again. */
const pauseMs = 15_000;

/**
 * Ends a session that could not be ended at the logout, as soon as the server can be
 * reached, unless somebody signs in before.
 *
 * @returns resolves once it is ended
 */
export async function finishSignOut(): Promise<void> {
  return new Promise((resolve) => {
    let timer: number | undefined;
    async function attempt() {
      window.clearTimeout(timer);
      if (!isSignOutDue()) return;
      if (await signOut()) resolve();
      else timer = window.setTimeout(again, pauseMs);
    }
    const again = () => void attempt();
    window.addEventListener("online", again);
    again();
  });
}
