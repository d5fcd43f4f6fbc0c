import { broker } from "@frontage/content/broker";
import type { AssistantAnswer, UnansweredPage } from "@frontage/records/schemas/assistant";
import type { Thread } from "@frontage/records/schemas/thread";
import { queryOptions, useQuery } from "@tanstack/react-query";

import { mediaTypeOf } from "../files/upload-type.ts";
import { subjects } from "./queries.ts";
import { useIsBroker } from "./visit.tsx";
import { assistant, pageQuery, threads } from "./clients.ts";
import { read } from "./request.ts";
import { uploading } from "./uploading.ts";

/**
 * The conversations, including the one with the assistant.
 *
 * @param clientId only this client's; for a broker
 */
export const threadsQuery = (isBroker: boolean, clientId?: string) =>
  queryOptions({
    queryKey: clientId ? [subjects.threads, "of", clientId] : [subjects.threads],
    async queryFn() {
      const [listed, added] = await Promise.all([
        read(threads.$get({ query: { clientId } })),
        // If the assistant fails, the other threads are still worth showing.
        broker.assistant.isOffered
          ? (isBroker ? loadUnanswered(clientId) : loadAssistantThread()).catch(() => undefined)
          : undefined,
      ]);
      return addThread(listed, added);
    },
  });

/** Loads the conversations. @param clientId only this client's; for a broker */
export function useThreads(clientId?: string) {
  const isBroker = useIsBroker();
  return useQuery(threadsQuery(isBroker, isBroker ? clientId : undefined));
}

const one = pageQuery({ limit: 1 });

async function loadAssistantThread() {
  const [{ isOn }, { items }] = await Promise.all([
    read(assistant.$get()),
    read(assistant.questions.$get({ query: one })),
  ]);
  return assistantThread({ isOn, last: items[0] });
}

async function loadUnanswered(clientId: string | undefined) {
  const query = { clientId, status: "needs-answer", ...one } as const;
  return brokersThread(await read(assistant.unanswered.$get({ query })));
}

/** A client’s thread with the assistant; `undefined` if it is off and was never asked. */
export function assistantThread({
  isOn,
  last,
}: {
  isOn: boolean;
  last: AssistantAnswer | undefined;
}): Thread | undefined {
  if (!isOn && !last) return undefined;
  return threadOf(last && { text: last.question, sentAt: last.askedAt });
}

/** The assistant's entry in a broker's conversations: the questions that wait for an answer. */
export function brokersThread({
  counts,
  items: [waiting],
}: Pick<UnansweredPage, "counts" | "items">): Thread {
  if (!waiting) return threadOf(undefined);
  const count = counts["needs-answer"];
  const text = `${count === 1 ? "1 question needs" : `${count} questions need`} your answer`;
  return threadOf({ text, sentAt: waiting.askedAt }, count);
}

const assistantRow = {
  id: "assistant",
  name: "Assistant",
  description: "Finds passages in your documents, dates and messages",
  kind: "assistant",
} as const satisfies Partial<Thread>;

function threadOf(shown: { text: string; sentAt: string } | undefined, unread = 0): Thread {
  return {
    ...assistantRow,
    unread,
    lastMessage: shown && {
      ...shown,
      id: assistantRow.id,
      threadId: assistantRow.id,
      from: "other",
      attachments: [],
    },
  };
}

/** Inserts a conversation into conversations sorted by last message. */
export function addThread(listed: readonly Thread[], added: Thread | undefined): Thread[] {
  if (!added) return [...listed];
  const sentAt = added.lastMessage?.sentAt;
  const older = listed.findIndex(({ lastMessage }) => (lastMessage?.sentAt ?? "") < (sentAt ?? ""));
  // The assistant's conversation without questions comes after the newest.
  const index = sentAt === undefined ? 1 : older === -1 ? listed.length : older;
  return listed.toSpliced(index, 0, added);
}

export type OutgoingMessage = {
  /** Created by the sender (`crypto.randomUUID`), so that a retry isn’t a second message. */
  id: string;
  threadId: string;
  text: string;
  /** The deal on whose page the message was written. */
  dealId?: string | undefined;
  files?: readonly File[];
};

/** Sends a message, with its files first. */
export async function sendMessage({ dealId, files = [], id, text, threadId }: OutgoingMessage) {
  const attachmentIds: string[] = [];
  for (const file of files) {
    const query = { name: file.name, mediaType: mediaTypeOf(file) ?? "" };
    const to = { param: { id: threadId }, query };
    const attachment = await read(threads[":id"].attachments.$post(to, uploading(file)));
    attachmentIds.push(attachment.id);
  }
  return read(
    threads[":id"].messages[":messageId"].$put({
      param: { id: threadId, messageId: id },
      json: { text, dealId, attachmentIds },
    }),
  );
}
