import { broker } from "@frontage/content/broker";
import type { AssistantAnswer, UnansweredPage } from "@frontage/records/schemas/assistant";
import type { Thread } from "@frontage/records/schemas/thread";
import { queryOptions, useQuery } from "@tanstack/react-query";

import { mediaTypeOf } from "../files/upload-type.ts";
import { subjects } from "../portal/queries.ts";
import { useIsBroker, useIsSample } from "./visit.tsx";
import { answerPreview } from "./assistant-queries.ts";
import { assistant, pageQuery, threads } from "./clients.ts";
import { read } from "./request.ts";
import { uploading } from "./uploading.ts";

type Reader = { isBroker: boolean; isSample: boolean };

/**
 * The conversations, and the one with the assistant among them.
 *
 * @param clientId only this client's; for a broker
 */
export const threadsQuery = ({ isBroker, isSample }: Reader, clientId?: string) =>
  queryOptions({
    queryKey: clientId ? [subjects.threads, "of", clientId] : [subjects.threads],
    async queryFn() {
      const [listed, added] = await Promise.all([
        read(threads.$get({ query: { clientId } })),
        // If the assistant fails, the other threads are still worth showing.
        broker.assistant.isOffered && !isSample
          ? loadAssistantThread(isBroker, clientId).catch(() => undefined)
          : undefined,
      ]);
      return addThread(listed, added);
    },
  });

/** @param clientId only this client's; for a broker */
export function useThreads(clientId?: string) {
  const [isBroker, isSample] = [useIsBroker(), useIsSample()];
  return useQuery(threadsQuery({ isBroker, isSample }, isBroker ? clientId : undefined));
}

async function loadAssistantThread(isBroker: boolean, clientId: string | undefined) {
  const query = pageQuery({ limit: 1 });
  const [{ isOn }, unanswered, { items }] = await Promise.all([
    read(assistant.$get()),
    isBroker
      ? read(assistant.unanswered.$get({ query: { clientId, status: "needs-answer", ...query } }))
      : undefined,
    read(assistant.questions.$get({ query })),
  ]);
  return assistantThread({ isOn, unanswered, last: items[0] });
}

const assistantRow = {
  id: "assistant",
  name: "Assistant",
  description: "Quotes your documents, dates and messages",
  kind: "assistant",
  unread: 0,
} as const satisfies Thread;

/**
 * The assistant as a thread, with its last answer, or for a broker the questions that wait for one;
 * `undefined` for clients if it is off and has answered nothing.
 *
 * @param state.unanswered for a broker
 */
export function assistantThread({
  isOn,
  last,
  unanswered,
}: {
  isOn: boolean;
  last: AssistantAnswer | undefined;
  unanswered: Pick<UnansweredPage, "counts" | "items"> | undefined;
}): Thread | undefined {
  if (!isOn && !unanswered && !last) return undefined;
  const [waiting] = unanswered?.items ?? [];
  const count = unanswered?.counts["needs-answer"] ?? 0;
  const shown =
    waiting && count > 0
      ? {
          text: `${count === 1 ? "1 question needs" : `${count} questions need`} your answer`,
          sentAt: waiting.askedAt,
        }
      : last && { text: answerPreview(last), sentAt: last.askedAt };
  return {
    ...assistantRow,
    unread: waiting ? count : 0,
    lastMessage: shown && {
      ...shown,
      id: assistantRow.id,
      threadId: assistantRow.id,
      from: "other",
      attachments: [],
    },
  };
}

/** Inserts a thread among threads sorted by last message. */
export function addThread(listed: readonly Thread[], added: Thread | undefined): Thread[] {
  if (!added) return [...listed];
  const sentAt = added.lastMessage?.sentAt;
  const older = listed.findIndex(({ lastMessage }) => (lastMessage?.sentAt ?? "") < (sentAt ?? ""));
  // Without questions it comes after the newest.
  const index = sentAt === undefined ? 1 : older === -1 ? listed.length : older;
  return listed.toSpliced(index, 0, added);
}

export type OutgoingMessage = {
  /** Created by the sender (`crypto.randomUUID`), so that a retry isn’t a second message. */
  id: string;
  threadId: string;
  text: string;
  /** The deal on whose page it was written. */
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
