/** What a screen shows, and refetches when it changes: the first word of its queries' keys. */
export const liveSubjects = [
  "overview",
  "unread",
  "properties",
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
  "assistant",
] as const;
export type LiveSubject = (typeof liveSubjects)[number];

export const isLiveSubject = (word: string): word is LiveSubject =>
  (liveSubjects as readonly string[]).includes(word);

/** The subjects that also list or count a subject's records. */
const alsoShownIn: Partial<Record<LiveSubject, readonly LiveSubject[]>> = {
  properties: ["overview", "events", "clients"],
  documents: ["overview", "clients"],
  contacts: ["overview", "clients"],
  events: ["overview", "unread", "clients"],
  clients: ["overview"],
  inquiries: ["overview"],
  messages: ["threads", "unread", "clients"],
  threads: ["unread"],
  notifications: ["unread"],
  "two-factor": ["sessions", "audit"],
  "calendar-link": ["audit"],
  passkeys: ["audit"],
  // By a passkey that confirms it, when that was last used.
  "login-email": ["audit", "passkeys"],
  assistant: ["threads"],
};

/** These subjects, and all that show their records too. */
export function shownIn(changed: readonly LiveSubject[]): LiveSubject[] {
  return [...new Set(changed.flatMap((subject) => [subject, ...(alsoShownIn[subject] ?? [])]))];
}
