import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

import { usePortal } from "./portal-context.tsx";
import { messageQueueOf, type UnsentMessage } from "./unsent.ts";

const none: readonly UnsentMessage[] = [];

/** Sends messages, and keeps failed ones. `unsent` are a thread’s, oldest first. */
export function useUnsentMessages(threadId: string) {
  const queue = messageQueueOf(usePortal(), useQueryClient());
  const all = useSyncExternalStore(queue.subscribe, queue.read, () => none);
  return { queue, unsent: all.filter((message) => message.threadId === threadId) };
}
