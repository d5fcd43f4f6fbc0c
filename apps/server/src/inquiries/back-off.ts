const secondMs = 1000;
const hourMs = 3_600_000;

/** The pauses between tries: they double from the first to the longest. */
const firstPauseMs = 5 * secondMs;
export const longestPauseMs = 2 * hourMs;
/** After a day of trying a delivery is given up. */
const patienceMs = 24 * hourMs;

/**
 * When a delivery is tried again: anywhere within the pause, so that many that failed
 * together do not come together.
 *
 * @param attempts how often it has been tried
 * @param startedAt when trying began, and `now`, in milliseconds since 1970
 * @param random between 0 and 1
 * @returns an instant in the same milliseconds; `undefined` where it is given up
 */
export function nextAttempt(
  { attempts, now, startedAt }: { attempts: number; startedAt: number; now: number },
  random = Math.random(),
): number | undefined {
  if (now - startedAt >= patienceMs) return undefined;
  const pauseMs = Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
  return now + Math.ceil(random * pauseMs);
}
