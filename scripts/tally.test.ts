import { expect, test } from "vitest";
import { tally } from "./tally.ts";

test("nothing passes by not running: what failed, was skipped, flaky or broke is named with its error", () => {
  const name = "src/dates.test.ts";
  const failureMessages = ["AssertionError: expected 1 to be 2\n    at dates.test.ts:4"];
  const assertionResults = [
    { status: "passed", fullName: "reads a date" },
    { status: "pending", fullName: "reads a time" },
    { status: "failed", fullName: "reads a zone", failureMessages },
  ];
  const broken = { name, status: "failed", message: "No such module.", assertionResults: [] };
  const run = { name, status: "failed", assertionResults };
  expect(tally({ testResults: [run, broken] })).toEqual({
    passed: 1,
    failures: [
      "src/dates.test.ts › reads a time › pending",
      "src/dates.test.ts › reads a zone › AssertionError: expected 1 to be 2",
      "src/dates.test.ts › No such module.",
    ],
  });

  const red = { message: "\u001B[31mError: not visible\u001B[39m\n\nLocator: h1" };
  const spec = (title: string, status: string, error?: typeof red) => ({
    title,
    file: "login.spec.ts",
    tests: [{ status, results: error ? [{ error }] : [] }],
  });
  const suites = [
    {
      specs: [spec("logs in", "expected"), spec("sees a picture", "skipped")],
      suites: [{ specs: [spec("logs out", "unexpected", red), spec("waits", "flaky")] }],
    },
  ];
  expect(tally({ suites, errors: [{ message: "No browser." }] })).toEqual({
    passed: 1,
    failures: [
      "login.spec.ts › sees a picture › skipped",
      "login.spec.ts › logs out › Error: not visible",
      "login.spec.ts › waits › flaky",
      "outside of tests › No browser.",
    ],
  });
});
