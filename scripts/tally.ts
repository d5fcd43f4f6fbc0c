export type Tally = { passed: number; failed: number };

/** What is read from the file of Vitest's `json` reporter. */
export type VitestReport = {
  numTotalTests: number;
  numPassedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

/** What is read from the file of Playwright's `json` reporter. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/**
 * Counts the tests of a run. Skipped and flaky ones count as failed (nothing passes by not running),
 * and so does a file that broke before its first test, or an error outside any test.
 */
export function tally(report: VitestReport | PlaywrightReport): Tally {
  if ("stats" in report) {
    const { errors, stats } = report;
    const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
    return { passed: stats.expected, failed };
  }
  const { numPassedTests, numTotalTests, testResults } = report;
  const broken = testResults.filter(
    ({ assertionResults, status }) => status === "failed" && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length };
}
