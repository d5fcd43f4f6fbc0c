/** A line per failed test: its file, its title, and how the error begins. */
export type Tally = { passed: number; failures: string[] };

type Failure = { message?: string };
type Test = { status: string; fullName: string; failureMessages?: string[] };

/** What is read from the file of Vitest's `json` reporter. */
export type VitestReport = {
  testResults: { name: string; status: string; message?: string; assertionResults: Test[] }[];
};

type Spec = {
  title: string;
  file: string;
  /** One per project. */
  tests: { status: string; results: { error?: Failure }[] }[];
};
type Suite = { suites?: Suite[]; specs: Spec[] };

/** What is read from the file of Playwright's `json` reporter. */
export type PlaywrightReport = { suites: Suite[]; errors: Failure[] };

/**
 * Counts the tests of a run. Skipped and flaky ones count as failed (nothing passes by not running),
 * and so does a file that broke before its first test, or an error outside any test.
 */
export function tally(report: VitestReport | PlaywrightReport): Tally {
  const outcomes = "suites" in report ? ofPlaywright(report) : ofVitest(report);
  const failures = outcomes.filter((outcome) => outcome !== undefined);
  return { passed: outcomes.length - failures.length, failures };
}

/** Of each test nothing if it passed, or else its line. */
type Outcomes = (string | undefined)[];

function ofVitest({ testResults }: VitestReport): Outcomes {
  return testResults.flatMap(({ assertionResults, message, name, status }) => {
    if (assertionResults.length === 0 && status === "failed") return [line(name, message)];
    return assertionResults.map((test) =>
      test.status === "passed"
        ? undefined
        : line(`${name} › ${test.fullName}`, test.failureMessages?.[0] ?? test.status),
    );
  });
}

function ofPlaywright({ errors, suites }: PlaywrightReport): Outcomes {
  const specsOf = (suite: Suite): Spec[] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const tests = suites.flatMap(specsOf).flatMap(({ file, tests: all, title }) =>
    all.map(({ results, status }) => {
      if (status === "expected") return undefined;
      return line(
        `${file} › ${title}`,
        results.find(({ error }) => error)?.error?.message ?? status,
      );
    }),
  );
  return [...tests, ...errors.map(({ message }) => line("outside of tests", message))];
}

/** Without colors, which a browser's errors have. */
function line(where: string, message = "failed"): string {
  // oxlint-disable-next-line no-control-regex
  const plain = message.replace(/\u001B\[[\d;]*m/g, "").trim();
  return `${where} › ${plain.split("\n")[0]}`;
}
