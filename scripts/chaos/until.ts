import { setTimeout as wait } from "node:timers/promises";

/**
 * Resolves when the condition is true.
 *
 * @param what is waited for: "Half an upload is written"
 * @throws an Error that names it after five minutes: a busy machine may be slow
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
