/** Which records a page has to ask for again; the words of the dashboard's query keys. */
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
  "clients",
] as const;
export type LiveSubject = (typeof liveSubjects)[number];

/** Tells open pages that something they show has changed, in this process and in the others. */
export type LiveChanges = {
  /**
   * Remembers that something changed for these people, and tells their open pages.
   * Called after the change itself is committed.
   */
  announce: (personIds: readonly string[], subjects: readonly LiveSubject[]) => Promise<void>;
  /**
   * Calls whenever there may be something new for this person.
   *
   * @returns ends it
   */
  listen: (personId: string, hear: () => void) => () => void;
  close: () => Promise<void>;
};
