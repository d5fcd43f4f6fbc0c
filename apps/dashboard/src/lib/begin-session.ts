import type { User } from "@frontage/content/schemas/user";

import { browserStorage } from "./browser-storage.ts";
import { signOutDueKey } from "./sign-out.ts";
import { userKey, type Account } from "./user.ts";

const channelName = "session";

/**
 * Notes who the server says is signed in: the dashboard opens from here on, with their
 * records. This site's other tabs hear of it, where the same person may be waited for.
 *
 * @returns false where the browser keeps nothing, and the dashboard would not open
 */
export function signInToAccount({ email, name, role }: Account): boolean {
  const user: User = { name, email, role, portal: "live" };
  // A session that was still to be ended is no longer this browser's.
  browserStorage.remove(signOutDueKey);
  const channel = new BroadcastChannel(channelName);
  channel.postMessage("began");
  channel.close();
  return browserStorage.write(userKey, JSON.stringify(user));
}

/**
 * Hears that somebody has signed in, in whichever tab.
 *
 * @returns ends that
 */
export function onSessionBegan(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", listener);
  return () => channel.close();
}

/** Whether the server has not heard of a logout yet. */
export function isSignOutDue(): boolean {
  return browserStorage.read(signOutDueKey) !== null;
}
