import { setTimeout as wait } from "node:timers/promises";

/**
 * Resolves when the condition is true.
 *
 * @param what is waited for: "The half file is gone"
 * @throws an Error that names it if it takes too long
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  what: string,
  timeoutMs = 60_000,
): Promise<void> {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > timeoutMs) {
      throw new Error(`${what}: not so after ${timeoutMs / 1000} s.`);
    }
    await wait(20);
  }
}

/** Longer than any pause between two attempts of a delivery, with short pauses. */
const timeoutMs = 60_000;

/**
 * Resolves when the expected count is reached, or none has come for so long that no more will: the
 * caller names what is missing.
 *
 * @param count how many have come so far
 */
export async function untilCounted(count: () => number, expected: number): Promise<void> {
  let seen = count();
  let since = performance.now();
  while (seen < expected && performance.now() - since < timeoutMs) {
    await wait(50);
    if (count() === seen) continue;
    seen = count();
    since = performance.now();
  }
}
