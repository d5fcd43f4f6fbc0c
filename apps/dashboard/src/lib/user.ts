import { sampleClient } from "@frontage/content/samples/client";
import type { User } from "@frontage/content/schemas/user";
import { useSyncExternalStore } from "react";

import { announceChange, browserStorage, tabStorage } from "./browser-storage.ts";

/** An account as the server knows it. */
export type Account = Pick<User, "email" | "name" | "role" | "session">;

/** Name of the browser-storage entry whose presence opens the dashboard. */
export const userKey = "user";
/** Name of the browser-storage entry that says: nobody has logged out, the session has ended. */
export const sessionEndedKey = "session-ended";

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * `userSchema`'s rule without the validator, which every page would carry for
 * this one entry. A test compares the two.
 */
export function isUser(entry: unknown): entry is User {
  if (typeof entry !== "object" || entry === null) return false;
  const { email, name, portal, role, session } = entry as Partial<Record<keyof User, unknown>>;
  return (
    typeof name === "string" &&
    name !== "" &&
    typeof email === "string" &&
    (role === "Client" || role === "Broker") &&
    (portal === "sample" || portal === "live") &&
    (session === undefined || typeof session === "string")
  );
}

/** The entry's text for an account of the server's. */
export function userEntry({ email, name, role, session }: Account): string {
  return JSON.stringify({ name, email, role, portal: "live", session } satisfies User);
}

/**
 * Who is signed in, from the entry's text. Whatever the text is, the entry
 * counts: what cannot be read is taken to be the sample client.
 */
export function readUser(text: string): User {
  const entry = parsed(text);
  return isUser(entry) ? entry : sampleClient;
}

/**
 * The entry's text after a sample client changed their name or address. What
 * else the entry holds stays; one that cannot be read becomes the sample client's.
 *
 * @returns `undefined` for an account of the server's, which knows better
 */
export function renamedUser(
  text: string,
  { email, name }: Pick<User, "email" | "name">,
): string | undefined {
  const user = readUser(text);
  if (user.portal !== "sample") return undefined;
  const entry = parsed(text);
  const others = typeof entry === "object" && !Array.isArray(entry) ? entry : {};
  return JSON.stringify({ ...others, ...user, name, email });
}

// The same text gives the same object, as `useSyncExternalStore` asks.
let latest: { text: string; user: User } | undefined;

function storedUser(): User | undefined {
  const text = browserStorage.read(userKey);
  if (text === null) return undefined;
  if (latest?.text !== text) latest = { text, user: readUser(text) };
  return latest.user;
}

function subscribe(listener: () => void) {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** Who is signed in; `undefined` while the page is still the one from disk. */
export function useUser(): User | undefined {
  return useSyncExternalStore(subscribe, storedUser, () => undefined);
}

/** Whether the person is a broker with an account of the server's: there is more for them. */
export function isLiveBroker(user: User | undefined): boolean {
  return user?.portal === "live" && user.role === "Broker";
}

/**
 * Signs in to the samples: the dashboard opens from here on.
 *
 * @returns false where the browser keeps nothing, and the dashboard would not open
 */
export function signInToSamples(): boolean {
  return browserStorage.write(userKey, JSON.stringify(sampleClient));
}

/** Whose account on the server the records belong to, at this moment; the samples are nobody's. */
export function liveAccount(): Account | undefined {
  const user = readUser(browserStorage.read(userKey) ?? "");
  return user.portal === "live" ? user : undefined;
}

/** Forgets an account, as far as this browser goes; the samples stay open. */
export function forgetUser(): void {
  if (!liveAccount()) return;
  browserStorage.remove(userKey);
  announceChange(userKey);
}

/** Whose records a page shows, by the entry's text: another value, and they are another person's. */
function ownerOf(text: string): string {
  const { email, portal, role } = readUser(text);
  // The samples belong to nobody, and their client may change the address.
  return portal === "live" ? `${role} ${email}` : portal;
}

/** Loads the page anew, without what was typed on it, once another tab has signed in somebody else. */
export function leaveToNextOwner(): void {
  const owner = ownerOf(browserStorage.read(userKey) ?? "");
  function leave() {
    const text = browserStorage.read(userKey);
    // Where the entry is gone, the page's first script leads away.
    if (text === null || ownerOf(text) === owner) return;
    document.documentElement.style.opacity = "0";
    tabStorage.clear();
    window.location.reload();
  }
  window.addEventListener("storage", leave);
  window.addEventListener("pageshow", leave);
}

/**
 * Asks who the account is, and notes it: its name or its session may be another by
 * now. Whoever has logged out meanwhile, or in as somebody else, stays so.
 *
 * @param ask the server's word
 */
export async function noteAccount(ask: () => Promise<Account>): Promise<void> {
  const before = browserStorage.read(userKey);
  const text = userEntry(await ask());
  if (before === null || browserStorage.read(userKey) !== before) return;
  if (text !== before && browserStorage.write(userKey, text)) announceChange(userKey);
}

/** Whether somebody is signed in, at this moment. */
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

/** Whether this browser keeps nothing for the site: nobody can sign in then. */
export function useStorageOff(): boolean {
  return useSyncExternalStore(
    () => () => {},
    isStorageOff,
    () => false,
  );
}

/** Lets the shell name the sample client as their profile does. */
export function renameUser(person: Pick<User, "email" | "name">): void {
  const renamed = renamedUser(browserStorage.read(userKey) ?? "", person);
  if (renamed !== undefined && browserStorage.write(userKey, renamed)) announceChange(userKey);
}
