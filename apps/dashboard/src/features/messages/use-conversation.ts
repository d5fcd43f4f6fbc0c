import type { Thread } from "@frontage/records/schemas/thread";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

import { threads } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useGrowingList } from "../../api/growing-list.ts";

import { refresh } from "../../api/queries.ts";
import type { Entry } from "./message-item.tsx";
import { conversationQuery } from "./message-queries.ts";
import type { UnsentStatus } from "../../unsent/send-queue.ts";
import type { UnsentMessage } from "../../unsent/unsent.ts";
import { useUnsentMessages } from "../../unsent/unsent.ts";

/**
 * A conversation's sent and unsent messages, oldest first.
 *
 * @param isChosen whether showing them marks the conversation as read; otherwise, `turnTo` does
 */
export function useConversation(thread: Thread, { isChosen }: { isChosen: boolean }) {
  const queryClient = useQueryClient();
  const { data, error, hasOlder, isLoadingOlder, refetch, showOlder } = useGrowingList(
    conversationQuery(thread.id),
  );
  const { queue, unsent } = useUnsentMessages(thread.id);
  const { mutate: markRead } = useMutation({
    mutationFn: () => read(threads[":id"].read.$post({ param: { id: thread.id } })),
    onSuccess: () => refresh(queryClient, "threads"),
  });

  const isShown = data !== undefined;
  const hasUnread = thread.unread > 0;
  // No state: rendering the composer would discard what a dictation tool wrote without an event.
  const isReading = useRef(isChosen);
  useEffect(() => {
    if (isReading.current && isShown && hasUnread) markRead();
  }, [hasUnread, isShown, markRead]);
  function turnTo() {
    if (isReading.current) return;
    isReading.current = true;
    if (isShown && hasUnread) markRead();
  }

  const sent: Entry[] = (data?.items ?? []).toReversed().map((message) => ({ message }));
  const arrived = new Set(sent.map(({ message }) => message.id));
  const waiting = unsent
    .filter(({ id }) => !arrived.has(id))
    .map((message): Entry => entryOf(message, queue.statusOf(message)));

  return {
    /** Absent while loading, unless there are unsent messages. */
    entries: data || waiting.length > 0 ? [...sent, ...waiting] : undefined,
    isLoaded: data !== undefined,
    error,
    refetch,
    queue,
    hasOlder,
    isLoadingOlder,
    showOlder,
    turnTo,
  };
}

/** An unsent message as an entry of the log. */
function entryOf(unsent: UnsentMessage, status: UnsentStatus): Entry {
  const { files, id, isLimited, problem, text, threadId, writtenAt } = unsent;
  return {
    message: {
      id,
      threadId,
      from: "me",
      text,
      sentAt: writtenAt,
      attachments: files.map((file, index) => ({ id: `${id}-${index + 1}`, ...file })),
    },
    unsent: { status, problem, isLimited },
  };
}
