import { expect, test } from "vitest";
import { until } from "./until.ts";

test("a condition that never becomes true ends in an error that names it", async () => {
  await expect(until(() => false, "The half file is gone", 50)).rejects.toThrow(
    "The half file is gone: not so after 0.05 s.",
  );
});

test("waits for a condition to become true", async () => {
  let asked = 0;
  await until(() => (asked += 1) === 3, "The third time");
  expect(asked).toBe(3);
});
