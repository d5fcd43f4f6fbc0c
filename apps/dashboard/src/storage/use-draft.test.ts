import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";

import { draftStore } from "./use-draft.ts";

/** Stubs the browser's session storage. */
function browserWith(entries: Map<string, string>, hasRoom = true) {
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (!hasRoom) throw new DOMException("Full", "QuotaExceededError");
        entries.set(key, value);
      },
      removeItem: (key: string) => entries.delete(key),
    },
  });
  return entries;
}
afterEach(() => vi.unstubAllGlobals());

const note = draftStore("note", z.string());

test("a draft is kept under its name until it is removed", () => {
  const entries = browserWith(new Map());
  expect(note.read()).toBeUndefined();
  note.keep("The roof");
  expect([...entries]).toEqual([["draft:note", '"The roof"']]);
  expect(note.read()).toBe("The roof");
  note.keep(undefined);
  expect(note.read()).toBeUndefined();
  expect(entries.size).toBe(0);
});

test.each(["no JSON", "42", "null"])("an entry of %s isn't a draft", (text) => {
  browserWith(new Map([["draft:note", text]]));
  expect(note.read()).toBeUndefined();
});

test("with full storage, a draft lasts as long as the page", () => {
  const entries = browserWith(new Map([["draft:note", '"Older"']]), false);
  note.keep("Newer");
  expect(note.read()).toBe("Newer");
  note.keep(undefined);
  expect(note.read()).toBeUndefined();
  expect(entries.size).toBe(0);
});

test("without storage, a draft lasts as long as the page", () => {
  note.keep("Somewhere");
  expect(note.read()).toBe("Somewhere");
  note.keep(undefined);
  expect(note.read()).toBeUndefined();
});
