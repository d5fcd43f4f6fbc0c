import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { draftAge, dropDraft, keyFor, openDraft } from "./draft.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  dropDraft();
  vi.useRealTimers();
});

test("a form's age is counted anew where the visitor's clock is set back", () => {
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

test("the same words keep their key, however often they are sent", () => {
  const key = keyFor(inquiry);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor({ ...inquiry })).toBe(key);
});

test("other words, and the same ones after a receipt, get a key of their own", () => {
  const key = keyFor(inquiry);
  const other = keyFor({ ...inquiry, message: "Two floors from spring, please." });
  expect(other).not.toBe(key);
  dropDraft();
  expect([key, other]).not.toContain(keyFor(inquiry));
});
