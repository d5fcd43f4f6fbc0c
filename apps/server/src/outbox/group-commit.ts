import { setImmediate } from "node:timers/promises";
import { Failure } from "../http/failure.ts";
import { unavailableBy } from "../http/unavailable.ts";

/** Stores an item; resolves once it is committed, with its result. */
export type Commit<Item, Result> = (item: Item) => Promise<Result>;

type Queued<Item, Result> = { item: Item } & PromiseWithResolvers<Result>;

/**
 * Writes items that arrive at the same time in one transaction: a disk confirms a hundred rows as
 * fast as one. While one batch is written the next one gathers, so nothing waits for a batch to
 * fill. If a batch fails, each of its items is written alone, except in an outage.
 *
 * @param write writes a batch, all or nothing; returns the results in the same order
 * @param queueMax how many may wait; others are refused with a Failure 503
 */
export function groupCommit<Item, Result>(
  write: (batch: readonly Item[]) => Promise<readonly Result[]>,
  { batchMax, queueMax = Infinity }: { batchMax: number; queueMax?: number },
): Commit<Item, Result> {
  const queue: Queued<Item, Result>[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (queue.length > 0) {
      // SQLite writes synchronously: yield, so that waiting requests join the batch.
      await setImmediate();
      const batch = queue.splice(0, batchMax);
      await writeBatch(batch).catch(async (error: unknown) => {
        const isFinal = batch.length === 1 || unavailableBy(error) !== undefined;
        for (const one of batch) {
          if (isFinal) one.reject(error);
          else await writeBatch([one]).catch(one.reject);
        }
      });
    }
    isWriting = false;
  }

  async function writeBatch(batch: readonly Queued<Item, Result>[]): Promise<void> {
    const results = await write(batch.map(({ item }) => item));
    for (const [index, one] of batch.entries()) one.resolve(results[index] as Result);
  }

  return (item) => {
    if (queue.length >= queueMax) {
      const busy = "We’re busy right now. Please try again in a minute.";
      return Promise.reject(new Failure(503, busy));
    }
    const one = { item, ...Promise.withResolvers<Result>() };
    queue.push(one);
    if (!isWriting) void writeAll();
    return one.promise;
  };
}
