import type { User } from "@frontage/records/schemas/user";
import { useBrowserValue } from "@frontage/ui/use-browser-value";
import { useSyncExternalStore } from "react";

import { sampleClient } from "../sample/sample-client.ts";
import {
  emitStorageChange,
  browserStorage,
  subscribeToStorage,
  tabStorage,
} from "../storage/browser-storage.ts";

/** An account as the server knows it. */
export type Account = Pick<User, "email" | "name" | "photo" | "role" | "session">;

/** The browser-storage key whose presence opens the dashboard. */
export const userKey = "user";
/** The browser-storage key that marks a session as ended without a logout. */
export const sessionEndedKey = "session-ended";

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Validates like `userSchema`, without adding zod to every page. A test compares the
 * two.
 */
export function isUser(entry: unknown): entry is User {
  if (typeof entry !== "object" || entry === null) return false;
  const { email, name, photo, portal, role, session } = entry as Partial<
    Record<keyof User, unknown>
  >;
  return (
    typeof name === "string" &&
    name !== "" &&
    typeof email === "string" &&
    (role === "Client" || role === "Broker") &&
    (portal === "sample" || portal === "live") &&
    (photo === undefined || typeof photo === "string") &&
    (session === undefined || typeof session === "string")
  );
}

/** The entry’s text for an account. */
export function userEntry({ email, name, photo, role, session }: Account): string {
  return JSON.stringify({ name, email, photo, role, portal: "live", session } satisfies User);
}

/**
 * The user in the entry’s text. Any text opens the dashboard: an invalid one is treated as the
 * sample client.
 */
export function readUser(text: string): User {
  const entry = parsed(text);
  return isUser(entry) ? entry : sampleClient;
}

/**
 * The entry’s text after the sample client changed their name, email or photo. Other members stay;
 * an invalid entry becomes the sample client’s.
 *
 * @returns `undefined` for a server account, whose data the server has
 */
export function renamedUser(
  text: string,
  { email, name, photo }: Pick<User, "email" | "name" | "photo">,
): string | undefined {
  const user = readUser(text);
  if (user.portal !== "sample") return undefined;
  const entry = parsed(text);
  const others = typeof entry === "object" && !Array.isArray(entry) ? entry : {};
  return JSON.stringify({ ...others, ...user, name, email, photo: photo || undefined });
}

// The same text gives the same object, as `useSyncExternalStore` requires.
let latest: { text: string; user: User } | undefined;

function storedUser(): User | undefined {
  const text = browserStorage.read(userKey);
  if (text === null) return undefined;
  if (latest?.text !== text) latest = { text, user: readUser(text) };
  return latest.user;
}

/** Who is logged in; `undefined` until hydration. */
export function useUser(): User | undefined {
  return useSyncExternalStore(subscribeToStorage, storedUser, () => undefined);
}

/**
 * Logs in to the samples, which opens the dashboard.
 *
 * @returns false if the browser blocks storage, so that the dashboard would not open
 */
export function signInToSamples(): boolean {
  return browserStorage.write(userKey, JSON.stringify(sampleClient));
}

/** The current account; `undefined` for the samples. */
export function liveAccount(): Account | undefined {
  const user = readUser(browserStorage.read(userKey) ?? "");
  return user.portal === "live" ? user : undefined;
}

/** Removes the account from this browser; the samples stay open. */
export function forgetUser(): void {
  if (!liveAccount()) return;
  browserStorage.remove(userKey);
  emitStorageChange(userKey);
}

/** Identifies whose records a page shows, from the entry's text. */
function ownerOf(text: string): string {
  const { email, portal, role } = readUser(text);
  // The sample client may change their email.
  return portal === "live" ? `${role} ${email}` : portal;
}

/** Identifies whose records this page shows. */
function currentOwner(): string {
  return ownerOf(browserStorage.read(userKey) ?? "");
}

/** Reloads the page, dropping unsaved changes, when another tab logs in as someone else. */
export function reloadOnAccountChange(): void {
  const owner = currentOwner();
  function reload() {
    const text = browserStorage.read(userKey);
    // If the entry is gone, the guard opens the login page.
    if (text === null || ownerOf(text) === owner) return;
    document.documentElement.style.opacity = "0";
    tabStorage.clear();
    window.location.reload();
  }
  window.addEventListener("storage", reload);
  window.addEventListener("pageshow", reload);
}

/**
 * Stores the account as the server knows it: its name or session may have changed. If someone logs
 * out or logs in as someone else meanwhile, that takes precedence.
 *
 * @param request asks the server
 */
export async function updateAccount(request: () => Promise<Account>): Promise<void> {
  const before = browserStorage.read(userKey);
  const text = userEntry(await request());
  if (before === null || browserStorage.read(userKey) !== before) return;
  if (text !== before && browserStorage.write(userKey, text)) emitStorageChange(userKey);
}

/** Whether someone is logged in. */
export function isSignedIn(): boolean {
  return browserStorage.read(userKey) !== null;
}

let isOff: boolean | undefined;

function isStorageOff(): boolean {
  if (isOff === undefined) {
    isOff = !browserStorage.write("probe", "");
    browserStorage.remove("probe");
  }
  return isOff;
}

/** Whether this browser blocks storage, so that logging in is impossible. */
export function useStorageOff(): boolean {
  return useBrowserValue(isStorageOff, false);
}

/** Updates the sample client’s name and photo in the shell after a profile change. */
export function renameUser(person: Pick<User, "email" | "name" | "photo">): void {
  const renamed = renamedUser(browserStorage.read(userKey) ?? "", person);
  if (renamed !== undefined && browserStorage.write(userKey, renamed)) emitStorageChange(userKey);
}
