import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";

import type { OutgoingMessage } from "../../portal/portal.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { subjects } from "../../portal/queries.ts";

/** A message on its way, or one that did not go. */
export type Unsent = {
  message: OutgoingMessage;
  submittedAt: number;
  /** Why it was not sent; absent while it is on its way. */
  error: Error | null;
};

/** Sends a thread's messages. What fails is kept, also while other screens are open. */
export function useOutbox(threadId: string) {
  const portal = usePortal();
  const queryClient = useQueryClient();
  const mutationKey = ["send-message", threadId];
  const { mutate: send } = useMutation({
    mutationKey,
    mutationFn: portal.sendMessage,
    gcTime: Infinity,
    // The message is on its way until the conversation shows it.
    onSuccess: () =>
      Promise.all(
        [subjects.messages, subjects.threads, subjects.unread].map((subject) =>
          queryClient.invalidateQueries({ queryKey: [subject] }),
        ),
      ),
  });
  const unsent = useMutationState({
    filters: { mutationKey, predicate: ({ state }) => state.status !== "success" },
    select: ({ state }): Unsent => ({
      message: state.variables as OutgoingMessage,
      submittedAt: state.submittedAt,
      error: state.error,
    }),
  });

  function discard({ id }: OutgoingMessage) {
    const cache = queryClient.getMutationCache();
    for (const mutation of cache.findAll({ mutationKey })) {
      if ((mutation.state.variables as OutgoingMessage).id === id) cache.remove(mutation);
    }
  }
  function retry(message: OutgoingMessage) {
    discard(message);
    send(message);
  }
  return { send, unsent, retry, discard };
}
