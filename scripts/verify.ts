import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { findChromium } from "./chromium.ts";
import { tally, type Tally } from "./tally.ts";

// Runs the checks and adds up their results: those that protect people every day, or with `more`
// those that are slow and guard what rarely changes. Every step runs even when an earlier one
// failed; the last lines of stdout name the tests that failed and end with `N passed, N failed`.

const root = join(import.meta.dirname, "..");

/** A command, and the JSON files with its runners' results. */
type Step = { name: string; command: string; results?: string[] };

function vitest(name: string, folder: string, project = ""): Step {
  const file = "test-results/vitest.json";
  const reporters = `--reporter=default --reporter=json --outputFile.json=${file}`;
  return {
    name,
    command: `vitest run --root ${folder}${project} ${reporters}`,
    results: [join(folder, file)],
  };
}

/** Runs a script in each workspace that has it, one after another. */
function workspaces(name: string, script: string, runner: "vitest" | "playwright"): Step {
  const manifests = globSync("{apps,packages}/*/package.json", { cwd: root }).filter(
    (manifest) => script in (JSON.parse(readFileSync(join(root, manifest), "utf8")).scripts ?? {}),
  );
  return {
    name,
    command: `turbo run ${script} --concurrency=1 --continue=dependencies-successful`,
    results: manifests.map((manifest) => join(dirname(manifest), `test-results/${runner}.json`)),
  };
}

/** Builds the packages' types and the apps' pages, which all other steps read. */
const build = { name: "build", command: "turbo run build --continue=dependencies-successful" };

const ownersFiles =
  "!packages/content/src/{approach,broker,claims,faqs,footer,legal,pages,photographs,services}.ts";

// The steps in each list run one after another, and the lists in parallel: journeys wait for a
// browser half of their time, the server's tests for a database.
const daily: Step[][] = [
  [
    // Skips the files that owners edit by hand; `check:code` includes them.
    { name: "format", command: `oxfmt --check . ${ownersFiles}` },
    // Type-aware lint also reports type errors.
    { name: "lint and types", command: "oxlint --type-aware --type-check --deny-warnings" },
    { name: "unused", command: "knip" },
    workspaces("unit and stories", "test", "vitest"),
    vitest("scripts", "scripts", " --project=fast"),
  ],
  [workspaces("journeys", "e2e", "playwright")],
];

const more: Step[][] = [
  [
    vitest("engines", "scripts/engines"),
    vitest("chaos, short", "scripts/chaos"),
    // Runs tests that read the clock in the hour that Chicago repeats. `clocks.ts` alone tries all
    // hours.
    {
      name: "clocks, one hour",
      command: "node scripts/clocks.ts 2026-11-01 America/Chicago 1",
    },
    workspaces("more unit tests", "test:more", "vitest"),
  ],
  [
    workspaces("more journeys", "e2e:more", "playwright"),
    {
      name: "rebrand",
      command: "node scripts/rebrand.ts",
      results: [
        ...["build", "content", "site", "dashboard"].map((name) => `${name}-vitest`),
        "site-playwright",
        "dashboard-playwright",
      ].map((name) => `scripts/test-results/rebrand/${name}.json`),
    },
    vitest("slow scripts", "scripts", " --project=slow"),
  ],
];

const lanes = process.argv[2] === "more" ? more : daily;

// Looked up once for all steps. Without a browser, its tests still run, and fail.
const chromium = await findChromium().catch(console.error);
const environment = {
  ...process.env,
  ...(chromium && { CHROMIUM_PATH: chromium }),
  PATH: `${join(root, "node_modules/.bin")}${delimiter}${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: "1",
};

// Deletes old results, which would count for a run that never happened.
for (const file of lanes.flat().flatMap(({ results = [] }) => results)) {
  rmSync(join(root, file), { force: true });
}

const tallies = [await run(build), ...(await Promise.all(lanes.map(runInTurn))).flat()];
const { failures, passed } = sum(tallies);
// Printed at the end, where people look first in a long log.
console.log(["", ...failures.map((failure) => `✗ ${failure}`)].join("\n"));
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;

async function runInTurn(steps: Step[]): Promise<Tally[]> {
  const done: Tally[] = [];
  for (const step of steps) done.push(await run(step));
  return done;
}

/** Runs a step, and prints a line about it when it has ended; if it failed, its output first. */
async function run({ command, name, results = [] }: Step): Promise<Tally> {
  const started = performance.now();
  const [file = "", ...args] = command.split(" ");
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
  const { failures, passed } = sum(results.map(readTally));
  // A runner can also fail outside its tests, which counts as one failure.
  if (!succeeded && failures.length === 0) failures.push(`${name} › ${command}`);

  const isRed = failures.length > 0;
  if (isRed) {
    console.log(`\n— ${name}: ${command}`);
    process.stdout.write(Buffer.concat(output));
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counts = results.length > 0 ? `  ${passed} passed, ${failures.length} failed` : "";
  console.log(
    `${isRed ? "FAILED" : "ok    "}  ${name.padEnd(18)}${seconds.padStart(7)} s${counts}`,
  );
  return { passed, failures };
}

function readTally(file: string): Tally {
  try {
    const { failures, passed } = tally(JSON.parse(readFileSync(join(root, file), "utf8")));
    return { passed, failures: failures.map((failure) => failure.replace(`${root}/`, "")) };
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
