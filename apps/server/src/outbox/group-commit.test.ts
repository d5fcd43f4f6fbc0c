import { expect, test } from "vitest";
import { groupCommit } from "./group-commit.ts";

const gone = Object.assign(new Error("the database is gone"), { code: "ECONNREFUSED" });
const options = { batchMax: 3, queueMax: 5 };

test("items that arrive together are written in batches, and each gets its own result", async () => {
  const batches: number[][] = [];
  const commit = groupCommit<number, string>(async (batch) => {
    batches.push([...batch]);
    return batch.map((item) => `wrote ${item}`);
  }, options);
  expect(await Promise.all([1, 2, 3, 4].map(commit))).toEqual(
    [1, 2, 3, 4].map((n) => `wrote ${n}`),
  );
  expect(batches).toEqual([[1, 2, 3], [4]]);
  expect(await commit(5)).toBe("wrote 5");
});

test("nothing resolves before it is written", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const seen: string[] = [];
  const commit = groupCommit<number, void>(async (batch) => {
    await promise;
    seen.push("written");
    return batch.map(() => undefined);
  }, options);
  const answered = commit(1).then(() => seen.push("answered"));
  resolve();
  await answered;
  expect(seen).toEqual(["written", "answered"]);
});

test("an item that can’t be written fails alone, and the others are written", async () => {
  const commit = groupCommit<number, number>(async (batch) => {
    if (batch.includes(2)) throw new Error("two");
    return batch;
  }, options);
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(commit));
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
  ]);
});

test("in an outage all fail without a second try, and later items are written", async () => {
  let tries = 0;
  const commit = groupCommit<number, number>(async (batch) => {
    tries += 1;
    if (tries === 1) throw gone;
    return batch;
  }, options);
  const outcomes = await Promise.allSettled([1, 2, 3].map(commit));
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(tries).toBe(1);
  expect(await commit(4)).toBe(4);
});

test("an item that finds the queue full is refused", async () => {
  const commit = groupCommit<number, number>(async (batch) => batch, options);
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(commit));
  expect(outcomes.at(-1)).toMatchObject({ status: "rejected", reason: { status: 503 } });
  expect(await commit(7)).toBe(7);
});
