import { expect, test } from "vitest";
import { stats } from "./sourced-claims.ts";
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

test("every stat ends exactly at its figure", () => {
  for (const { number } of stats) expect(number % statStep(number)).toBe(0);
});
