import { afterEach, expect, test, vi } from "vitest";

import { tabDraft } from "./browser-storage.ts";

/** As much of a browser's storage as a draft uses. */
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

const note = tabDraft("note", (kept) => (typeof kept === "string" ? kept : undefined));

test("a draft is kept under its name until it is dropped", () => {
  const entries = browserWith(new Map());
  expect(note.read()).toBeUndefined();
  note.keep("The roof");
  expect([...entries]).toEqual([["draft:note", '"The roof"']]);
  expect(note.read()).toBe("The roof");
  note.drop();
  expect(note.read()).toBeUndefined();
  expect(entries.size).toBe(0);
});

test.each(["no JSON", "42", "null"])("an entry of %s is no draft", (text) => {
  browserWith(new Map([["draft:note", text]]));
  expect(note.read()).toBeUndefined();
});

test("where the browser has no room, a draft lasts as long as the page", () => {
  const entries = browserWith(new Map([["draft:note", '"Older"']]), false);
  note.keep("Newer");
  expect(note.read()).toBe("Newer");
  note.drop();
  expect(note.read()).toBeUndefined();
  expect(entries.size).toBe(0);
});

test("where there is no storage at all, too", () => {
  note.keep("Somewhere");
  expect(note.read()).toBe("Somewhere");
  note.drop();
  expect(note.read()).toBeUndefined();
});
