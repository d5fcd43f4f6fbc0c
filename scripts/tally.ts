import { stripVTControlCharacters } from "node:util";

/** How many tests passed and failed, with the first error of each that failed. */
export type Tally = { passed: number; failed: number; failures: string[] };

/** The parts read from the file of Vitest's `json` reporter. */
export type VitestReport = {
  numTotalTests: number;
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

/** The parts read from the file of Playwright's `json` reporter. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: PlaywrightTest[] }[];
};

type PlaywrightTest = {
  status: string;
  projectName: string;
  results: { error?: { message?: string } }[];
};

/**
 * Counts a Vitest run. Skipped and to-do tests count as failed (nothing passes
 * by not running), and so does a file that broke before its first test.
 */
export function tallyVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests + broken.length,
    failures: [
      ...broken.map((file) => file.name),
      ...report.testResults.flatMap((file) =>
        file.assertionResults
          .filter((result) => result.status !== "passed")
          .map(({ failureMessages, fullName }) =>
            withError(`${file.name}: ${fullName}`, failureMessages?.[0]),
          ),
      ),
    ],
  };
}

/** Counts a Playwright run. Flaky and skipped journeys count as failed, and so do errors outside any test. */
export function tallyPlaywright({ errors, stats, suites }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failures: suites.flatMap(failuresIn),
  };
}

function failuresIn({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, tests, title }) =>
    tests
      .filter(({ status }) => status !== "expected")
      .map(({ projectName, results }) =>
        withError(
          `${file} (${projectName}): ${title}`,
          results.find(({ error }) => error)?.error?.message,
        ),
      ),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}

/** The name with its error on one line: a rare failure may leave nothing else behind. */
function withError(name: string, message?: string): string {
  if (!message) return name;
  const lines = stripVTControlCharacters(message).split("\n");
  const words = lines.map((line) => line.trim()).filter(Boolean);
  return `${name} (${words.join(" · ").slice(0, 400)})`;
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      failures: [...sum.failures, ...tally.failures],
    }),
    { passed: 0, failed: 0, failures: [] },
  );
}
