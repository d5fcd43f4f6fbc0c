import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import { useState } from "react";

import type { Clock } from "../../time/dates.ts";
import { announcementOf } from "./answer-texts.ts";
import type { PendingQuestion } from "./use-questions.ts";

/** What a pending question shows: "Looking in 14 documents…". */
export function lookingText(pending: PendingQuestion, documents: number | undefined): string {
  if (pending.documentId) return "Looking in this document…";
  const count = pending.documents ?? documents;
  if (!count) return "Looking in your records…";
  return `Looking in ${count === 1 ? "1 document" : `${count} documents`}…`;
}

/**
 * The text of the conversation's live region: that it is looking, and then how many passages
 * it found. A failed question has its own alert.
 */
export function useConversationStatus({
  answered,
  clock,
  looking,
}: {
  answered: AssistantAnswer | undefined;
  /** Set while a question is pending. */
  looking: string | undefined;
  clock: Clock;
}): string {
  // Earlier answers aren't announced.
  const [before] = useState(answered?.id);
  const news = answered?.id === before ? undefined : answered;
  return looking ?? (news ? announcementOf(news, clock) : "");
}
