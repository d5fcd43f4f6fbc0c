import { expect, test } from "vitest";
import { addTallies, tallyPlaywright, tallyVitest } from "./tally.ts";

test("counts a skipped unit test as failed", () => {
  const report = {
    numTotalTests: 3,
    numPassedTests: 2,
    testResults: [{ status: "passed", assertionResults: [{}, {}, {}] }],
  };
  expect(tallyVitest(report)).toEqual({ passed: 2, failed: 1 });
});

test("counts a test file that broke before its first test as one failure", () => {
  const report = {
    numTotalTests: 1,
    numPassedTests: 1,
    testResults: [
      { status: "passed", assertionResults: [{}] },
      { status: "failed", assertionResults: [] },
    ],
  };
  expect(tallyVitest(report)).toEqual({ passed: 1, failed: 1 });
});

test("counts flaky and skipped journeys, and errors outside them, as failed", () => {
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
    errors: [{ message: "the server did not start" }],
  };
  expect(tallyPlaywright(report)).toEqual({ passed: 5, failed: 4 });
});

test("adds up what the runners counted", () => {
  const sum = addTallies([
    { passed: 2, failed: 0 },
    { passed: 3, failed: 1 },
  ]);
  expect(sum).toEqual({ passed: 5, failed: 1 });
});
