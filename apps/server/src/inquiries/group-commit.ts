import { setImmediate } from "node:timers/promises";

/** Takes one thing in; resolves once it is written for good, with what came of it. */
export type Commit<Item, Result> = (item: Item) => Promise<Result>;

type Options = {
  most: number;
  waitingMost: number;
  full: () => Error;
  isHopeless: (error: unknown) => boolean;
};

type Waiting<Item, Result> = { item: Item } & PromiseWithResolvers<Result>;

/**
 * Writes what comes at the same time in one transaction: a disk confirms a hundred rows
 * as fast as one. While one batch is written the next gathers, so nobody waits for
 * company. When a batch fails, each of it is tried alone, and fails alone.
 *
 * @param write writes a batch, all or nothing; answers in its order
 * @param options.most how many are written at once
 * @param options.full refuses what comes while `waitingMost` wait already
 * @param options.isHopeless what a batch failed with: each alone would fail as well, so all do
 */
export function groupCommit<Item, Result>(
  write: (batch: readonly Item[]) => Promise<readonly Result[]>,
  { full, isHopeless, most, waitingMost }: Options,
): Commit<Item, Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      // SQLite writes without giving way: first let in whoever has come meanwhile.
      // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
      await setImmediate();
      const batch = waiting.splice(0, most);
      // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
      await settle(batch).catch(async (error: unknown) => {
        const isOver = batch.length === 1 || isHopeless(error);
        for (const one of batch) {
          if (isOver) one.reject(error);
          else await settle([one]).catch(one.reject);
        }
      });
    }
    isWriting = false;
  }

  async function settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const results = await write(batch.map(({ item }) => item));
    for (const [index, one] of batch.entries()) one.resolve(results[index] as Result);
  }

  return (item) => {
    if (waiting.length >= waitingMost) return Promise.reject(full());
    const one = { item, ...Promise.withResolvers<Result>() };
    waiting.push(one);
    if (!isWriting) void writeAll();
    return one.promise;
  };
}
