import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import { idSchema } from "@frontage/records/schemas/record";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";

import { ask, questionsQuery } from "../api/assistant-queries.ts";
import { sendMessage } from "../api/thread-queries.ts";
import { RequestError } from "../api/request-error.ts";
import { refresh } from "../api/queries.ts";
import { createSendQueue, type Unsent, type UnsentStorage } from "./send-queue.ts";
import { unsentKeys } from "./unsent-keys.ts";

const messageSchema = z.object({
  threadId: idSchema,
  text: z.string(),
  dealId: z.optional(idSchema),
});
export type UnsentMessage = Unsent<z.infer<typeof messageSchema>>;

const questionSchema = z.object({
  question: z.string(),
  documentId: z.optional(idSchema),
  dealId: z.optional(idSchema),
  /** The id of the previous question in the conversation. */
  previousId: z.optional(idSchema),
  /** The number of documents that the assistant searches, once known. */
  documents: z.optional(z.number()),
});
export type UnsentQuestion = Unsent<z.infer<typeof questionSchema>>;

/** The visit's queue of messages. The first call starts sending. */
export const messageQueueOf = oncePerVisit((queryClient) =>
  createSendQueue({
    ...storageOf("messages"),
    schema: messageSchema,
    send: ({ dealId, id, text, threadId }, files) =>
      sendMessage({ id, text, threadId, dealId, files }),
    onSent: () => refresh(queryClient, "messages"),
    groupOf: ({ threadId }) => threadId,
    mayRepeat: (error) => !(error instanceof RequestError && error.kind === "refused"),
  }),
);

const none: readonly UnsentMessage[] = [];

/** The unsent messages of a conversation, oldest first, and functions to send and retry. */
export function useUnsentMessages(threadId: string) {
  const queue = messageQueueOf(useQueryClient());
  const all = useSyncExternalStore(queue.subscribe, queue.read, () => none);
  return { queue, unsent: all.filter((message) => message.threadId === threadId) };
}

/** The visit's queue of questions. The first call starts asking. */
export const questionQueueOf = oncePerVisit((queryClient) => {
  const queue = createSendQueue({
    ...storageOf("questions"),
    schema: questionSchema,
    send: ({ dealId, documentId, id, previousId, question }) =>
      ask({ id, question, documentId, dealId, previousId }, (documents) =>
        queue.change(id, { documents }),
      ),
    async onSent(answer: AssistantAnswer) {
      addAnswer(queryClient, answer);
      void refresh(queryClient, "assistant");
    },
    // A question that the server couldn't answer isn't repeated, because that may cost money.
    mayRepeat: (error) => !(error instanceof RequestError),
  });
  return {
    ...queue,
    /**
     * Asks a question, unless the same question is already being asked, or waits for the network.
     *
     * @param asked.id the id of a failed question that is asked again
     */
    ask({ id = crypto.randomUUID(), ...asked }: z.infer<typeof questionSchema> & { id?: string }) {
      const isSame = (one: UnsentQuestion) =>
        !one.isRefused &&
        one.question === asked.question &&
        one.documentId === asked.documentId &&
        one.dealId === asked.dealId;
      const pending = queue.read();
      const same = pending.find(isSame);
      if (same) {
        if (queue.statusOf(same) === "waiting") queue.retry(same.id);
        return;
      }
      if (pending.some((one) => one.id === id)) queue.discard(id);
      queue.add({ ...asked, id });
    },
  };
});

/** Adds an answer to the list before it is refetched. */
function addAnswer(queryClient: QueryClient, answer: AssistantAnswer) {
  queryClient.setQueryData(
    questionsQuery.queryKey,
    (data) =>
      data && { ...data, items: [answer, ...data.items.filter(({ id }) => id !== answer.id)] },
  );
}

/**
 * Where unsent entries are stored to survive closing the page; undefined for the samples, which
 * keep them until a reload.
 */
function storageOf(kind: "messages" | "questions"): UnsentStorage | undefined {
  const storageKey = unsentKeys()?.[kind];
  if (storageKey === undefined) return undefined;
  return { storageKey, isCurrent: () => unsentKeys()?.[kind] === storageKey };
}

function oncePerVisit<Queue extends { resume: () => void }>(
  create: (queryClient: QueryClient) => Queue,
) {
  const queues = new WeakMap<QueryClient, Queue>();
  return (queryClient: QueryClient): Queue => {
    const started = queues.get(queryClient);
    if (started) return started;
    const queue = create(queryClient);
    queues.set(queryClient, queue);
    queue.resume();
    return queue;
  };
}
