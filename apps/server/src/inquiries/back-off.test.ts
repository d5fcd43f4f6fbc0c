import { expect, test } from "vitest";
import { nextAttempt } from "./back-off.ts";

const second = 1000;
const hour = 3600 * second;
const at = (attempts: number, random: number) =>
  nextAttempt({ attempts, startedAt: 0, now: hour }, random);

test("the pause doubles from five seconds to two hours, and any part of it may be taken", () => {
  expect([1, 2, 3].map((attempts) => at(attempts, 1))).toEqual(
    [5, 10, 20].map((seconds) => hour + seconds * second),
  );
  expect(at(40, 1)).toBe(3 * hour);
  expect(at(40, 0.5)).toBe(2 * hour);
  expect(at(1, 0)).toBe(hour);
});

test("after a day it is given up", () => {
  const day = { attempts: 9, startedAt: 0 };
  expect(nextAttempt({ ...day, now: 24 * hour - 1 })).toBeDefined();
  expect(nextAttempt({ ...day, now: 24 * hour })).toBeUndefined();
});
