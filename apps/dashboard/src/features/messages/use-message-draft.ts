import { useState } from "react";
import * as z from "zod/mini";

import { useDraft } from "../../storage/use-draft.ts";

export type MessageDraft = { text: string; files: readonly File[] };

/** Unsent files by thread. They can’t be stored, so they last until the page reloads. */
const unsentFiles = new Map<string, readonly File[]>();

/** A thread's unsent draft, kept until the tab closes. */
export function useMessageDraft(threadId: string) {
  const { earlier = "", keep } = useDraft(`message:${threadId}`, z.string());
  const [draft, setDraft] = useState<MessageDraft>(() => ({
    text: earlier,
    files: unsentFiles.get(threadId) ?? [],
  }));

  function change(changed: Partial<MessageDraft>) {
    const next = { ...draft, ...changed };
    setDraft(next);
    unsentFiles.set(threadId, next.files);
    keep(next.text || undefined);
  }
  return { draft, change };
}
