import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";

import type { OutgoingMessage } from "../../portal/portal.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { refresh } from "../../portal/queries.ts";

/** A message that is being sent, or failed. */
export type Unsent = {
  message: OutgoingMessage;
  submittedAt: number;
  /** Absent while it is being sent. */
  error: Error | null;
};

/** Sends a thread’s messages. Failed ones are kept, even while other screens are open. */
export function useOutbox(threadId: string) {
  const portal = usePortal();
  const queryClient = useQueryClient();
  const mutationKey = ["send-message", threadId];
  const { mutate: send } = useMutation({
    mutationKey,
    mutationFn: portal.sendMessage,
    gcTime: Infinity,
    // It counts as pending until the conversation shows it.
    onSuccess: () => refresh(queryClient, "messages"),
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
