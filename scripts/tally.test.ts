import { expect, test } from "vitest";
import { tally } from "./tally.ts";

const name = "src/dates.test.ts";

test("counts a skipped unit test as failed, and names it", () => {
  const assertionResults = [
    { status: "passed", fullName: "reads a date" },
    { status: "pending", fullName: "reads a time" },
  ];
  expect(tally({ testResults: [{ name, status: "passed", assertionResults }] })).toEqual({
    passed: 1,
    failures: ["src/dates.test.ts › reads a time › pending"],
  });
});

test("names a unit test that failed, with the first line of its error", () => {
  const failureMessages = ["AssertionError: expected 1 to be 2\n    at dates.test.ts:4"];
  const assertionResults = [{ status: "failed", fullName: "reads a date", failureMessages }];
  expect(tally({ testResults: [{ name, status: "failed", assertionResults }] }).failures).toEqual([
    "src/dates.test.ts › reads a date › AssertionError: expected 1 to be 2",
  ]);
});

test("counts a test file that broke before its first test as one failure", () => {
  const broken = { name, status: "failed", message: "No such module.", assertionResults: [] };
  expect(tally({ testResults: [broken] })).toEqual({
    passed: 0,
    failures: ["src/dates.test.ts › No such module."],
  });
});

test("counts flaky and skipped journeys and errors outside of tests as failed, and names them", () => {
  const spec = (title: string, status: "expected" | "unexpected" | "flaky" | "skipped") => ({
    title,
    file: "login.spec.ts",
    tests: [{ status, results: status === "unexpected" ? [{ error: red }] : [] }],
  });
  const red = { message: "\u001B[31mError: not visible\u001B[39m\n\nLocator: h1" };
  const suites = [
    {
      specs: [spec("logs in", "expected")],
      suites: [{ specs: [spec("logs out", "unexpected"), spec("waits", "flaky")] }],
    },
    { specs: [spec("sees a picture", "skipped")] },
  ];
  expect(tally({ suites, errors: [{ message: "No browser." }] })).toEqual({
    passed: 1,
    failures: [
      "login.spec.ts › logs out › Error: not visible",
      "login.spec.ts › waits › flaky",
      "login.spec.ts › sees a picture › skipped",
      "outside of tests › No browser.",
    ],
  });
});
