import { toast } from "@frontage/ui/toast";

import { lastRequests } from "./last-requests.ts";

type Later = {
  act: () => Promise<unknown>;
  /** The toast: "Dana Fairley approved." */
  sentence: string;
  /** Called with `act`'s promise. */
  onActing: (request: Promise<unknown>) => void;
  onUndo: () => void;
};

/**
 * Shows a toast with Undo, and acts when it expires: an action that notifies someone can't be
 * undone afterwards.
 */
export function actUnlessUndone({ act, onActing, onUndo, sentence }: Later): void {
  // The result replaces this toast when its Undo expires.
  const stopWaiting = onLeaving(() => toast.success(sentence));
  toast.success(sentence, {
    label: "Undo",
    onExpire() {
      stopWaiting();
      const request = act();
      lastRequests.push(settledSoon(request));
      onActing(request);
    },
    onSelect() {
      stopWaiting();
      onUndo();
    },
  });
}

/**
 * Calls `leave` when the page may be about to close: when it is hidden, which may be its last
 * event, or left, as at logout.
 *
 * @returns a function that stops listening
 */
function onLeaving(leave: () => void): () => void {
  const hide = () => document.visibilityState === "hidden" && leave();
  document.addEventListener("visibilitychange", hide);
  window.addEventListener("pagehide", leave);
  window.addEventListener("beforeunload", leave);
  return () => {
    document.removeEventListener("visibilitychange", hide);
    window.removeEventListener("pagehide", leave);
    window.removeEventListener("beforeunload", leave);
  };
}

const settleMs = 1500;

/** Resolves when a request has ended, or takes too long. */
async function settledSoon(request: Promise<unknown>): Promise<void> {
  const waited = new Promise((resolve) => {
    setTimeout(resolve, settleMs);
  });
  await Promise.race([Promise.allSettled([request]), waited]);
}
