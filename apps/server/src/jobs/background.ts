import type { Logger } from "pino";

/**
 * Repeats a job, never concurrently. The job handles its errors itself.
 *
 * @returns stops it
 */
export function repeat(everyMs: number, work: () => Promise<void>): () => void {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work().finally(() => (running = undefined));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Does something for each in a list. Errors are logged, and don't keep the others from it. */
export async function attemptEach<One extends string | { id: string }>(
  { list, log, message }: { list: () => Promise<readonly One[]>; log: Logger; message: string },
  work: (one: One) => Promise<void>,
): Promise<void> {
  try {
    for (const one of await list()) {
      await work(one).catch((error: unknown) => {
        log.error({ err: error, id: typeof one === "string" ? one : one.id }, message);
      });
    }
  } catch (error) {
    log.error({ err: error }, message);
  }
}

/** Work that no response waits for, such as sending an email. */
export type Background = {
  /** @param what names the work in the log if it fails: "email a reset" */
  start: (what: string, work: () => Promise<unknown>) => void;
  /** Resolves once all work has ended, successfully or not. */
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
