import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database, OpenDatabase } from "../database/open-database.ts";
import { groupCommit } from "./group-commit.ts";
import {
  type Attempt,
  type Claim,
  claimDue,
  nextDueAt,
  type QueueName,
  releaseClaim,
  rescheduleAfterClockChange,
  settleClaim,
} from "./queue.ts";
import { type DeliveryTimings, deliveryTimings } from "./timings.ts";
import { createWakeup } from "../jobs/wakeup.ts";

/**
 * Attempts a delivery. A failure is a result, not an error.
 *
 * @param signal aborts when the server stops
 */
export type Deliver<Job> = (job: Job, signal: AbortSignal) => Promise<Attempt>;

export type Outbox = {
  /** Delivers what is waiting, until stopped. */
  start: () => void;
  /** Looks for due deliveries now. */
  wake: () => void;
  /** Delivers what is due, and resolves after the attempts; without the loop, for commands. */
  deliverDue: () => Promise<void>;
  /** Starts nothing new, gives current attempts a moment, and resolves once their results are recorded. */
  stop: () => Promise<void>;
};

/** `detail` is a sentence for the broker; `hasFailed` if there will be no other attempt. */
export type AttemptResult = { hasFailed: boolean; detail: string };

/** The deliveries to one target, and how they are made. */
export type Queue<Job> = {
  name: QueueName;
  /** @returns nothing if the job was erased since the claim */
  read: (claim: Claim) => Promise<Job | undefined>;
  deliver: Deliver<Job>;
  /** Records what only this table needs, in the transaction that records an attempt. */
  onSettled?: (
    transaction: Database,
    claim: Claim,
    result: Attempt & { at: string; state: "waiting" | "delivered" | "saved" | "dead" },
  ) => Promise<void>;
  /** Called after each attempt; `hasFailed` if the delivery has failed for good. */
  onAttempt: (job: Job, result: AttemptResult) => void;
  /** Called after an attempt whose job was erased during it, to remove its traces here. */
  onErased?: (id: string) => Promise<void>;
};

type Options = {
  store: Pick<OpenDatabase, "db" | "kind">;
  log: Logger;
  /** In milliseconds. */
  now?: () => number;
  timings?: DeliveryTimings;
};

/**
 * Concurrent attempts per queue. Queues don't share them, so that a slow one doesn't delay the
 * others.
 */
const attemptsMax = 8;
/**
 * Between two checks of the table, and before results are recorded. Each is a commit, which
 * incoming inquiries need more, so attempts start and end together. It also limits a receiver's
 * load to 160 requests a second.
 */
const pauseMs = 50;
/** How long a stop waits for current attempts. */
const graceMs = 5000;

/**
 * Delivers what is waiting in tables, at least once each. Processes share the work: a claim lasts
 * for a while, and a delivery whose process was killed is attempted again after that.
 */
export function createOutbox<Job>(queues: readonly Queue<Job>[], options: Options): Outbox {
  const running = queues.map((queue) => runQueue(queue, options));
  return {
    start: () => running.forEach(({ start }) => start()),
    wake: () => running.forEach(({ wake }) => wake()),
    deliverDue: async () => void (await Promise.all(running.map((queue) => queue.deliverDue()))),
    stop: async () => void (await Promise.all(running.map(({ stop }) => stop()))),
  };
}

function runQueue<Job>(
  { deliver, name, onAttempt, onErased, onSettled, read }: Queue<Job>,
  { log, now = Date.now, store, timings = deliveryTimings }: Options,
): Outbox {
  const { db } = store;
  const { maxIdleMs, minIdleMs } = timings;
  const { target } = name;
  const wakeup = createWakeup();
  const aborting = new AbortController();
  const inProgress = new Set<Promise<void>>();
  let isStopping = false;
  let running: Promise<void> | undefined;
  let pause = Promise.resolve();
  const clock = () => ({ now: now(), timings });

  async function run(): Promise<void> {
    while (!isStopping) {
      const idleMs = await startDue().catch((error: unknown) => {
        log.error({ err: error, target }, "Reading the due deliveries failed");
        return minIdleMs;
      });
      pause = wait(pauseMs);
      await pause;
      await wakeup.next(idleMs);
    }
    const ended = Promise.all(inProgress);
    await Promise.race([ended, wait(graceMs, undefined, { ref: false })]);
    aborting.abort(new DOMException("The server stops", "AbortError"));
    await ended;
  }

  /** Starts as many attempts as there is room for. @returns how long until the next one is due */
  async function startDue(): Promise<number> {
    const room = attemptsMax - inProgress.size;
    // The end of an attempt wakes the queue.
    if (room === 0) return maxIdleMs;
    const claims = await claimDue(store, name, room, clock());
    for (const claim of claims) {
      const ends: Promise<void> = attempt(claim)
        .catch((error: unknown) => log.error({ err: error, target }, "A delivery failed"))
        .finally(() => {
          inProgress.delete(ends);
          wakeup.wake();
        });
      inProgress.add(ends);
    }
    if (claims.length >= room) return maxIdleMs;
    await rescheduleAfterClockChange(db, name, clock());
    const dueAt = await nextDueAt(db, name);
    const idleMs = dueAt === undefined ? maxIdleMs : dueAt - now();
    return Math.min(Math.max(idleMs, minIdleMs), maxIdleMs);
  }

  async function attempt(claim: Claim): Promise<void> {
    const job = await read(claim);
    if (!job) return;
    const result = await deliver(job, aborting.signal);
    if (!result.isDelivered && aborting.signal.aborted) {
      return releaseClaim(db, name, claim, now());
    }
    await pause;
    const state = await record({ ...result, claim });
    if (state === "erased") return onErased?.(claim.id);
    onAttempt(job, { hasFailed: state === "dead", detail: result.detail });
  }

  /** Attempts that end together are recorded in one transaction. */
  const record = groupCommit(
    (batch: readonly (Attempt & { claim: Claim })[]) =>
      db.transaction().execute(async (transaction) => {
        const states: Awaited<ReturnType<typeof settleClaim>>[] = [];
        for (const { claim, ...result } of batch) {
          const state = await settleClaim(transaction, name, { ...result, claim }, clock());
          states.push(state);
          if (state === "late" || state === "erased") continue;
          const at = new Date(now()).toISOString();
          await onSettled?.(transaction, claim, { ...result, at, state });
        }
        return states;
      }),
    { batchMax: attemptsMax },
  );

  return {
    start() {
      running ??= run();
    },
    wake: wakeup.wake,
    async deliverDue() {
      // What fails meanwhile may soon be due again, and is left for later.
      const startedAt = now();
      do {
        await startDue();
        await Promise.all(inProgress);
      } while ((await nextDueAt(db, name).then((at) => at ?? Infinity)) <= startedAt);
    },
    async stop() {
      isStopping = true;
      wakeup.wake();
      await running;
    },
  };
}
