/** Who requests work, and a signal (their request's) that they no longer wait for it. */
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
 * Queues work, so that nobody can occupy a whole worker or all memory: people take turns, however
 * much each of them requests.
 */
export function createWorkQueue({
  maxRunning = Infinity,
  maxPerPerson = Infinity,
}: {
  /** How much work runs at the same time, in all and for each person. */
  maxRunning?: number;
  maxPerPerson?: number;
}): WorkQueue {
  /** Waiting work, by person. The first person is next, and then moves to the end. */
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let total = 0;

  function startNext(): void {
    for (const [by, starts] of waiting) {
      const own = running.get(by) ?? 0;
      if (total >= maxRunning) return;
      if (own >= maxPerPerson) continue;
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
