/** What is written but not sent. */
export type Draft = { text: string; files: readonly File[] };

const prefix = "draft:";
// Files cannot be written down; they stay until the page is loaded again.
const files = new Map<string, readonly File[]>();

/** The draft of a thread; an empty one where there is none. */
export function readDraft(threadId: string): Draft {
  return {
    text: sessionStorage.getItem(prefix + threadId) ?? "",
    files: files.get(threadId) ?? [],
  };
}

/** Keeps a thread's draft for this visit. */
export function keepDraft(threadId: string, draft: Draft): void {
  files.set(threadId, draft.files);
  try {
    if (draft.text) sessionStorage.setItem(prefix + threadId, draft.text);
    else sessionStorage.removeItem(prefix + threadId);
  } catch {
    // Without room the draft lasts as long as the field stands.
  }
}
