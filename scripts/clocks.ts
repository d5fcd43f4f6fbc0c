/**
 * Runs the unit suites on days and at hours that break date arithmetic, in three time zones,
 * with the clock set by libfaketime. Prints each moment at which a test fails.
 *
 * Usage: npm run test:clocks -- [days, zones or hours …], for example 2028-02-29 Asia/Tokyo 23
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createVitest, type CliOptions } from "vitest/node";
import { contentIcons } from "../apps/site/scripts/content-icons.ts";
import { isolatedTests, markdown } from "../packages/content/vitest.config.ts";
import { findProgram } from "./find-program.ts";

const root = join(import.meta.dirname, "..");
const wanted = process.argv.slice(2);

const ordinaryDay = "2026-07-14";
const zones = ["UTC", "America/Chicago", "Asia/Tokyo"];
const days = [
  ordinaryDay,
  "2026-01-31", // month ends, on several days of the week
  "2026-07-31",
  "2027-02-28",
  "2026-11-30",
  "2026-12-31",
  "2028-02-29",
  "2026-03-08", // Chicago skips the hour from two to three
  "2026-11-01", // and repeats the one from one to two
];
const everyHour = Array.from({ length: 24 }, (_, hour) => hour);
/** Hours around midnight and clock changes, the end of the night, and the day. */
const criticalHours = [0, 1, 2, 3, 5, 12, 18, 23];

const quickFolders = ["packages/content", "packages/records", "apps/dashboard", "apps/site"];
/** Suites that read the clock. The others can depend only on the time zone. */
const readClock = await openSuites(root, {
  projects: quickFolders.map((folder) => ({
    extends: true as const,
    root: join(root, folder),
    plugins: folder === "apps/site" ? [contentIcons()] : [markdown],
    test: {
      name: folder,
      include: ["src/**/*.test.{ts,tsx}"],
      // Isolated and live tests run separately, and don't depend on the date.
      exclude: [...isolatedTests, "**/*.live.test.ts"],
    },
  })),
  related: filesThatReadTheClock(),
});
const quick = await openSuites(root, { projects: readClock.vitest.config.projects });
// Suites about passwords, processes and attacks, which are slow and don't depend on the hour.
const timeless =
  /hostile|authorization|accounts\/routes|commands\/|outbox|first-start|file-store|webhook-target/;
const server = await openSuites(join(root, "apps/server"), { project: ["sqlite"] }, timeless);

const moments = days
  .flatMap((day) => zones.flatMap((zone) => hoursOf(day).map((hour) => ({ day, zone, hour }))))
  .filter(
    ({ day, zone, hour }) =>
      isChosen(day, days) && isChosen(zone, zones) && isChosen(`${hour}`, everyHour.map(String)),
  );
const library = await findProgram({
  name: "libfaketime",
  variable: "FAKETIME_PATH",
  usualPlaces: [],
  patterns: () => ["/usr/{lib,lib64,local/lib}/{*/,}faketime/libfaketimeMT.so.1"],
  package: "libfaketime",
});
const red: string[] = [];
for (const { day, zone, hour } of moments) {
  Object.assign(process.env, {
    TZ: zone,
    LD_PRELOAD: library,
    FAKETIME: `@${day} ${String(hour).padStart(2, "0")}:30:00`,
    // Timers run at their normal speed.
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    DONT_FAKE_MONOTONIC: "1",
  });
  const suites = [hour === 2 ? quick : readClock];
  if (hour === 2 && zone === "America/Chicago") suites.push(server);
  for (const { specifications, vitest } of suites) {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    const failed = testModules.filter((module) => !module.ok());
    if (failed.length + unhandledErrors.length === 0) continue;
    const tests = failed.flatMap((module) => [...module.children.allTests("failed")]);
    red.push(`${process.env["FAKETIME"]} ${zone}`);
    console.log(red.at(-1), unhandledErrors, ...failed.map((module) => module.errors()));
    for (const failure of tests)
      console.log(`  ${failure.fullName}`, failure.result().errors?.[0]?.message);
  }
}
await Promise.all([quick, readClock, server].map(({ vitest }) => vitest.close()));
console.log(`${moments.length} moments, ${red.length} with failures`);
process.exitCode = red.length > 0 || moments.length === 0 ? 1 : 0;

/** Whether a value was named on the command line, or no value of its kind was. */
function isChosen(value: string, values: readonly string[]): boolean {
  return wanted.includes(value) || !values.some((one) => wanted.includes(one));
}

function hoursOf(day: string): number[] {
  return day === ordinaryDay ? everyHour : criticalHours;
}

async function openSuites(folder: string, options: CliOptions, without?: RegExp) {
  const vitest = await createVitest("test", {
    root: folder,
    watch: false,
    // Runs files in shared processes, because starting one for each file would take most of the
    // time.
    isolate: false,
    maxWorkers: 1,
    reporters: [],
    testTimeout: 60_000,
    ...options,
  });
  const found = await vitest.getRelevantTestSpecifications();
  return { vitest, specifications: found.filter(({ moduleId }) => !without?.test(moduleId)) };
}

function filesThatReadTheClock(): string[] {
  return globSync(
    quickFolders.map((folder) => `${folder}/src/**/*.{ts,tsx}`),
    { cwd: root },
  )
    .map((file) => join(root, file))
    .filter((file) => /new Date\(\)|Date\.now\(\)/.test(readFileSync(file, "utf8")));
}
