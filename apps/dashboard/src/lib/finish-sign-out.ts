import { isSignOutDue } from "./begin-session.ts";
import { signOut } from "./sign-out.ts";

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
    const begun = new AbortController();
    // Somebody logs in: a late answer would take the new session along.
    window.addEventListener("submit", () => begun.abort(), { capture: true });
    async function attempt() {
      window.clearTimeout(timer);
      if (begun.signal.aborted || !isSignOutDue()) return;
      if (await signOut(begun.signal)) resolve();
      else timer = window.setTimeout(again, pauseMs);
    }
    const again = () => void attempt();
    window.addEventListener("online", again);
    again();
  });
}
