import { expect, test } from "vitest";
import { nextAttempt } from "./back-off.ts";
import { deliveryTimings } from "./timings.ts";

const second = 1000;
const hour = 3600 * second;
const at = (attempts: number, random: number) =>
  nextAttempt({ attempts, startedAt: 0, now: hour }, deliveryTimings, random);

test("the pause is random, up to a limit that doubles from five seconds to two hours", () => {
  expect([1, 2, 3].map((attempts) => at(attempts, 1))).toEqual(
    [5, 10, 20].map((seconds) => hour + seconds * second),
  );
  expect(at(40, 1)).toBe(3 * hour);
  expect(at(40, 0.5)).toBe(2 * hour);
  expect(at(1, 0)).toBe(hour);
});

test("it fails for good after a day", () => {
  const day = { attempts: 9, startedAt: 0 };
  expect(nextAttempt({ ...day, now: 24 * hour - 1 }, deliveryTimings)).toBeDefined();
  expect(nextAttempt({ ...day, now: 24 * hour }, deliveryTimings)).toBeUndefined();
});
