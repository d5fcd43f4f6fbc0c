import type { AuditAction, AuditEntry } from "@frontage/records/schemas/audit";
import { expect, test } from "vitest";

import { auditRuns, formatAuditEntry, formatDealEntry } from "./audit-sentence.ts";

const entry = (parts: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: "2026-11-21T12:00:00.000Z",
  person: "Taylor Morgan",
  action: "download",
  subject: "document",
  outcome: "done",
  ...parts,
});

/** Each action that the server records, with one of its subjects, and its sentence. */
const rows: Record<AuditAction, [subject: string, sentence: string]> = {
  accept: ["event", "Taylor Morgan accepted the proposed time for an event."],
  archive: ["deal", "Taylor Morgan archived a deal."],
  ask: ["question", "Taylor Morgan asked the assistant."],
  "backup-codes": ["account", "Taylor Morgan created new backup codes."],
  cancel: ["event", "Taylor Morgan canceled an event."],
  change: ["settings", "Taylor Morgan updated the settings."],
  "closure-decline": ["account", "Taylor Morgan declined to close the account."],
  "closure-request": ["account", "Taylor Morgan requested the account’s closure."],
  "closure-withdraw": ["account", "Taylor Morgan withdrew the request to close the account."],
  confirm: ["event", "Taylor Morgan confirmed an event."],
  consent: [
    "assistant",
    "Taylor Morgan allowed a language model to read questions to the assistant.",
  ],
  "consent-withdraw": [
    "assistant",
    "Taylor Morgan stopped allowing a language model to read questions to the assistant.",
  ],
  create: ["contact", "Taylor Morgan added a contact."],
  decline: ["event", "Taylor Morgan declined an event."],
  download: ["document", "Taylor Morgan downloaded a document."],
  disable: ["account", "Taylor Morgan disabled the account."],
  end: ["offer", "Taylor Morgan ended the contract of an offer."],
  dismiss: ["question", "Taylor Morgan dismissed a question."],
  "email-change": ["account", "Taylor Morgan changed the login email."],
  "email-change-cancel": ["account", "Taylor Morgan canceled the change of the login email."],
  "email-change-confirm": ["account", "Taylor Morgan confirmed the change of the login email."],
  "email-change-request": ["account", "Taylor Morgan requested a change of the login email."],
  enable: ["account", "Taylor Morgan enabled the account."],
  erase: ["inquiry", "Taylor Morgan erased an inquiry."],
  export: ["records", "Taylor Morgan downloaded all data."],
  "invitation-accept": ["account", "Taylor Morgan accepted the invitation."],
  "invitation-cancel": ["account", "Taylor Morgan canceled the invitation."],
  import: ["deal", "Taylor Morgan imported a deal."],
  invite: ["account", "Taylor Morgan invited the client."],
  link: ["inquiry", "Taylor Morgan converted an inquiry to a client."],
  "passkey-add": ["passkey", "Taylor Morgan added the passkey “Laptop”."],
  "passkey-remove": ["passkey", "Taylor Morgan removed the passkey “Laptop”."],
  "passkey-rename": ["passkey", "Taylor Morgan renamed a passkey to “Laptop”."],
  "password-change": ["account", "Taylor Morgan changed the password."],
  propose: ["event", "Taylor Morgan proposed another time for an event."],
  publish: ["listing", "Taylor Morgan published a listing."],
  read: ["document", "Taylor Morgan opened a document."],
  remind: ["document-request", "Taylor Morgan sent a reminder about a document."],
  remove: ["calendar-link", "Taylor Morgan removed the calendar link."],
  reply: ["inquiry", "Taylor Morgan replied to an inquiry."],
  request: ["event", "Taylor Morgan requested an event."],
  "request-again": ["document-request", "Taylor Morgan asked again for a document."],
  reset: ["account", "Taylor Morgan reset the password."],
  "reset-request": ["account", "Taylor Morgan requested a password reset."],
  restore: ["document", "Taylor Morgan restored a document."],
  resubscribe: ["market-note", "Taylor Morgan subscribed to market notes by email again."],
  retry: ["inquiry", "Taylor Morgan retried the delivery of an inquiry."],
  send: ["message", "Taylor Morgan sent a message."],
  "session-end": ["session", "Taylor Morgan ended a session."],
  sign: ["document", "Taylor Morgan recorded the signature on a document."],
  "sign-in": ["account", "Taylor Morgan logged in."],
  "sign-out": ["account", "Taylor Morgan logged out."],
  "signature-email": ["document", "Taylor Morgan recorded the email to sign a document."],
  "signature-email-withdraw": [
    "document",
    "Taylor Morgan withdrew the record of the email to sign a document.",
  ],
  "signature-report": ["document", "Taylor Morgan marked a document as signed."],
  "signature-report-withdraw": [
    "document",
    "Taylor Morgan withdrew the report of having signed a document.",
  ],
  "signature-request": ["document", "Taylor Morgan requested a signature on a document."],
  "signature-withdraw": [
    "document",
    "Taylor Morgan withdrew the signature request for a document.",
  ],
  "tour-confirm": ["prospect", "Taylor Morgan confirmed a tour for a prospect."],
  "tour-decline": ["prospect", "Taylor Morgan declined a tour for a prospect."],
  "two-factor-begin": ["account", "Taylor Morgan started setting up two-factor authentication."],
  "two-factor-off": ["account", "Taylor Morgan turned off two-factor authentication."],
  "two-factor-on": ["account", "Taylor Morgan turned on two-factor authentication."],
  unhelpful: ["question", "Taylor Morgan said that the assistant didn’t help."],
  unsubscribe: ["market-note", "Taylor Morgan unsubscribed from market notes by email."],
  upload: ["document", "Taylor Morgan added a document."],
  view: ["document", "Taylor Morgan opened a document."],
  withdraw: ["event", "Taylor Morgan withdrew an event."],
};

test.each(Object.entries(rows))("%s has a phrase", (action, [subject, sentence]) => {
  const named = subject === "passkey" ? { subjectName: "Laptop" } : {};
  expect(formatAuditEntry(entry({ action, subject, ...named }))).toBe(sentence);
});

test.each([
  [
    { action: "sign-in", subject: "passkey", subjectName: "Laptop" },
    "Taylor Morgan logged in with the passkey “Laptop”.",
  ],
  [
    { action: "confirm", subject: "document-request", subjectName: "Rent roll" },
    "Taylor Morgan marked received: “Rent roll”.",
  ],
  [
    { action: "confirm", subject: "replacement-property", subjectName: "9 Template Drive" },
    "Taylor Morgan marked 9 Template Drive as identified.",
  ],
  [
    { action: "remove", subject: "replacement-property", subjectName: "9 Template Drive" },
    "Taylor Morgan removed the replacement property 9 Template Drive.",
  ],
  [{ subjectName: "Rent roll" }, "Taylor Morgan downloaded the document “Rent roll”."],
  [
    { action: "remove", subject: "event", subjectName: "Property viewing" },
    "Taylor Morgan removed the event “Property viewing”.",
  ],
  [
    { action: "invite", subject: "account", subjectName: "Ada Example" },
    "Taylor Morgan invited Ada Example.",
  ],
  [
    { action: "import", subject: "account", subjectName: "Ada Example" },
    "Taylor Morgan imported the client Ada Example.",
  ],
  [
    { action: "sign-in", subject: "account", subjectName: "Taylor Morgan" },
    "Taylor Morgan logged in.",
  ],
  [
    { action: "email-change", subject: "account", subjectName: "taylor@example.com" },
    "Taylor Morgan changed the login email to taylor@example.com.",
  ],
  [{ action: "create", subject: "account" }, "Taylor Morgan created the account."],
  [{ action: "change", subject: "inquiry" }, "Taylor Morgan updated an inquiry."],
  [{ action: "send", subject: "market-note" }, "Taylor Morgan sent a market note."],
  [
    { action: "erase", subject: "inquiry", subjectName: "K7QM-2XRD" },
    "Taylor Morgan erased the inquiry K7QM-2XRD.",
  ],
] satisfies [Partial<AuditEntry>, string][])("%o reads: %s", (parts, sentence) => {
  expect(formatAuditEntry(entry(parts))).toBe(sentence);
});

test.each([
  [{ action: "sign-in", subject: "account", person: "Someone not logged in" }, "Login failed."],
  [
    { action: "password-change", subject: "account" },
    "Taylor Morgan entered an incorrect password.",
  ],
  [{ action: "two-factor-on", subject: "account" }, "Taylor Morgan entered an incorrect code."],
  [
    { action: "read", subject: "attachments" },
    "Taylor Morgan tried to open a file of a message that doesn’t exist.",
  ],
  [
    { action: "read", subject: "clients" },
    "Taylor Morgan tried to open a client that doesn’t exist.",
  ],
  [
    { action: "read", subject: "contacts" },
    "Taylor Morgan tried to open a contact that doesn’t exist.",
  ],
  [
    { action: "read", subject: "documents" },
    "Taylor Morgan tried to open a document that doesn’t exist.",
  ],
  [
    { action: "read", subject: "events" },
    "Taylor Morgan tried to open an event that doesn’t exist.",
  ],
  [
    { action: "read", subject: "inquiries" },
    "Taylor Morgan tried to open an inquiry that doesn’t exist.",
  ],
  [
    { action: "change", subject: "market-notes" },
    "Taylor Morgan tried to open a market note that doesn’t exist.",
  ],
  [
    { action: "read", subject: "messages" },
    "Taylor Morgan tried to open a message that doesn’t exist.",
  ],
  [
    { action: "read", subject: "notifications" },
    "Taylor Morgan tried to open a notification that doesn’t exist.",
  ],
  [{ action: "read", subject: "deals" }, "Taylor Morgan tried to open a deal that doesn’t exist."],
  // An entry from before deals were named so.
  [
    { action: "read", subject: "properties" },
    "Taylor Morgan tried to open a property that doesn’t exist.",
  ],
  [
    { action: "read", subject: "sessions" },
    "Taylor Morgan tried to open a session that doesn’t exist.",
  ],
  [
    { action: "read", subject: "threads" },
    "Taylor Morgan tried to open a conversation that doesn’t exist.",
  ],
  [
    { action: "read", subject: "wonders" },
    "Taylor Morgan tried to open a page that doesn’t exist.",
  ],
] satisfies [Partial<AuditEntry>, string][])("refused, %o reads: %s", (parts, sentence) => {
  expect(formatAuditEntry(entry({ ...parts, outcome: "refused" }))).toBe(sentence);
});

test("the reader is called “You”, and repeated actions are one entry", () => {
  const login = { action: "sign-in", subject: "account", isOwn: true } as const;
  const entries = [
    entry({ id: 5, ...login }),
    entry({ id: 4, ...login }),
    entry({ id: 3, ...login, isOwn: undefined, person: "Jordan Avery" }),
    entry({
      id: 2,
      ...login,
      isOwn: undefined,
      outcome: "refused",
      person: "Someone not logged in",
    }),
    entry({ id: 1, ...login }),
  ];
  expect(auditRuns(entries).map((run) => [run.id, run.sentence, run.entries.length])).toEqual([
    [5, "You logged in.", 2],
    [3, "Jordan Avery logged in.", 1],
    [2, "Login failed.", 1],
    [1, "You logged in.", 1],
  ]);
});

test("an unknown action still reads as a sentence", () => {
  expect(formatAuditEntry(entry({ action: "paint", subject: "fence" }))).toBe(
    "Taylor Morgan updated a record.",
  );
});

test.each([
  [
    {
      action: "change",
      subject: "key-date",
      subjectName: "Closing, Aug 17, 2026 → Aug 14, 2026 (Amendment 1)",
    },
    "Taylor moved closing to Aug 14, 2026 (Amendment 1)",
  ],
  [
    { action: "download", subject: "document", subjectName: "Purchase agreement, revision 3" },
    "Taylor downloaded the purchase agreement, revision 3",
  ],
  [
    { action: "change", subject: "document", subjectName: "Letter of intent" },
    "Taylor updated the letter of intent",
  ],
  [{ action: "create", subject: "contact", subjectName: "Drew" }, "Taylor added the contact Drew"],
] satisfies [Partial<AuditEntry>, string][])(
  "in the list of its deal, %o reads: %s",
  (parts, sentence) => {
    expect(formatDealEntry(entry(parts), (name) => name.split(" ")[0] ?? name)).toBe(sentence);
  },
);

test.each([
  ["accept", "offer", "Taylor Morgan accepted an offer for 15 Placeholder Plaza."],
  ["confirm", "offer", "Taylor Morgan approved a counter to an offer for 15 Placeholder Plaza."],
  [
    "unsubscribe",
    "weekly-report",
    "Taylor Morgan unsubscribed from the weekly report on their listing.",
  ],
])("%s of the subject %s reads “%s”", (action, subject, sentence) => {
  const entered = {
    person: "Taylor Morgan",
    action,
    subject,
    subjectName: "15 Placeholder Plaza",
    outcome: "done",
  } as const;
  expect(formatAuditEntry(entered)).toBe(sentence);
});
