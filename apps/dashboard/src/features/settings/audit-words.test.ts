import type { AuditAction, AuditEntry } from "@frontage/content/schemas/audit";
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

/** What the server writes, each with one of its subjects. */
const rows: Record<AuditAction, [subject: string, sentence: string]> = {
  accept: ["event", "Taylor Morgan accepted the proposed time for a date."],
  "backup-codes": ["account", "Taylor Morgan made new backup codes."],
  change: ["settings", "Taylor Morgan changed the settings."],
  "closure-request": ["account", "Taylor Morgan asked to close the account."],
  "closure-withdraw": ["account", "Taylor Morgan took back the request to close the account."],
  confirm: ["event", "Taylor Morgan confirmed a date."],
  create: ["contact", "Taylor Morgan added a contact."],
  decline: ["event", "Taylor Morgan declined a date."],
  download: ["document", "Taylor Morgan downloaded a document."],
  erase: ["inquiry", "Taylor Morgan erased an inquiry."],
  export: ["records", "Taylor Morgan downloaded all that is kept."],
  "invitation-accept": ["account", "Taylor Morgan accepted the invitation."],
  invite: ["account", "Taylor Morgan invited the client."],
  link: ["inquiry", "Taylor Morgan made the sender of an inquiry a client."],
  "password-change": ["account", "Taylor Morgan changed the password."],
  propose: ["event", "Taylor Morgan proposed another time for a date."],
  read: ["document", "Taylor Morgan opened a document."],
  remove: ["calendar-address", "Taylor Morgan removed the calendar’s address."],
  reply: ["inquiry", "Taylor Morgan answered an inquiry."],
  request: ["event", "Taylor Morgan asked for a date."],
  reset: ["account", "Taylor Morgan chose a new password by a mailed link."],
  "reset-request": ["account", "Taylor Morgan asked for a link to a new password."],
  restore: ["document", "Taylor Morgan brought back a document."],
  retry: ["inquiry", "Taylor Morgan had the delivery of an inquiry tried again."],
  send: ["message", "Taylor Morgan sent a message."],
  "session-end": ["session", "Taylor Morgan ended a session."],
  sign: ["document", "Taylor Morgan noted the signature of a document."],
  "sign-in": ["account", "Taylor Morgan signed in."],
  "sign-out": ["account", "Taylor Morgan signed out."],
  "signature-request": ["document", "Taylor Morgan asked for a signature on a document."],
  "signature-withdraw": ["document", "Taylor Morgan took back the request to sign a document."],
  "two-factor-begin": ["account", "Taylor Morgan began to turn on two-factor sign-in."],
  "two-factor-off": ["account", "Taylor Morgan turned off two-factor sign-in."],
  "two-factor-on": ["account", "Taylor Morgan turned on two-factor sign-in."],
  upload: ["document", "Taylor Morgan added a document."],
  view: ["document", "Taylor Morgan opened a document."],
  withdraw: ["event", "Taylor Morgan withdrew a date."],
};

test.each(Object.entries(rows))("%s has words", (action, [subject, sentence]) => {
  expect(auditSentence(entry({ action, subject }))).toBe(sentence);
});

test.each([
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
  [{ action: "create", subject: "account" }, "Taylor Morgan made the account."],
  [{ action: "change", subject: "inquiry" }, "Taylor Morgan changed an inquiry."],
  [{ action: "send", subject: "market-note" }, "Taylor Morgan sent a market note."],
  [
    { action: "erase", subject: "inquiry", subjectName: "K7QM-2XRD" },
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
    { action: "read", subject: "attachments" },
    "Taylor Morgan was refused: there is no such file of a message.",
  ],
  [{ action: "read", subject: "clients" }, "Taylor Morgan was refused: there is no such client."],
  [{ action: "read", subject: "contacts" }, "Taylor Morgan was refused: there is no such contact."],
  [
    { action: "read", subject: "documents" },
    "Taylor Morgan was refused: there is no such document.",
  ],
  [{ action: "read", subject: "events" }, "Taylor Morgan was refused: there is no such date."],
  [
    { action: "read", subject: "inquiries" },
    "Taylor Morgan was refused: there is no such inquiry.",
  ],
  [
    { action: "change", subject: "market-notes" },
    "Taylor Morgan was refused: there is no such market note.",
  ],
  [{ action: "read", subject: "messages" }, "Taylor Morgan was refused: there is no such message."],
  [
    { action: "read", subject: "notifications" },
    "Taylor Morgan was refused: there is no such notification.",
  ],
  [
    { action: "read", subject: "properties" },
    "Taylor Morgan was refused: there is no such property.",
  ],
  [{ action: "read", subject: "sessions" }, "Taylor Morgan was refused: there is no such session."],
  [
    { action: "read", subject: "threads" },
    "Taylor Morgan was refused: there is no such conversation.",
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
