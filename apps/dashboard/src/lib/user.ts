import { sampleClient } from "@frontage/content/samples/client";
import { userSchema, type User } from "@frontage/content/schemas/user";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";

/** Name of the browser-storage entry whose presence opens the dashboard. */
export const userKey = "user";

/**
 * Who is signed in, from the entry's text. Whatever the text is, the entry
 * counts: what cannot be read is taken to be the sample client.
 */
export function readUser(text: string): User {
  try {
    const { data } = z.safeParse(userSchema, JSON.parse(text));
    return data ?? sampleClient;
  } catch {
    return sampleClient;
  }
}

// The same text gives the same object, as `useSyncExternalStore` asks.
let latest: { text: string; user: User } | undefined;

function storedUser(): User | undefined {
  const text = localStorage.getItem(userKey);
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

/** Signs somebody in: the dashboard opens from here on. */
export function signIn(user: User): void {
  localStorage.setItem(userKey, JSON.stringify(user));
}
