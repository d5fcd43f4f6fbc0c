import { expect, test } from "vitest";
import { addTallies, tallyPlaywright, tallyVitest } from "./tally.ts";

test("counts a skipped unit test as failed", () => {
  const report = {
    numTotalTests: 3,
    numPassedTests: 2,
    testResults: [
      {
        name: "sums.test.ts",
        status: "passed",
        assertionResults: [
          { status: "passed", fullName: "adds" },
          { status: "passed", fullName: "subtracts" },
          { status: "pending", fullName: "divides" },
        ],
      },
    ],
  };
  expect(tallyVitest(report)).toEqual({
    passed: 2,
    failed: 1,
    failures: ["sums.test.ts: divides"],
  });
});

test("counts a test file that broke before its first test as one failure", () => {
  const report = {
    numTotalTests: 1,
    numPassedTests: 1,
    testResults: [
      {
        name: "sums.test.ts",
        status: "passed",
        assertionResults: [{ status: "passed", fullName: "adds" }],
      },
      { name: "broken.test.ts", status: "failed", assertionResults: [] },
    ],
  };
  expect(tallyVitest(report)).toEqual({ passed: 1, failed: 1, failures: ["broken.test.ts"] });
});

test("counts flaky and skipped journeys, and errors outside them, as failed", () => {
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
    errors: [{ message: "the server did not start" }],
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              {
                title: "opens",
                file: "door.spec.ts",
                tests: [
                  { status: "expected", projectName: "phone" },
                  { status: "unexpected", projectName: "desktop" },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(tallyPlaywright(report)).toEqual({
    passed: 5,
    failed: 4,
    failures: ["door.spec.ts (desktop): opens"],
  });
});

test("adds up what the runners counted", () => {
  const sum = addTallies([
    { passed: 2, failed: 0, failures: [] },
    { passed: 3, failed: 1, failures: ["door.spec.ts (desktop): opens"] },
  ]);
  expect(sum).toEqual({ passed: 5, failed: 1, failures: ["door.spec.ts (desktop): opens"] });
});
