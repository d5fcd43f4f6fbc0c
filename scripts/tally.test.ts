import { expect, test } from "vitest";
import { addTallies, tallyPlaywright, tallyVitest } from "./tally.ts";

test("counts a skipped unit test as failed, and names what failed with its error", () => {
  const report = {
    numTotalTests: 4,
    numPassedTests: 2,
    testResults: [
      {
        name: "sums.test.ts",
        status: "passed",
        assertionResults: [
          { status: "passed", fullName: "adds" },
          { status: "passed", fullName: "subtracts" },
          { status: "pending", fullName: "divides" },
          {
            status: "failed",
            fullName: "multiplies",
            failureMessages: ["Error: expected 6\n\n  Received: 5"],
          },
        ],
      },
    ],
  };
  expect(tallyVitest(report)).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      "sums.test.ts: divides",
      "sums.test.ts: multiplies (Error: expected 6 · Received: 5)",
    ],
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
                  { status: "expected", projectName: "phone", results: [{}] },
                  {
                    status: "unexpected",
                    projectName: "desktop",
                    results: [{ error: { message: "\u001B[31mtimed out\u001B[0m" } }],
                  },
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
    failures: ["door.spec.ts (desktop): opens (timed out)"],
  });
});

test("adds up what the runners counted", () => {
  const sum = addTallies([
    { passed: 2, failed: 0, failures: [] },
    { passed: 3, failed: 1, failures: ["door.spec.ts (desktop): opens"] },
  ]);
  expect(sum).toEqual({ passed: 5, failed: 1, failures: ["door.spec.ts (desktop): opens"] });
});
