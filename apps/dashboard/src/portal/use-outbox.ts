import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

import { outboxOf, type UnsentMessage } from "./outbox.ts";
import { usePortal } from "./portal-context.tsx";

const none: readonly UnsentMessage[] = [];

/** Sends messages, and keeps failed ones. `unsent` are a thread’s, oldest first. */
export function useOutbox(threadId: string) {
  const outbox = outboxOf(usePortal(), useQueryClient());
  const all = useSyncExternalStore(outbox.subscribe, outbox.read, () => none);
  return { outbox, unsent: all.filter((message) => message.threadId === threadId) };
}
