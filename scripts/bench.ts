/**
 * Measures what was built, and prints tables. Marks with "!" what misses `budgets.json`; figures
 * depend on the machine, so nothing fails.
 *
 * Usage: npm run bench [-- part [its argument …]], for example:
 *
 *     npm run bench -- pages /about /services
 *     npm run bench -- inquiries 600
 */
import { measureApi } from "./bench/api.ts";
import { measureInquiries } from "./bench/inquiries.ts";
import { measureNavigation } from "./bench/navigation.ts";
import { measurePages } from "./bench/pages.ts";
import { measureRelease } from "./bench/release.ts";

const parts: Record<string, (values: readonly string[]) => Promise<void>> = {
  /** Lighthouse and transferred bytes of these paths, or of every page. */
  pages: measurePages,
  /** Time from a click to the next page, and the longest task of a first page. */
  navigation: measureNavigation,
  release: measureRelease,
  /**
   * Requests a second on a large store; the argument is how many seconds each measurement takes.
   */
  api: ([seconds = "10"]) => measureApi(Number(seconds)),
  /** Inquiries stored a second; the argument is how many seconds it takes. */
  inquiries: ([seconds = "10"]) => measureInquiries(Number(seconds)),
};

const [name, ...values] = process.argv.slice(2);
const part = name === undefined ? undefined : parts[name];
if (part) await part(values);
else if (name === undefined) for (const each of Object.values(parts)) await each([]);
else {
  console.error(`There is no part “${name}”, only ${Object.keys(parts).join(", ")}.`);
  process.exitCode = 1;
}
