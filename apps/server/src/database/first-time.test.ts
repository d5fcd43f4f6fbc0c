import { expect, test } from "vitest";
import { sharedStore } from "../../test/store.ts";
import { isFirstTime } from "./first-time.ts";

const store = sharedStore();

test("of many concurrent calls, exactly one is the first", async () => {
  const asked = await Promise.all(
    Array.from({ length: 8 }, () => isFirstTime(store.db, "at once", 1000)),
  );
  expect(asked.filter(Boolean)).toHaveLength(1);
});

test("a name is forgotten after its time, and then it is the first time again", async () => {
  const now = Date.now();
  expect(await isFirstTime(store.db, "later", 1000, now)).toBe(true);
  expect(await isFirstTime(store.db, "later", 1000, now + 999)).toBe(false);
  expect(await isFirstTime(store.db, "later", 1000, now + 1000)).toBe(true);
  expect(await isFirstTime(store.db, "later", 1000, now + 1500)).toBe(false);
});
