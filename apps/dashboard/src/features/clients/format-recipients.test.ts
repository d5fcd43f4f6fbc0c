import { expect, test } from "vitest";

import { formatRecipients } from "./format-recipients.ts";

test("a market note's form says how many clients it reaches, and who is left out", () => {
  const reader = { isDisabled: false, wantsMarketNote: true };
  const optedOut = { ...reader, wantsMarketNote: false };
  const uninvited = { ...reader, isDisabled: true };
  expect(formatRecipients([reader])).toBe("Goes to 1 client as a message.");
  expect(formatRecipients([reader, optedOut])).toBe(
    "Goes to 1 of 2 clients as a message. Clients who opted out won’t get it.",
  );
  expect(formatRecipients([reader, uninvited])).toBe(
    "Goes to 1 of 2 clients as a message. Clients who can’t log in yet won’t get it.",
  );
  expect(formatRecipients([optedOut, uninvited])).toBe(
    "Goes to 0 of 2 clients as a message. Clients who opted out or can’t log in yet won’t get it.",
  );
});
