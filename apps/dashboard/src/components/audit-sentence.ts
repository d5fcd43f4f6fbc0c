import { withDefiniteArticle, withinSentence } from "@frontage/records/in-sentence";
import type { AuditEntry } from "@frontage/records/schemas/audit";

/** Actions on an account. */
const accountPhrases: Record<string, string> = {
  "sign-in": "logged in",
  "sign-out": "logged out",
  "session-end": "ended a session",
  "password-change": "changed the password",
  "reset-request": "requested a password reset",
  reset: "reset the password",
  create: "created the account",
  import: "imported the client",
  invite: "invited the client",
  "invitation-accept": "accepted the invitation",
  "invitation-cancel": "canceled the invitation",
  "email-change": "changed the login email",
  "email-change-cancel": "canceled the change of the login email",
  "email-change-confirm": "confirmed the change of the login email",
  "email-change-request": "requested a change of the login email",
  disable: "disabled the account",
  enable: "enabled the account",
  "closure-decline": "declined to close the account",
  "two-factor-begin": "started setting up two-factor authentication",
  "two-factor-on": "turned on two-factor authentication",
  "two-factor-off": "turned off two-factor authentication",
  "backup-codes": "created new backup codes",
  "closure-request": "requested the account’s closure",
  "closure-withdraw": "withdrew the request to close the account",
};

/** Actions on the assistant, or on a question to it. */
const assistantPhrases: Record<string, string> = {
  enable: "turned on the assistant",
  disable: "turned off the assistant",
  consent: "allowed a language model to read questions to the assistant",
  "consent-withdraw": "stopped allowing a language model to read questions to the assistant",
  dismiss: "dismissed a question",
  restore: "restored a question",
  unhelpful: "said that the assistant didn’t help",
};

/** Actions on a passkey, before its name. */
const passkeyPhrases: Record<string, string> = {
  "sign-in": "logged in with the passkey",
  "passkey-add": "added the passkey",
  "passkey-remove": "removed the passkey",
  "passkey-rename": "renamed a passkey to",
};

/** Actions whose entries name an email address. */
const addressedActions: ReadonlySet<string> = new Set(["email-change", "email-change-request"]);

/** A broker’s actions on inquiries. */
const inquiryPhrases: Record<string, string> = {
  export: "downloaded the inquiries",
  link: "converted an inquiry to a client",
  reply: "replied to an inquiry",
  retry: "retried the delivery of an inquiry",
};

/** Actions of a broker or prospect on a listing, before the prospect's name. */
const prospectPhrases: Record<string, string> = {
  accept: "opened documents to",
  decline: "declined to open documents to",
  disable: "closed the document room to",
  enable: "opened the document room again to",
  link: "converted to a client:",
  remind: "sent a new link to",
  reply: "wrote to",
  "tour-confirm": "confirmed a tour for",
  "tour-decline": "declined a tour for",
};

/** A broker’s actions on a requested document, before its name. */
const requestPhrases: Record<string, string> = {
  request: "requested",
  "request-again": "asked again for",
  remind: "sent a reminder about",
  confirm: "marked received:",
  restore: "reopened the request for",
  cancel: "canceled the request for",
  change: "updated the request for",
};

/** Actions on a record, before its name. */
const recordVerbs: Record<string, string> = {
  create: "added",
  upload: "added",
  send: "sent",
  read: "opened",
  view: "opened",
  download: "downloaded",
  export: "downloaded",
  import: "imported",
  change: "updated",
  cancel: "canceled",
  confirm: "confirmed",
  decline: "declined",
  propose: "proposed another time for",
  publish: "published",
  accept: "accepted the proposed time for",
  request: "requested",
  sign: "recorded the signature on",
  "signature-email": "recorded the email to sign",
  "signature-email-withdraw": "withdrew the record of the email to sign",
  "signature-report-withdraw": "withdrew the report of having signed",
  "signature-request": "requested a signature on",
  "signature-withdraw": "withdrew the signature request for",
  withdraw: "withdrew",
  archive: "archived",
  remove: "removed",
  restore: "restored",
  erase: "erased",
};

const recordNouns: Record<string, string> = {
  account: "the account",
  attachment: "a file of a message",
  assistant: "the assistant",
  "assistant-note": "a note of the assistant",
  "calendar-link": "the calendar link",
  client: "a client",
  contact: "a contact",
  deal: "a deal",
  document: "a document",
  "document-request": "a document request",
  event: "an event",
  inquiry: "an inquiry",
  listing: "a listing",
  prospect: "a prospect",
  "listing-document": "a document of a listing",
  "key-date": "a key date",
  "key-date-template": "a template of key dates",
  "market-note": "a market note",
  message: "a message",
  notification: "a notification",
  offer: "an offer",
  profile: "the profile",
  property: "a property",
  question: "a question",
  records: "all data",
  "replacement-property": "a replacement property",
  session: "a session",
  settings: "the settings",
  thread: "a conversation",
};

/** Actions on an offer, before the property's name. */
const offerVerbs: Record<string, string> = {
  accept: "accepted an offer",
  cancel: "withdrew a counter to an offer",
  change: "changed an offer",
  confirm: "approved a counter to an offer",
  create: "made or entered an offer",
  decline: "declined an offer",
  download: "downloaded a file of an offer",
  end: "ended the contract of an offer",
  propose: "proposed a counter to an offer",
  send: "sent a counter to an offer",
  upload: "added a file to an offer",
  withdraw: "withdrew an offer",
};

/** Kinds of records that entries name, by their name at the time. */
const namedNouns: Record<string, (name: string) => string> = {
  attachment: (name) => `the file “${name}”`,
  contact: (name) => `the contact ${name}`,
  deal: (name) => `the deal ${name}`,
  document: (name) => `the document “${name}”`,
  event: (name) => `the event “${name}”`,
  listing: (name) => `the listing ${name}`,
  prospect: (name) => `the prospect ${name}`,
  "listing-document": (name) => `the document ${name}`,
  // A key date's name includes its day, or its old and new one.
  "key-date": (name) => `the key date ${name}`,
  "key-date-template": (name) => `the template for a ${name}`,
  // An erased inquiry is named by its reference.
  inquiry: (reference) => `the inquiry ${reference}`,
  client: (name) => `the client ${name}`,
  "replacement-property": (name) => `the replacement property ${name}`,
};

/** "You downloaded the document “Rent roll”." */
export function formatAuditEntry({
  action,
  isOwn,
  outcome,
  person,
  subject,
  subjectName,
}: Omit<AuditEntry, "at" | "id">): string {
  const who = isOwn ? "You" : person;
  if (outcome === "refused") {
    return action === "sign-in" ? "Login failed." : `${who} ${refusedPhrase(action, subject)}.`;
  }
  return `${who} ${donePhrase(action, subject, subjectName)}.`;
}

export type AuditRun = {
  /** The id of the newest entry. */
  id: number;
  sentence: string;
  /** Newest first. */
  entries: readonly AuditEntry[];
};

/** Groups consecutive entries with the same sentence. */
export function auditRuns(entries: readonly AuditEntry[]): AuditRun[] {
  const runs: AuditRun[] = [];
  for (const entry of entries) {
    const sentence = formatAuditEntry(entry);
    const last = runs.at(-1);
    if (last?.sentence === sentence) {
      runs[runs.length - 1] = { ...last, entries: [...last.entries, entry] };
    } else {
      runs.push({ id: entry.id, sentence, entries: [entry] });
    }
  }
  return runs;
}

/** A moved date with its old and new day: "Closing, Aug 17, 2026 → Aug 14, 2026 (Amendment 1)". */
const movedDate = /^(?<label>.+), (?:\w+ \d+, \d{4}|no date)[^→]* → (?<to>.+)$/;

/**
 * An entry in the activity of its deal: "Jordan moved closing to Aug 14, 2026 (Amendment 1)".
 *
 * @param nameOf names a person for the reader: "You", "Jordan"
 */
export function formatDealEntry(
  { action, person, subject, subjectName }: Omit<AuditEntry, "id">,
  nameOf: (person: string) => string,
): string {
  const who = nameOf(person);
  if (subject === "document" && subjectName) {
    return `${who} ${recordVerbs[action] ?? "updated"} ${withDefiniteArticle(subjectName)}`;
  }
  const moved = subject === "key-date" && movedDate.exec(subjectName ?? "")?.groups;
  if (moved) return `${who} moved ${withinSentence(moved.label ?? "")} to ${moved.to}`;
  return `${who} ${donePhrase(action, subject, subjectName)}`;
}

function donePhrase(action: string, subject: string, name: string | undefined): string {
  if (action === "invite" && name) return `invited ${name}`;
  if (action === "import" && subject === "account" && name) return `imported the client ${name}`;
  const passkey = passkeyPhrases[action];
  if (passkey && subject === "passkey") return `${passkey} “${name ?? ""}”`;
  const account = accountPhrases[action];
  // Email changes are named after the new address.
  if (account && name && addressedActions.has(action)) return `${account} to ${name}`;
  if (account && (subject === "account" || subject === "session")) return account;
  if (subject === "weekly-report") return "unsubscribed from the weekly report on their listing";
  if (subject === "offer")
    return `${offerVerbs[action] ?? "updated an offer"}${name ? ` for ${name}` : ""}`;
  if (action === "unsubscribe") return "unsubscribed from market notes by email";
  if (action === "resubscribe") return "subscribed to market notes by email again";
  if (action === "ask") return name ? `asked the assistant “${name}”` : "asked the assistant";
  const assistant = assistantPhrases[action];
  if (assistant && (subject === "assistant" || subject === "question")) return assistant;
  const inquiry = inquiryPhrases[action];
  if (inquiry && subject === "inquiry") return inquiry;
  const prospect = prospectPhrases[action];
  if (prospect && subject === "prospect") return `${prospect} ${name ?? recordNouns.prospect}`;
  const request = requestPhrases[action];
  if (request && subject === "document-request")
    return `${request} ${name ? `“${name}”` : recordNouns.document}`;
  if (name && subject === "replacement-property") {
    if (action === "confirm") return `marked ${name} as identified`;
    if (action === "restore") return `marked ${name} as not identified`;
  }
  if (action === "retry") return "sent an email again";
  const record = name && namedNouns[subject]?.(name);
  if (action === "signature-report") return `marked ${record || recordNouns.document} as signed`;
  return `${recordVerbs[action] ?? "updated"} ${record || (recordNouns[subject] ?? "a record")}`;
}

/** A refused request. Its subject is the first word of the URL: "documents", "deals". */
function refusedPhrase(action: string, subject: string): string {
  const noun = recordNouns[subject] ?? recordNouns[subject.replace(/ies$/, "y").replace(/s$/, "")];
  if (noun === recordNouns.account) {
    return `entered an incorrect ${action === "two-factor-on" ? "code" : "password"}`;
  }
  return `tried to open ${noun?.replace(/^the /, "a ") ?? "a page"} that doesn’t exist`;
}
