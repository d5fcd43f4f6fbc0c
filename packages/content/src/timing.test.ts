import { expect, test } from "vitest";
import { statStep } from "./timing.ts";

test.for([
  [5, 1],
  [7, 1],
  [26, 1],
  [49, 1],
  [98, 1],
  [100, 2],
  [149, 2],
  [5000, 100],
] as const)("a counter to %i moves by %i a tick", ([target, step]) => {
  expect(statStep(target)).toBe(step);
});
