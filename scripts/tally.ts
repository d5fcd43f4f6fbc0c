export type Tally = {
  passed: number;
  /** A line per test that failed: its file, its title, and how the error begins. */
  failures: string[];
};

/** What is read from the file of Vitest's `json` reporter. */
export type VitestReport = {
  testResults: {
    /** The file, as an absolute path. */
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

/** What is read from the file of Playwright's `json` reporter. */
export type PlaywrightReport = { suites: Suite[]; errors: Failure[] };

type Failure = { message?: string };
type Suite = {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    /** One per project. */
    tests: {
      status: "expected" | "unexpected" | "flaky" | "skipped";
      results: { error?: Failure }[];
    }[];
  }[];
};

/**
 * Counts the tests of a run. Skipped and flaky ones count as failed (nothing passes by not running),
 * and so does a file that broke before its first test, or an error outside any test.
 */
export function tally(report: VitestReport | PlaywrightReport): Tally {
  const outcomes = "suites" in report ? ofPlaywright(report) : ofVitest(report);
  const failures = outcomes.filter((outcome) => outcome !== passed);
  return { passed: outcomes.length - failures.length, failures };
}

const passed = Symbol("passed");

function ofVitest({ testResults }: VitestReport) {
  return testResults.flatMap(({ assertionResults, message, name, status }) => {
    if (assertionResults.length === 0 && status === "failed") return [line([name], message)];
    return assertionResults.map(({ failureMessages, fullName, status: outcome }) =>
      outcome === "passed" ? passed : line([name, fullName], failureMessages?.[0] ?? outcome),
    );
  });
}

function ofPlaywright({ errors, suites }: PlaywrightReport) {
  const specs = (suite: Suite): Suite["specs"] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specs),
  ];
  const tests = suites.flatMap(specs).flatMap(({ file, tests: all, title }) =>
    all.map(({ results, status }) => {
      if (status === "expected") return passed;
      return line([file, title], results.find(({ error }) => error)?.error?.message ?? status);
    }),
  );
  return [...tests, ...errors.map(({ message }) => line(["outside of tests"], message))];
}

/** Without colors, which a browser's errors have. */
function line(where: string[], message = "failed"): string {
  // oxlint-disable-next-line no-control-regex
  const plain = message.replace(/\u001B\[[\d;]*m/g, "").trim();
  return [...where, plain.split("\n")[0]].join(" › ");
}
