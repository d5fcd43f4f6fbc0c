import type { Thread } from "@frontage/records/schemas/thread";

import { answerPreview } from "../assistant-preview.ts";
import type { AssistantApi, BrokerAssistantApi } from "../portal.ts";

const assistant = {
  id: "assistant",
  name: "Assistant",
  description: "Quotes your documents, dates and messages",
  kind: "assistant",
  unread: 0,
} as const satisfies Thread;

type Last = { text: string; sentAt: string };

const withLast = (last: Last | undefined, unread = 0): Thread => ({
  ...assistant,
  unread,
  lastMessage: last && {
    ...last,
    id: assistant.id,
    threadId: assistant.id,
    from: "other",
    attachments: [],
  },
});

/**
 * The assistant as a thread, with its last answer, or for a broker the questions that wait for one;
 * `undefined` for clients if it is off and has answered nothing.
 *
 * @param clientId only this client’s questions; for a broker
 */
export async function assistantThread(
  own: AssistantApi,
  ofBroker: BrokerAssistantApi | undefined,
  clientId: string | undefined,
): Promise<Thread | undefined> {
  const page = { limit: 1 };
  const [{ isOn }, unanswered, { items }] = await Promise.all([
    own.state(),
    ofBroker?.unanswered({ clientId, status: "needs-answer" }, page),
    own.questions(page),
  ]);
  if (!isOn && !ofBroker && items.length === 0) return undefined;
  const [waiting] = unanswered?.items ?? [];
  const count = unanswered?.counts["needs-answer"] ?? 0;
  if (waiting && count > 0) {
    const text = count === 1 ? "1 question needs" : `${count} questions need`;
    return withLast({ text: `${text} your answer`, sentAt: waiting.askedAt }, count);
  }
  const [last] = items;
  return withLast(last && { text: answerPreview(last), sentAt: last.askedAt });
}

/** Inserts a thread among threads sorted by last message. */
export function addThread(threads: readonly Thread[], added: Thread | undefined): Thread[] {
  if (!added) return [...threads];
  const sentAt = added.lastMessage?.sentAt;
  const older = threads.findIndex(
    ({ lastMessage }) => (lastMessage?.sentAt ?? "") < (sentAt ?? ""),
  );
  // Without questions it comes after the newest.
  const index = sentAt === undefined ? 1 : older === -1 ? threads.length : older;
  return threads.toSpliced(index, 0, added);
}
