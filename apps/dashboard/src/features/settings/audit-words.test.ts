import type { AuditEntry } from "@frontage/content/schemas/audit";
import { expect, test } from "vitest";

import { auditSentence } from "./audit-words.ts";

const entry = (parts: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: "2026-11-21T12:00:00.000Z",
  person: "Taylor Morgan",
  action: "download",
  subject: "document",
  outcome: "done",
  ...parts,
});

test.each([
  [{}, "Taylor Morgan downloaded a document."],
  [{ subjectName: "Rent roll" }, "Taylor Morgan downloaded the document “Rent roll”."],
  [
    { action: "remove", subject: "event", subjectName: "Property viewing" },
    "Taylor Morgan removed the date “Property viewing”.",
  ],
  [
    { action: "invite", subject: "account", subjectName: "Ada Example" },
    "Taylor Morgan invited Ada Example.",
  ],
  [
    { action: "sign-in", subject: "account", subjectName: "Taylor Morgan" },
    "Taylor Morgan signed in.",
  ],
  [{ action: "sign-in", subject: "account" }, "Taylor Morgan signed in."],
  [{ action: "session-end", subject: "session" }, "Taylor Morgan ended a session."],
  [{ action: "change", subject: "settings" }, "Taylor Morgan changed the settings."],
  [{ action: "create", subject: "contact" }, "Taylor Morgan added a contact."],
  [{ action: "create", subject: "account" }, "Taylor Morgan made the account."],
  [{ action: "reply", subject: "inquiry" }, "Taylor Morgan answered an inquiry."],
  [{ action: "change", subject: "inquiry" }, "Taylor Morgan changed an inquiry."],
  [
    { action: "erase", subject: "inquiry", subjectId: "K7QM-2XRD" },
    "Taylor Morgan erased the inquiry K7QM-2XRD.",
  ],
] satisfies [Partial<AuditEntry>, string][])("%o reads: %s", (parts, sentence) => {
  expect(auditSentence(entry(parts))).toBe(sentence);
});

test.each([
  [
    { action: "sign-in", subject: "account", person: "Somebody not signed in" },
    "A sign-in was refused.",
  ],
  [
    { action: "password-change", subject: "account" },
    "Taylor Morgan was refused: the password was not right.",
  ],
  [
    { action: "two-factor-on", subject: "account" },
    "Taylor Morgan was refused: the code was not right.",
  ],
  [
    { action: "read", subject: "documents" },
    "Taylor Morgan was refused: there is no such document.",
  ],
  [{ action: "read", subject: "wonders" }, "Taylor Morgan was refused: there is nothing there."],
] satisfies [Partial<AuditEntry>, string][])("refused, %o reads: %s", (parts, sentence) => {
  expect(auditSentence(entry({ ...parts, outcome: "refused" }))).toBe(sentence);
});

test("what has no words yet still reads as a sentence", () => {
  expect(auditSentence(entry({ action: "paint", subject: "fence" }))).toBe(
    "Taylor Morgan changed a record.",
  );
});
