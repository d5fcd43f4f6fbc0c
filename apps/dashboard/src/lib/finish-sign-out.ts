import { browserStorage } from "./browser-storage.ts";
import type { PassedNotice } from "./notice.ts";
import { dueSignOut, signOut, signOutDueKey } from "./sign-out.ts";
import { isSignedIn } from "./user.ts";

/** How long to wait until the server is asked again. */
const pauseMs = 15_000;

/**
 * Ends a session that could not be ended at the logout, as soon as the server can be
 * reached, from this tab or another.
 *
 * @returns what there is to say then; nothing to whoever has signed in meanwhile
 */
export async function finishSignOut(): Promise<PassedNotice | undefined> {
  return new Promise((resolve) => {
    let timer: number | undefined;
    async function attempt() {
      const due = dueSignOut();
      if (due !== null && !(await signOut(due))) {
        window.clearTimeout(timer);
        timer = window.setTimeout(again, pauseMs);
        return;
      }
      if (due === dueSignOut()) browserStorage.remove(signOutDueKey);
      resolve(isSignedIn() ? undefined : "loggedOut");
    }
    const again = () => void attempt();
    window.addEventListener("online", again);
    window.addEventListener("storage", ({ key, newValue }) => {
      if (key === signOutDueKey && newValue === null) again();
    });
    again();
  });
}
