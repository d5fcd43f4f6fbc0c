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

/** An account, as the server sends it. */
export type Account = Pick<User, "email" | "name" | "photo" | "role" | "session">;

/** The browser-storage key of the user entry, whose presence opens the dashboard. */
export const userKey = "user";
/** The browser-storage key that records that a session ended without a logout. */
export const sessionEndedKey = "session-ended";

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Validates a user entry like `userSchema`, without loading zod on every page. A test compares the
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

/** The text of an account's user entry. */
export function userEntry({ email, name, photo, role, session }: Account): string {
  return JSON.stringify({ name, email, photo, role, portal: "live", session } satisfies User);
}

/**
 * The user in an entry's text. Any text opens the dashboard: an invalid one is treated as the
 * sample client.
 */
export function readUser(text: string): User {
  const entry = parsed(text);
  return isUser(entry) ? entry : sampleClient;
}

/**
 * The text of the entry after the sample client changed their name, email or photo. Other
 * properties stay; an invalid entry becomes the sample client's.
 *
 * @returns undefined for an account on the server, which stores its data
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

// The last parsed user: the same text must give the same object, as `useSyncExternalStore`
// requires.
let latest: { text: string; user: User } | undefined;

function storedUser(): User | undefined {
  const text = browserStorage.read(userKey);
  if (text === null) return undefined;
  if (latest?.text !== text) latest = { text, user: readUser(text) };
  return latest.user;
}

/** The user who is logged in; undefined until hydration. */
export function useUser(): User | undefined {
  return useSyncExternalStore(subscribeToStorage, storedUser, () => undefined);
}

/**
 * Logs in to the samples, which opens the dashboard.
 *
 * @returns false if the browser blocks storage, so that the dashboard can't open
 */
export function signInToSamples(): boolean {
  return browserStorage.write(userKey, JSON.stringify(sampleClient));
}

/** The current account; undefined for the samples. */
export function liveAccount(): Account | undefined {
  const user = readUser(browserStorage.read(userKey) ?? "");
  return user.portal === "live" ? user : undefined;
}

/** Removes the account from this browser. A visit to the samples continues. */
export function forgetUser(): void {
  if (!liveAccount()) return;
  browserStorage.remove(userKey);
  emitStorageChange(userKey);
}

/** A key for the owner of the records that an entry opens. */
function ownerOf(text: string): string {
  const { email, portal, role } = readUser(text);
  // The samples' owner isn't identified by email, which can be changed.
  return portal === "live" ? `${role} ${email}` : portal;
}

/** The key for the owner of this page's records. */
function currentOwner(): string {
  return ownerOf(browserStorage.read(userKey) ?? "");
}

/** Reloads the page, and drops unsaved changes, when another tab logs in as someone else. */
export function reloadOnAccountChange(): void {
  const owner = currentOwner();
  function reload() {
    const text = browserStorage.read(userKey);
    // Without an entry, the guard opens the login page.
    if (text === null || ownerOf(text) === owner) return;
    document.documentElement.style.opacity = "0";
    tabStorage.clear();
    window.location.reload();
  }
  window.addEventListener("storage", reload);
  window.addEventListener("pageshow", reload);
}

/**
 * Stores the account again, whose name or session may have changed on the server, unless someone
 * has logged out or in as someone else in the meantime.
 *
 * @param request fetches the account
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

/** Whether this browser blocks storage, so that no one can log in. */
export function useStorageOff(): boolean {
  return useBrowserValue(isStorageOff, false);
}

/** Updates the sample client's name and photo in the header, after a change of the profile. */
export function renameUser(person: Pick<User, "email" | "name" | "photo">): void {
  const renamed = renamedUser(browserStorage.read(userKey) ?? "", person);
  if (renamed !== undefined && browserStorage.write(userKey, renamed)) emitStorageChange(userKey);
}
