import type { Thread } from "@frontage/content/schemas/thread";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { usePortal } from "../../portal/portal-context.tsx";
import { refresh } from "../../portal/queries.ts";
import type { Entry } from "./message-item.tsx";
import { conversationQuery } from "./message-queries.ts";
import { useOutbox } from "./use-outbox.ts";

/** A thread’s messages, sent and unsent, oldest first. Showing them marks the thread as read. */
export function useConversation(thread: Thread) {
  const portal = usePortal();
  const queryClient = useQueryClient();
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(
    conversationQuery(portal, thread.id),
  );
  const { discard, retry, send, unsent } = useOutbox(thread.id);
  const { mutate: markRead } = useMutation({
    mutationFn: () => portal.markThreadRead(thread.id),
    onSuccess: () => refresh(queryClient, "threads"),
  });

  const isShown = data !== undefined;
  const hasUnread = thread.unread > 0;
  useEffect(() => {
    if (isShown && hasUnread) markRead();
  }, [hasUnread, isShown, markRead]);

  const sent: Entry[] = (data?.pages ?? [])
    .flatMap(({ items }) => items)
    .toReversed()
    .map((message) => ({ message }));
  const arrived = new Set(sent.map(({ message }) => message.id));
  const waiting = unsent
    .filter(({ message }) => !arrived.has(message.id))
    .map(({ error: cause, message, submittedAt }): Entry => ({
      message: {
        id: message.id,
        threadId: thread.id,
        from: "me",
        text: message.text,
        sentAt: new Date(submittedAt).toISOString(),
        attachments: message.files.map((file, index) => ({
          id: `${message.id}-${index + 1}`,
          name: file.name,
          mediaType: file.type,
          bytes: file.size,
        })),
      },
      unsent: {
        error: cause,
        onRetry: () => retry(message),
        onDiscard: () => discard(message),
      },
    }));

  return {
    /** Absent until loaded. */
    entries: data && [...sent, ...waiting],
    error,
    refetch,
    send,
    hasOlder: hasNextPage,
    isLoadingOlder: isFetchingNextPage,
    loadOlder: fetchNextPage,
  };
}
