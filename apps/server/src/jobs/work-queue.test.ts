import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createWorkQueue } from "./work-queue.ts";

/** Work that lasts until it is ended, and what has started. */
function openWork() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  return {
    started,
    work: (name: string) => async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    },
    /** Ends what started first, and lets the next start. */
    endNext: async () => {
      await setImmediate();
      ends.shift()?.();
      await setImmediate();
    },
  };
}

test("people take turns, however much one of them requests", async () => {
  const queue = createWorkQueue({ maxRunning: 1 });
  const { endNext, started, work } = openWork();
  for (const name of ["a1", "a2", "a3", "b1", "c1", "b2"]) {
    void queue.run({ by: name.slice(0, 1) }, work(name));
  }
  for (let ended = 0; ended < 6; ended++) await endNext();
  expect(started).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
});

test("nobody has more at the same time than each may, and others needn't wait for them", async () => {
  const queue = createWorkQueue({ maxPerPerson: 2 });
  const { endNext, started, work } = openWork();
  for (const name of ["a1", "a2", "a3", "b1"]) {
    void queue.run({ by: name.slice(0, 1) }, work(name));
  }
  await endNext();
  expect(started).toEqual(["a1", "a2", "b1", "a3"]);
});

test("what nobody waits for any longer isn't done", async () => {
  const queue = createWorkQueue({ maxRunning: 1 });
  const { endNext, started, work } = openWork();
  const leaving = new AbortController();
  const first = queue.run({ by: "a" }, work("first"));
  const dropped = queue.run({ by: "a", signal: leaving.signal }, work("dropped"));
  const last = queue.run({ by: "a" }, work("last"));
  const refusal = dropped.catch(String);
  leaving.abort();
  await endNext();
  expect(await refusal).toContain("Nobody waits");
  await endNext();
  expect([await first, await last]).toEqual(["first", "last"]);
  expect(started).toEqual(["first", "last"]);
});

test("work that fails gives its turn to the next", async () => {
  const queue = createWorkQueue({ maxRunning: 1 });
  const failed = queue.run({ by: "a" }, async () => {
    throw new Error("Broken");
  });
  await expect(failed).rejects.toThrow("Broken");
  expect(await queue.run({ by: "a" }, async () => "next")).toBe("next");
});
