import { useState } from "react";
import * as z from "zod/mini";

import { tabStorage } from "./browser-storage.ts";

/** Drafts for which the browser's storage has no room. They last until a reload. */
const unstoredDrafts = new Map<string, string>();

/**
 * Stores unsent input in this tab. Logging out clears it.
 *
 * @param name the draft's name, which must be unique
 */
export function draftStore<Value>(name: string, schema: z.ZodMiniType<Value>) {
  const key = `draft:${name}`;
  /** The stored draft; undefined if there is none, or it is invalid. */
  function read(): Value | undefined {
    const text = unstoredDrafts.get(key) ?? tabStorage.read(key);
    if (text === null) return undefined;
    try {
      return z.parse(schema, JSON.parse(text));
    } catch {
      return undefined;
    }
  }
  /** Stores the draft. @param value `undefined` removes it */
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
 * @param name the draft's name, which must be unique; absent to keep nothing
 * @returns `earlier`: the stored draft when the form opened; `keep`: stores each change, and
 * `undefined` removes the draft
 */
export function useDraft<Value>(name: string | undefined, schema: z.ZodMiniType<Value>) {
  const [draft] = useState(() => {
    if (name === undefined) return { earlier: undefined, keep: () => undefined };
    const { keep, read } = draftStore(name, schema);
    return { earlier: read(), keep };
  });
  return draft;
}
