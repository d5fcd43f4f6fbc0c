import { useState } from "react";
import * as z from "zod/mini";

import { tabStorage } from "./browser-storage.ts";

/** Drafts for which the browser has no room: they last until the page is reloaded. */
const unstoredDrafts = new Map<string, string>();

/**
 * Stores what was typed and not sent, in this tab. Logging out clears it.
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
 * Keeps what is typed until it is sent, the tab closes, or the user logs out.
 *
 * @param name unique among the drafts
 * @returns `earlier`: the draft as it was when the form opened; `keep`: to call with
 *   each change, and with `undefined` when nothing is left to keep
 */
export function useDraft<Value>(name: string, schema: z.ZodMiniType<Value>) {
  const [draft] = useState(() => {
    const { keep, read } = draftStore(name, schema);
    return { earlier: read(), keep };
  });
  return draft;
}
