import { startTransition, useEffect, useState } from "react";

/** Resolves when the browser has nothing else to do, or has not had for two seconds. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if (window.requestIdleCallback) window.requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}

/** One at a time: what each turn lets in is rendered before the next one begins. */
let turns: Promise<unknown> = Promise.resolve();

/**
 * False at first; true once the page has been shown, the browser has nothing else
 * to do, and what asked for the same before has had its turn. What it lets in is
 * rendered in slices.
 *
 * @param prepare fetches what is let in; its failure is left to whoever fetches again
 */
export function useIdle(prepare: () => Promise<unknown>): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    turns = turns.then(async () => {
      await idle();
      if (isGone) return;
      await prepare().catch(() => {});
      await idle();
      if (!isGone) startTransition(() => setIdle(true));
    });
    return () => {
      isGone = true;
    };
  }, [prepare]);
  return isIdle;
}
