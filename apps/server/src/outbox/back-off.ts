import type { DeliveryTimings } from "./timings.ts";

/**
 * When a delivery is attempted again: at a random moment within the pause, so that deliveries that
 * failed together aren't repeated together.
 *
 * @param attempts how many were made, the first at `startedAt`
 * @returns milliseconds since 1970, like `startedAt` and `now`; `undefined` if it has failed for
 * good
 */
export function nextAttempt(
  { attempts, now, startedAt }: { attempts: number; startedAt: number; now: number },
  {
    firstPauseMs,
    giveUpAfterMs,
    longestPauseMs,
  }: Pick<DeliveryTimings, "firstPauseMs" | "giveUpAfterMs" | "longestPauseMs">,
  random = Math.random(),
): number | undefined {
  if (now - startedAt >= giveUpAfterMs) return undefined;
  const pauseMs = Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
  return now + Math.ceil(random * pauseMs);
}
