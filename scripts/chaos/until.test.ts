import { expect, test } from "vitest";
import { until } from "./until.ts";

test("a condition that is never met ends in an error that names it", async () => {
  await expect(until(() => false, "The half file is gone", 50)).rejects.toThrow(
    "The half file is gone: not so after 0.05 s.",
  );
});

test("what becomes so is waited for", async () => {
  let asked = 0;
  await until(() => (asked += 1) === 3, "The third time");
  expect(asked).toBe(3);
});
