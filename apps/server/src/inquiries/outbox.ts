import { type DeliveryTarget, deliveryTargets } from "@frontage/content/schemas/received-inquiry";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { OpenDatabase } from "../database/open-database.ts";
import { createWakeup } from "../jobs/wakeup.ts";
import {
  type Attempt,
  type Claim,
  claimDue,
  type DeliveryJob,
  nextDueAt,
  readJob,
  recordAttempt,
  releaseClaim,
  rescheduleAfterClockChange,
} from "./delivery-jobs.ts";
import { groupCommit } from "./group-commit.ts";
import { type DeliveryTimings, deliveryTimings } from "./timings.ts";

/**
 * Attempts a delivery. A failure is a result, not an error.
 *
 * @param signal aborts when the server stops
 */
export type Deliver = (job: DeliveryJob, signal: AbortSignal) => Promise<Attempt>;

export type Outbox = {
  /** Delivers what waits, until it is stopped. */
  start: () => void;
  /** Looks for due deliveries now. */
  wake: () => void;
  /** Starts nothing new, gives current attempts a moment, and resolves once their results are recorded. */
  stop: () => Promise<void>;
};

type Options = {
  store: Pick<OpenDatabase, "db" | "kind">;
  log: Logger;
  deliver: Record<DeliveryTarget, Deliver>;
  /** Called after each attempt; `failed` is set if it was the last one. */
  onAttempt: (result: {
    failed?: { target: DeliveryTarget; inquiry: DeliveryJob["inquiry"] };
  }) => void;
  /** Called after an attempt whose inquiry was erased during it, to remove its traces here. */
  onErased: (deliveryId: string) => Promise<void>;
  /** The clock, in milliseconds. */
  now?: () => number;
  timings?: DeliveryTimings;
};

/** Concurrent attempts per target. Targets don't share them: one that hangs delays no other. */
const attemptsMax = 8;
/**
 * Between two looks at the table, and before results are recorded. Each is a commit, which
 * incoming inquiries need more, so attempts start and end together. It also limits a receiver's
 * load: to 160 requests a second.
 */
const pauseMs = 50;
/** How long a stop waits for current attempts. */
const graceMs = 5000;

/**
 * Delivers what waits in the table, at least once each. Processes share the work: a claim lasts
 * for a while, and a delivery whose process was killed is attempted again after that.
 */
export function createOutbox(options: Options): Outbox {
  const queues = deliveryTargets.map((target) => createQueue(target, options));
  return {
    start: () => queues.forEach(({ start }) => start()),
    wake: () => queues.forEach(({ wake }) => wake()),
    stop: async () => void (await Promise.all(queues.map(({ stop }) => stop()))),
  };
}

function createQueue(
  target: DeliveryTarget,
  { deliver, log, now = Date.now, onAttempt, onErased, store, timings = deliveryTimings }: Options,
): Outbox {
  const { db } = store;
  const { maxIdleMs, minIdleMs } = timings;
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
    const claims = await claimDue(store, target, room, clock());
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
    await rescheduleAfterClockChange(db, target, clock());
    const dueAt = await nextDueAt(db, target);
    const idleMs = dueAt === undefined ? maxIdleMs : dueAt - now();
    return Math.min(Math.max(idleMs, minIdleMs), maxIdleMs);
  }

  async function attempt(claim: Claim): Promise<void> {
    const job = await readJob(db, claim);
    if (!job) return;
    const result = await deliver[target](job, aborting.signal);
    if (!result.isDelivered && aborting.signal.aborted) return releaseClaim(db, claim, now());
    await pause;
    const outcome = await record({ ...result, claim });
    if (outcome === "erased") return onErased(claim.id);
    onAttempt(outcome === "failed" ? { failed: { target, inquiry: job.inquiry } } : {});
  }

  /** Attempts that end together are recorded in one transaction. */
  const record = groupCommit(
    (batch: readonly (Attempt & { claim: Claim })[]) =>
      db.transaction().execute(async (transaction) => {
        const outcomes: Awaited<ReturnType<typeof recordAttempt>>[] = [];
        for (const one of batch) outcomes.push(await recordAttempt(transaction, one, clock()));
        return outcomes;
      }),
    { batchMax: attemptsMax },
  );

  return {
    start() {
      running ??= run();
    },
    wake: wakeup.wake,
    async stop() {
      isStopping = true;
      wakeup.wake();
      await running;
    },
  };
}
