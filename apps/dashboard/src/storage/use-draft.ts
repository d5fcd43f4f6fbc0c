import { useState } from "react";
import * as z from "zod/mini";

import { tabStorage } from "./browser-storage.ts";

/** Drafts the browser has no room for: they last until the page reloads. */
const unstoredDrafts = new Map<string, string>();

/**
 * Stores unsent input in this tab. Logging out clears it.
 *
 * @param name unique among the drafts
 */
export function draftStore<Value>(name: string, schema: z.ZodMiniType<Value>) {
  const key = `draft:${name}`;
  /** The stored draft, if it is valid. */
  function read(): Value | undefined {
    const text = unstoredDrafts.get(key) ?? tabStorage.read(key);
    if (text === null) return undefined;
    try {
      return z.parse(schema, JSON.parse(text));
    } catch {
      return undefined;
    }
  }
  /** @param value `undefined` drops the draft */
  function keep(value: Value | undefined): void {
    unstoredDrafts.delete(key);
    if (value === undefined) {
      tabStorage.remove(key);
      return;
    }
    const text = JSON.stringify(value);
    if (!tabStorage.write(key, text)) unstoredDrafts.set(key, text);
  }
  return { read, keep };
}

/**
 * Keeps input until it is sent, the tab closes, or the user logs out.
 *
 * @param name unique among the drafts; absent if nothing is to be kept
 * @returns `earlier`: the draft when the form opened; `keep`: call it with each change, and with
 * `undefined` when nothing is left to keep
 */
export function useDraft<Value>(name: string | undefined, schema: z.ZodMiniType<Value>) {
  const [draft] = useState(() => {
    if (name === undefined) return { earlier: undefined, keep: () => undefined };
    const { keep, read } = draftStore(name, schema);
    return { earlier: read(), keep };
  });
  return draft;
}
