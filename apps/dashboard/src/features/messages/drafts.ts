import { tabDraft } from "../../lib/browser-storage.ts";

/** What is written but not sent. */
export type Draft = { text: string; files: readonly File[] };

// Files cannot be written down; they stay until the page is loaded again.
const files = new Map<string, readonly File[]>();

function textDraft(threadId: string) {
  return tabDraft(`message:${threadId}`, (kept) => (typeof kept === "string" ? kept : undefined));
}

/** The draft of a thread; an empty one where there is none. */
export function readDraft(threadId: string): Draft {
  return { text: textDraft(threadId).read() ?? "", files: files.get(threadId) ?? [] };
}

/** Keeps a thread's draft for this visit. */
export function keepDraft(threadId: string, draft: Draft): void {
  files.set(threadId, draft.files);
  if (draft.text) textDraft(threadId).keep(draft.text);
  else textDraft(threadId).drop();
}
