import { expect, test } from "vitest";

import { rangeOfCurve } from "./curve.ts";

const views = [4000, 3000, 2000, 2780, 1890, 2390, 3490];

test("finds a curve's minimum and maximum from its points", () => {
  expect(rangeOfCurve(views, 0, 6)).toEqual({ lowest: 1890, highest: 4000 });
});

test("finds a curve's value between two points", () => {
  const { highest, lowest } = rangeOfCurve(views, 3.5, 4);
  expect(lowest).toBe(1890);
  // Flat at both ends, the curve is at the mean halfway.
  expect(highest).toBeCloseTo(2335);
});

test("stays between two neighboring values", () => {
  const steep = rangeOfCurve([0, 0, 100, 101], 1, 2);
  expect(steep.lowest).toBeGreaterThanOrEqual(0);
  expect(steep.highest).toBeLessThanOrEqual(100);
});

test("ends where the values end", () => {
  expect(rangeOfCurve([0, 12], -1, 2)).toEqual({ lowest: 0, highest: 12 });
  expect(rangeOfCurve([7], -1, 1)).toEqual({ lowest: 7, highest: 7 });
});
