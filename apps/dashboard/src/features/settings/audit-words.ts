import type { AuditEntry } from "@frontage/content/schemas/audit";

/** What somebody did to an account. */
const accountWords: Record<string, string> = {
  "sign-in": "signed in",
  "sign-out": "signed out",
  "session-end": "ended a session",
  "password-change": "changed the password",
  "reset-request": "asked for a link to a new password",
  reset: "chose a new password by a mailed link",
  create: "made the account",
  invite: "invited the client",
  "invitation-accept": "accepted the invitation",
  "two-factor-begin": "began to turn on two-factor sign-in",
  "two-factor-on": "turned on two-factor sign-in",
  "two-factor-off": "turned off two-factor sign-in",
  "backup-codes": "made new backup codes",
  "closure-request": "asked to close the account",
  "closure-withdraw": "took back the request to close the account",
};

/** What a broker did with inquiries. */
const inquiryWords: Record<string, string> = {
  export: "downloaded the inquiries",
  link: "made the sender of an inquiry a client",
  reply: "answered an inquiry",
  retry: "had the delivery of an inquiry tried again",
};

/** What somebody did to a record, before its name. */
const recordVerbs: Record<string, string> = {
  create: "added",
  upload: "added",
  send: "sent",
  read: "opened",
  view: "opened",
  download: "downloaded",
  export: "downloaded",
  change: "changed",
  confirm: "confirmed",
  decline: "declined",
  propose: "proposed another time for",
  accept: "accepted the proposed time for",
  request: "asked for",
  sign: "noted the signature of",
  "signature-request": "asked for a signature on",
  "signature-withdraw": "took back the request to sign",
  withdraw: "withdrew",
  remove: "removed",
  restore: "brought back",
  erase: "erased",
};

const recordNouns: Record<string, string> = {
  account: "the account",
  attachment: "a file of a message",
  "calendar-address": "the calendar’s address",
  client: "a client",
  contact: "a contact",
  deal: "a deal",
  document: "a document",
  event: "a date",
  inquiry: "an inquiry",
  "market-note": "a market note",
  message: "a message",
  notification: "a notification",
  profile: "the profile",
  property: "a property",
  records: "all that is kept",
  session: "a session",
  settings: "the settings",
  thread: "a conversation",
};

/** Those that are called something, by what they were called then. */
const namedNouns: Record<string, (name: string) => string> = {
  attachment: (name) => `the file “${name}”`,
  contact: (name) => `the contact ${name}`,
  deal: (name) => `the deal ${name}`,
  document: (name) => `the document “${name}”`,
  event: (name) => `the date “${name}”`,
  // Of an erased one its reference is left.
  inquiry: (reference) => `the inquiry ${reference}`,
};

/** What happened, in a sentence: "Taylor Morgan downloaded the document “Rent roll”." */
export function auditSentence({
  action,
  outcome,
  person,
  subject,
  subjectName,
}: AuditEntry): string {
  if (outcome === "refused") {
    return action === "sign-in"
      ? "A sign-in was refused."
      : `${person} was refused: ${refusedWords(action, subject)}.`;
  }
  return `${person} ${doneWords(action, subject, subjectName)}.`;
}

function doneWords(action: string, subject: string, name: string | undefined): string {
  // Whoever makes an account does so for somebody else.
  if (action === "invite" && name) return `invited ${name}`;
  const account = accountWords[action];
  if (account && (subject === "account" || subject === "session")) return account;
  const inquiry = inquiryWords[action];
  if (inquiry && subject === "inquiry") return inquiry;
  // A kind of record that has no words yet still says what it was.
  const record = name && namedNouns[subject]?.(name);
  return `${recordVerbs[action] ?? "changed"} ${record || (recordNouns[subject] ?? "a record")}`;
}

/** Of a refusal the record says the address's first word: "documents", "properties". */
function refusedWords(action: string, subject: string): string {
  const noun = recordNouns[subject] ?? recordNouns[subject.replace(/ies$/, "y").replace(/s$/, "")];
  if (noun === recordNouns.account) {
    return action === "two-factor-on" ? "the code was not right" : "the password was not right";
  }
  return noun ? `there is no such ${noun.replace(/^(an?|the) /, "")}` : "there is nothing there";
}
