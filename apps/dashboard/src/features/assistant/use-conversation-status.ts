import type { AssistantAnswer } from "@frontage/content/schemas/assistant";
import { useState } from "react";

import { announcementOf, type Reader } from "./answer-texts.ts";
import type { PendingQuestion } from "./question-queue.ts";

/** What a question waits for: "Looking in 14 documents…". */
export function lookingText(pending: PendingQuestion, documents: number | undefined): string {
  if (pending.documentId) return "Looking in this document…";
  const count = pending.documents ?? documents;
  if (!count) return "Looking in your records…";
  return `Looking in ${count === 1 ? "1 document" : `${count} documents`}…`;
}

/**
 * What the one live region of a conversation says: that it looks, and then the answer, once and
 * complete. A failed question has its own alert.
 */
export function useConversationStatus({
  answered,
  looking,
  reader,
}: {
  answered: AssistantAnswer | undefined;
  /** While a question is on its way. */
  looking: string | undefined;
  reader: Reader;
}): string {
  // What was answered before is no news.
  const [before] = useState(answered?.id);
  const news = answered?.id === before ? undefined : answered;
  return looking ?? (news ? announcementOf(news, reader) : "");
}
