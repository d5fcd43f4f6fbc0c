import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findChromium } from "./chromium.ts";
import { tally, type Tally } from "./tally.ts";

// Runs the tools and adds up: what protects people every day, or with `more` what is slow and guards
// what rarely changes. Every step runs even when an earlier one failed; the last lines of stdout
// name the tests that failed and end with `N passed, N failed`.

const root = join(import.meta.dirname, "..");

/** A command, and the files where its runners write their results as JSON. */
type Step = { name: string; command: string; results: string[] };

// The packages' types and the apps' pages come first: all other steps read them.
const build: Step = {
  name: "build",
  command: "turbo run build --continue=dependencies-successful",
  results: [],
};

const staticChecks: Step[] = [
  { name: "format", command: "oxfmt --check", results: [] },
  // Type-aware lint also reports type errors.
  {
    name: "lint and types",
    command: "oxlint --type-aware --type-check --deny-warnings",
    results: [],
  },
  { name: "unused", command: "knip", results: [] },
];

const scripts = vitest("scripts", "scripts", " --project=fast");
const slowScripts = vitest("slow scripts", "scripts", " --project=slow");
const engines = vitest("engines", "scripts/engines");

const chaos: Step = {
  name: "chaos, short",
  command: "node scripts/chaos.ts --short",
  results: ["scripts/test-results/chaos.json"],
};

// Tests that read the clock, in the hour that Chicago repeats. `clocks.ts` alone tries all hours.
const clocks: Step = {
  name: "clocks, one hour",
  command: "node scripts/clocks.ts 2026-11-01 America/Chicago 1",
  results: [],
};

const units = workspaces("unit and stories", "test", "vitest");
const moreUnits = workspaces("more unit tests", "test:more", "vitest");
const journeys = workspaces("journeys", "e2e", "playwright");
const moreJourneys = workspaces("more journeys", "e2e:more", "playwright");

// Another owner's site, which differs in everything that an owner can change.
const rebrand: Step = {
  name: "rebrand",
  command: "node scripts/rebrand.ts",
  results: [
    ...["build", "content", "site", "dashboard"].map((name) => `${name}-vitest`),
    "site-playwright",
    "dashboard-playwright",
  ].map((name) => `scripts/test-results/rebrand/${name}.json`),
};

// Steps in one list run in turn, and the lists in parallel: journeys wait for a browser half of
// their time, the server's tests for a database.
const daily = [[...staticChecks, units, scripts], [journeys]];
const more = [
  [engines, chaos, clocks, moreUnits],
  [moreJourneys, rebrand, slowScripts],
];

const lanes = process.argv[2] === "more" ? more : daily;

const environment = {
  ...process.env,
  PATH: `${join(root, "node_modules/.bin")}${delimiter}${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: "1",
  ...(await chromiumVariable()),
};

// An old file would count for a run that never happened.
for (const file of lanes.flat().flatMap((step) => step.results)) {
  rmSync(join(root, file), { force: true });
}

const outcomes = [await run(build), ...(await Promise.all(lanes.map(runInTurn))).flat()];
const { failures, passed } = sum(outcomes);
// At the end, where a long log is read first.
console.log(["", ...failures.map((failure) => `✗ ${failure}`)].join("\n"));
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;

async function runInTurn(steps: Step[]): Promise<Tally[]> {
  const outcomes: Tally[] = [];
  for (const step of steps) outcomes.push(await run(step));
  return outcomes;
}

/** Runs a step, and prints a line about it once it has ended; before it, the output of one that failed. */
async function run(step: Step): Promise<Tally> {
  const started = performance.now();
  const [file = "", ...args] = step.command.split(" ");
  const child = spawn(file, args, {
    cwd: root,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => output.push(chunk));
  }
  const succeeded = await once(child, "close").then(
    ([code]) => code === 0,
    () => false, // The command itself is missing.
  );
  const counts = sum(step.results.map(readTally));
  // A runner can also fail outside its tests: count that once.
  if (!succeeded && counts.failures.length === 0)
    counts.failures = [`${step.name} › ${step.command}`];
  const failed = counts.failures.length;

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const tests = step.results.length > 0 ? `  ${counts.passed} passed, ${failed} failed` : "";
  if (failed > 0) {
    console.log(`\n— ${step.name}: ${step.command}`);
    process.stdout.write(Buffer.concat(output));
  }
  console.log(
    `${failed > 0 ? "FAILED" : "ok    "}  ${step.name.padEnd(18)}${seconds.padStart(7)} s${tests}`,
  );
  return counts;
}

function readTally(file: string): Tally {
  try {
    const { failures, ...counts } = tally(JSON.parse(readFileSync(join(root, file), "utf8")));
    return { ...counts, failures: failures.map((failure) => failure.replace(`${root}/`, "")) };
  } catch {
    return { passed: 0, failures: [`${file} is missing or unreadable`] };
  }
}

function sum(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

function vitest(name: string, folder: string, project = ""): Step {
  const file = "test-results/vitest.json";
  return {
    name,
    command: `vitest run --root ${folder}${project} --reporter=default --reporter=json --outputFile.json=${file}`,
    results: [`${folder}/${file}`],
  };
}

/** Runs a script in every workspace that has one, in turn. */
function workspaces(name: string, script: string, runner: "vitest" | "playwright"): Step {
  const folders = globSync("{apps,packages}/*", { cwd: root }).filter((folder) => {
    const manifest = join(root, folder, "package.json");
    return (
      existsSync(manifest) && script in (JSON.parse(readFileSync(manifest, "utf8")).scripts ?? {})
    );
  });
  return {
    name,
    command: `turbo run ${script} --concurrency=1 --continue=dependencies-successful`,
    results: folders.map((folder) => `${folder}/test-results/${runner}.json`),
  };
}

/** Found once for all steps. Without it, the browser tests still run, and fail. */
async function chromiumVariable(): Promise<{ CHROMIUM_PATH?: string }> {
  try {
    return { CHROMIUM_PATH: await findChromium() };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return {};
  }
}
