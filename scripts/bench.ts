/**
 * Measures what was built, and prints tables. Marks with "!" what misses `budgets.json`; figures
 * depend on the machine, so nothing fails.
 *
 * Usage: npm run bench [-- rounds]        the table of goals: site, dashboard, start
 *        npm run bench -- part [argument] one part of it, or another one
 *
 *     npm run bench -- site 1
 *     npm run bench -- inquiries 600
 */
import { measureApi } from "./bench/api.ts";
import { measureDashboard } from "./bench/dashboard.ts";
import type { Row } from "./bench/figures.ts";
import { measureInquiries } from "./bench/inquiries.ts";
import { measureRelease } from "./bench/release.ts";
import { measureSite } from "./bench/site.ts";
import { measureStart } from "./bench/start.ts";

/** Medians of as many rounds as the argument says; the start is timed once. */
const goals: Record<string, (rounds: number) => Promise<Row[]>> = {
  site: measureSite,
  dashboard: measureDashboard,
  start: measureStart,
};

/** Print tables of their own. The argument is how many seconds each measurement takes. */
const others: Record<string, (seconds: number) => Promise<void>> = {
  release: measureRelease,
  /** Requests a second on a large store. */
  api: measureApi,
  /** Inquiries stored a second. */
  inquiries: measureInquiries,
};

const [first = "5", second] = process.argv.slice(2);
const isPart = Number.isNaN(Number(first));
const other = others[first];
const asked = isPart ? [goals[first]] : Object.values(goals);
if (other) await other(Number(second ?? 10));
else if (asked.every((part) => part !== undefined)) {
  const rows: Row[] = [];
  for (const part of asked) rows.push(...(await part(Number((isPart ? second : first) ?? 5))));
  console.table(rows);
} else {
  const parts = Object.keys({ ...goals, ...others }).join(", ");
  console.error(`There is no part “${first}”, only ${parts}.`);
  process.exitCode = 1;
}
