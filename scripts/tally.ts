/** A line per failed test: its file, its title, and how the error begins. */
export type Tally = { passed: number; failures: string[] };

type Failure = { message?: string };
type Test = { status: string; fullName: string; failureMessages?: string[] };

/** The part of Vitest's `json` report that is read. */
export type VitestReport = {
  testResults: { name: string; status: string; message?: string; assertionResults: Test[] }[];
};

type Spec = {
  title: string;
  file: string;
  /** One result per project. */
  tests: { status: string; results: { error?: Failure }[] }[];
};
type Suite = { suites?: Suite[]; specs: Spec[] };

/** The part of Playwright's `json` report that is read. */
export type PlaywrightReport = { suites: Suite[]; errors: Failure[] };

/**
 * Counts the tests of a run. Skipped and flaky tests count as failed, because a test that doesn't
 * run proves nothing. So does a file that broke before its first test, or an error outside any
 * test.
 */
export function tally(report: VitestReport | PlaywrightReport): Tally {
  const outcomes = "suites" in report ? ofPlaywright(report) : ofVitest(report);
  const failures = outcomes.filter((outcome) => outcome !== undefined);
  return { passed: outcomes.length - failures.length, failures };
}

/** For each test its line if it failed, undefined if it passed. */
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

/** The first line of an error, without the colors that browsers' errors have. */
function line(where: string, message = "failed"): string {
  // oxlint-disable-next-line no-control-regex
  const plain = message.replace(/\u001B\[[\d;]*m/g, "").trim();
  return `${where} › ${plain.split("\n")[0]}`;
}
