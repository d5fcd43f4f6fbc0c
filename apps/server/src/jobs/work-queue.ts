/** Whose work it is, and what says that they no longer wait for it: their request's signal. */
export type Requester = { by: string; signal?: AbortSignal };

export type WorkQueue = {
  /**
   * Does the work once it is its turn. It reads what it needs then, so that what waits takes no
   * memory.
   *
   * @throws without doing it, if they no longer wait
   */
  run: <Result>(requester: Requester, work: () => Promise<Result>) => Promise<Result>;
};

/**
 * Work that waits for others', so that nobody can take all of a worker or of the memory: people
 * take turns, however much each requests.
 */
export function createWorkQueue({
  atOnce = Infinity,
  ofEach = Infinity,
}: {
  /** How many run at the same time, of everyone and of each person. */
  atOnce?: number;
  ofEach?: number;
}): WorkQueue {
  /** What waits, by person. Whoever is first is next, and then goes to the end. */
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let total = 0;

  function startNext(): void {
    for (const [by, starts] of waiting) {
      const own = running.get(by) ?? 0;
      if (total >= atOnce) return;
      if (own >= ofEach) continue;
      total += 1;
      running.set(by, own + 1);
      waiting.delete(by);
      starts.shift()?.();
      if (starts.length > 0) waiting.set(by, starts);
    }
  }

  return {
    async run({ by, signal }, work) {
      const { promise: turn, resolve: start } = Promise.withResolvers<void>();
      waiting.set(by, [...(waiting.get(by) ?? []), start]);
      startNext();
      await turn;
      try {
        if (signal?.aborted) throw new Error("Nobody waits for this any longer.");
        return await work();
      } finally {
        total -= 1;
        const others = (running.get(by) ?? 1) - 1;
        if (others > 0) running.set(by, others);
        else running.delete(by);
        startNext();
      }
    },
  };
}
