import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { draftAge, dropDraft, openDraft } from "./draft.ts";

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
