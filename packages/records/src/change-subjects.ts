/**
 * Kinds of content that a screen shows, and refetches when they change: the first part of its query
 * keys.
 */
export const changeSubjects = [
  "overview",
  "unread",
  "deals",
  "documents",
  "contacts",
  "events",
  "threads",
  "messages",
  "notifications",
  "profile",
  "settings",
  "sessions",
  "two-factor",
  "passkeys",
  "login-email",
  "calendar-link",
  "audit",
  "clients",
  "inquiries",
  "listings",
  "assistant",
] as const;
export type ChangeSubject = (typeof changeSubjects)[number];

export const isChangeSubject = (word: string): word is ChangeSubject =>
  (changeSubjects as readonly string[]).includes(word);

/** For each subject, others that list or count its records. */
const alsoShownIn: Partial<Record<ChangeSubject, readonly ChangeSubject[]>> = {
  deals: ["overview", "events", "clients"],
  documents: ["overview", "clients"],
  contacts: ["overview", "clients"],
  events: ["overview", "unread", "clients"],
  clients: ["overview"],
  inquiries: ["overview"],
  listings: ["overview", "deals"],
  messages: ["threads", "unread", "clients"],
  threads: ["unread"],
  notifications: ["unread"],
  "two-factor": ["sessions", "audit"],
  "calendar-link": ["audit"],
  passkeys: ["audit"],
  // Confirming with a passkey records when it was last used.
  "login-email": ["audit", "passkeys"],
  assistant: ["threads"],
};

/** These subjects, and all others that show their records. */
export function affectedSubjects(changed: readonly ChangeSubject[]): ChangeSubject[] {
  return [...new Set(changed.flatMap((subject) => [subject, ...(alsoShownIn[subject] ?? [])]))];
}
