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
  /** The question before it in the thread. */
  previousId: z.optional(idSchema),
  /** In how many documents the assistant looks, once known. */
  documents: z.optional(z.number()),
});
export type UnsentQuestion = Unsent<z.infer<typeof questionSchema>>;

/** A visit's messages that aren't sent yet. The first call starts sending them. */
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

/** Sends messages, and keeps failed ones. `unsent` are a thread’s, oldest first. */
export function useUnsentMessages(threadId: string) {
  const queue = messageQueueOf(useQueryClient());
  const all = useSyncExternalStore(queue.subscribe, queue.read, () => none);
  return { queue, unsent: all.filter((message) => message.threadId === threadId) };
}

/** A visit's questions that aren't answered yet. The first call starts asking them. */
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
    // If the server couldn't answer, it may cost money to ask again.
    mayRepeat: (error) => !(error instanceof RequestError),
  });
  return {
    ...queue,
    /**
     * The same question that is still on its way, or waits for the connection, isn’t asked twice.
     *
     * @param asked.id of a failed one that is asked again
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

/** Shows an answer, before the list is loaded again. */
function addAnswer(queryClient: QueryClient, answer: AssistantAnswer) {
  queryClient.setQueryData(
    questionsQuery.queryKey,
    (data) =>
      data && { ...data, items: [answer, ...data.items.filter(({ id }) => id !== answer.id)] },
  );
}

/** Where unsent entries survive closing the page; the samples keep them for this visit only. */
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
