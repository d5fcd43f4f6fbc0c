import { startTransition, useEffect, useState } from "react";

import { whenIdle } from "../../navigation/when-idle.ts";

/** One at a time, each rendered before the next starts. */
let turns: Promise<unknown> = Promise.resolve();

/**
 * Becomes true, in a transition, once the browser is idle and earlier callers are done.
 *
 * @param prepare loads what will be rendered; rendering retries if it fails
 */
export function useIdle(prepare: () => Promise<unknown>): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    turns = turns.then(async () => {
      await whenIdle();
      if (isGone) return;
      await prepare().catch(() => {});
      await whenIdle();
      if (!isGone) startTransition(() => setIdle(true));
    });
    return () => {
      isGone = true;
    };
  }, [prepare]);
  return isIdle;
}
