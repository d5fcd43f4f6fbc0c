import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { draftAge, dropDraft, keyFor, openDraft } from "./draft.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  dropDraft();
  vi.useRealTimers();
});

test("a form's age restarts when the visitor's clock is set back", () => {
  openDraft();
  vi.advanceTimersByTime(2000);
  expect(draftAge()).toBe(2000);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(draftAge()).toBe(0);
  vi.advanceTimersByTime(3000);
  expect(draftAge()).toBe(3000);
});

const inquiry = {
  name: "Alex Morgan",
  email: "alex@example.com",
  phone: "(555) 555-0100",
  service: "leasing",
  message: "Two floors from spring.",
} as const;

test("the same text keeps its key, however often it is sent", () => {
  const key = keyFor(inquiry);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor({ ...inquiry })).toBe(key);
});

test("a retry keeps the key that an earlier version of the page stored", async () => {
  const attempt = { key: "stored before", words: JSON.stringify(inquiry) };
  const item = JSON.stringify({ since: 0, values: {}, attempt });
  vi.stubGlobal("sessionStorage", { getItem: () => item, setItem: () => undefined });
  expect(keyFor(inquiry)).toBe("stored before");
});

test("a different text, or the same one after a receipt, gets a new key", () => {
  const key = keyFor(inquiry);
  const other = keyFor({ ...inquiry, message: "Two floors from spring, please." });
  expect(other).not.toBe(key);
  dropDraft();
  expect([key, other]).not.toContain(keyFor(inquiry));
});
