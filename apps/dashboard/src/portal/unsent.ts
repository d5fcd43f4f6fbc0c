import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import { idSchema } from "@frontage/records/schemas/record";
import type { QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";

import { questionsQuery } from "./assistant-queries.ts";
import { PortalError } from "./portal-error.ts";
import type { AssistantApi, Portal } from "./portal.ts";
import { refresh } from "./queries.ts";
import { createSendQueue, type Unsent } from "./send-queue.ts";

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
export const messageQueueOf = oncePerPortal((portal, queryClient) =>
  createSendQueue({
    ...portal.keepUnsent?.("messages"),
    schema: messageSchema,
    send: ({ dealId, id, text, threadId }, files) =>
      portal.sendMessage({ id, text, threadId, dealId, files }),
    onSent: () => refresh(queryClient, "messages"),
    groupOf: ({ threadId }) => threadId,
    mayRepeat: (error) => !(error instanceof PortalError && error.kind === "refused"),
  }),
);

/** A visit's questions that aren't answered yet. The first call starts asking them. */
export const questionQueueOf = oncePerPortal((portal, queryClient) => {
  const queue = createSendQueue({
    ...portal.keepUnsent?.("questions"),
    schema: questionSchema,
    async send({ dealId, documentId, id, previousId, question }) {
      if (!portal.assistant) throw new Error("This portal has no assistant.");
      const form = { id, question, documentId, dealId, previousId };
      return portal.assistant.ask(form, (documents) => queue.change(id, { documents }));
    },
    async onSent(answer: AssistantAnswer) {
      if (portal.assistant) addAnswer(portal.assistant, queryClient, answer);
      void refresh(queryClient, "assistant");
    },
    // If the server couldn't answer, it may cost money to ask again.
    mayRepeat: (error) => !(error instanceof PortalError),
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
function addAnswer(assistant: AssistantApi, queryClient: QueryClient, answer: AssistantAnswer) {
  queryClient.setQueryData(
    questionsQuery(assistant).queryKey,
    (data) =>
      data && { ...data, items: [answer, ...data.items.filter(({ id }) => id !== answer.id)] },
  );
}

function oncePerPortal<Queue extends { resume: () => void }>(
  create: (portal: Portal, queryClient: QueryClient) => Queue,
) {
  const queues = new WeakMap<Portal, Queue>();
  return (portal: Portal, queryClient: QueryClient): Queue => {
    const started = queues.get(portal);
    if (started) return started;
    const queue = create(portal, queryClient);
    queues.set(portal, queue);
    queue.resume();
    return queue;
  };
}
