import { setTimeout as wait } from "node:timers/promises";

/**
 * Waits until a condition is true.
 *
 * @param what describes the condition: "Half an upload is written"
 * @throws an Error with the description after five minutes: a busy machine may be slow
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  what: string | (() => string),
): Promise<void> {
  const end = performance.now() + 300_000;
  while (!(await isSo())) {
    if (performance.now() > end) {
      throw new Error(`Not so after five minutes: ${typeof what === "string" ? what : what()}`);
    }
    await wait(20);
  }
}
