import { expect, test } from "vitest";
import { tally } from "./tally.ts";

test("counts a skipped unit test as failed", () => {
  const testResults = [{ status: "passed", assertionResults: [{}, {}, {}] }];
  expect(tally({ numTotalTests: 3, numPassedTests: 2, testResults })).toEqual({
    passed: 2,
    failed: 1,
  });
});

test("counts a test file that broke before its first test as one failure", () => {
  const testResults = [
    { status: "passed", assertionResults: [{}] },
    { status: "failed", assertionResults: [] },
  ];
  expect(tally({ numTotalTests: 1, numPassedTests: 1, testResults })).toEqual({
    passed: 1,
    failed: 1,
  });
});

test("counts flaky and skipped journeys and errors outside of tests as failed", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
  expect(tally({ stats, errors: [{ message: "No browser." }] })).toEqual({ passed: 5, failed: 7 });
});
