import { expect, test } from "vitest";

import { formatNotified, formatSending } from "./notified.ts";

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

test("a link is reported as being sent only if email is set up", () => {
  const sending = "Sending a link to ada@example.com.";
  expect(formatSending({ isEmailSetUp: true }, sending)).toBe(sending);
  expect(formatSending({ isEmailSetUp: false }, sending)).toBe(
    "No link was sent: email isn’t set up. Ask whoever runs your site to set it up.",
  );
});
