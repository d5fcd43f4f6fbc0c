import { browserStorage } from "../storage/browser-storage.ts";
import type { PassedNotice } from "./notice.ts";
import { dueSignOut, signOut, signOutDueKey } from "./sign-out.ts";
import { isSignedIn } from "./user.ts";

/** The pause between attempts. */
const pauseMs = 15_000;

/**
 * Ends a session whose logout didn't reach the server, as soon as the server can be reached, in
 * this tab or another.
 *
 * @returns the notice to show then; undefined if someone has logged in meanwhile
 */
export async function finishSignOut(): Promise<PassedNotice | undefined> {
  return new Promise((resolve) => {
    let timer: number | undefined;
    async function attempt() {
      const due = dueSignOut();
      if (due !== null && !(await signOut(due))) {
        window.clearTimeout(timer);
        timer = window.setTimeout(retry, pauseMs);
        return;
      }
      if (due === dueSignOut()) browserStorage.remove(signOutDueKey);
      resolve(isSignedIn() ? undefined : "loggedOut");
    }
    const retry = () => void attempt();
    window.addEventListener("online", retry);
    window.addEventListener("storage", ({ key, newValue }) => {
      if (key === signOutDueKey && newValue === null) retry();
    });
    retry();
  });
}
