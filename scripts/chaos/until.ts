import { setTimeout as wait } from "node:timers/promises";

/**
 * Resolves once as many are counted as expected, or none has come for so long that no
 * more will: what is missing is for the caller to say.
 *
 * @param count of what has come so far
 * @param patienceMs since the last that came
 */
export async function untilCounted(
  count: () => number,
  expected: number,
  patienceMs: number,
): Promise<void> {
  let seen = count();
  let since = performance.now();
  while (seen < expected && performance.now() - since < patienceMs) {
    await wait(50);
    if (count() === seen) continue;
    seen = count();
    since = performance.now();
  }
}
