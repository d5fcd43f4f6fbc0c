import { expect, test } from "vitest";

import { formatNotified } from "./format-notified.ts";

test("only clients who can log in were notified; the others see it once they can", () => {
  const name = "Taylor Morgan";
  const notified = "Taylor Morgan has been notified.";
  expect(formatNotified(name, undefined)).toBe(notified);
  expect(formatNotified(name, { isDisabled: false, isInvited: true })).toBe(notified);
  expect(formatNotified(name, { isDisabled: false, isInvited: false }, "reminded")).toBe(
    "Taylor Morgan has been reminded.",
  );
  expect(formatNotified(name, { isDisabled: true, isInvited: true })).toBe(
    "Taylor Morgan will see it once invited.",
  );
  expect(formatNotified(name, { isDisabled: true, isInvited: false })).toBe(
    "Taylor Morgan will see it once their account is enabled.",
  );
});
