import { useEffect, useRef } from "react";

/**
 * Where only one of list and conversation is shown, focus follows: to the
 * conversation that opens, and back to its row in the list.
 */
export function useFollowFocus(threadId: string | undefined, isActive: boolean): void {
  const previous = useRef(threadId);
  useEffect(() => {
    const left = previous.current;
    if (left === threadId) return;
    previous.current = threadId;
    if (!isActive) return;
    const target = threadId ? "conversation-name" : `thread-${left}`;
    document.getElementById(target)?.focus({ preventScroll: true });
  }, [isActive, threadId]);
}
