import type { ClientEmail } from "@frontage/records/schemas/client";
import { expect, test } from "vitest";

import { formatUnsentEmail, isUnsent } from "./email-labels.ts";

const email: ClientEmail = {
  id: "an-email",
  kind: "invitation",
  state: "waiting",
  createdAt: "2026-07-14T12:00:00.000Z",
  attempts: 0,
};
const refused = "The email server didn’t answer.";

test.each([
  [{}, "Invitation waiting to be sent", ""],
  [
    { attempts: 1, detail: refused, nextAttemptAt: "2026-07-14T15:00:00.000Z" },
    "Invitation waiting to be sent",
    `${refused} Next attempt: July 14, 2026, 10am.`,
  ],
  [{ state: "dead", detail: refused }, "Invitation couldn’t be sent", refused],
  [
    { kind: "moved-date", to: "Drew Lindqvist", state: "dead", detail: refused },
    "Notice of a moved date to Drew Lindqvist couldn’t be sent",
    refused,
  ],
  [{ state: "saved", detail: "Saved." }, "Invitation wasn’t emailed", "Saved."],
] satisfies [Partial<ClientEmail>, string, string][])("%o reads: %s", (parts, title, detail) => {
  const read = formatUnsentEmail({ ...email, ...parts }, "America/Chicago");
  expect(read.title).toBe(title);
  expect(read.detail.replace(/\s/g, " ")).toBe(detail);
});

test("a sent or just queued email shows no warning", () => {
  expect(isUnsent({ ...email, state: "delivered", attempts: 1 })).toBe(false);
  expect(isUnsent({ ...email, kind: "notification" })).toBe(false);
  expect(isUnsent({ ...email, kind: "notification", attempts: 1 })).toBe(true);
});

test("a link that the client waits for is shown as soon as it is queued", () => {
  for (const kind of ["invitation", "reset", "email-change-new"] as const) {
    expect(isUnsent({ ...email, kind })).toBe(true);
  }
});

test("a market note that was only saved is in the app, without a warning", () => {
  expect(isUnsent({ ...email, kind: "market-note", state: "saved" })).toBe(false);
  expect(isUnsent({ ...email, kind: "market-note", state: "dead" })).toBe(true);
});
