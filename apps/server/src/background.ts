import type { Logger } from "pino";

/**
 * Does something again and again, where the last time is over; it says itself what goes wrong.
 *
 * @returns ends it
 */
export function repeat(everyMs: number, work: () => Promise<void>): () => void {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work().finally(() => (running = undefined));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Work that nobody waits for, such as a mail: no answer is late or fails because of it. */
export type Background = {
  /** @param what names the work in the log where it fails: "send a reset" */
  start: (what: string, work: () => Promise<unknown>) => void;
  /** Resolves once all that was begun is done, well or not. */
  settled: () => Promise<void>;
};

export function createBackground(log: Logger): Background {
  const open = new Set<Promise<void>>();
  return {
    start(what, work) {
      const ends = work().then(
        () => undefined,
        (error: unknown) => log.error({ err: error, what }, "Background work failed"),
      );
      open.add(ends);
      void ends.then(() => open.delete(ends));
    },
    async settled() {
      while (open.size > 0) await Promise.all(open);
    },
  };
}
