/**
 * Tests under faults what the server promises: kills, full disks, cut-off uploads, torn photographs,
 * agreements just signed, a clock set back, failing receivers. Everything is real: server processes on SQLite and
 * PostgreSQL, a webhook receiver, a mail server. Prints how many records were acknowledged, found, lost and duplicated, and
 * fails on any loss or duplicate. See docs/decisions.
 *
 * Usage: npm run test:chaos -- [--short] [part of a scenario's name …]
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inspect } from "node:util";
import { startPostgres } from "../apps/server/test/postgres-server.ts";
import { failReceivers, killOneOfTwo } from "./chaos/deliveries.ts";
import { fillDisk } from "./chaos/full-disk.ts";
import { killDatabase, killServer } from "./chaos/kills.ts";
import { type Finding, isRight } from "./chaos/ledger.ts";
import { loseNoAgreement } from "./chaos/lost-agreements.ts";
import { type Outcome, Rounds } from "./chaos/scenario.ts";
import { setClockBack } from "./chaos/set-clock.ts";
import { tearPhotos } from "./chaos/torn-photos.ts";
import { tearUploads } from "./chaos/torn-uploads.ts";
import type { VitestReport } from "./tally.ts";

const isShort = process.argv.includes("--short");
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const minuteMs = 60_000;
/** No round starts after this; the rest is for the last one to end. */
const lastRoundMs = (isShort ? 1.7 : 8.5) * minuteMs;
/** What is still running then has failed. */
const limitMinutes = 20;

type Scenario = {
  name: string;
  database: "SQLite" | "PostgreSQL";
  rounds: number;
  /** The share of the remaining time, relative to the scenarios that follow. */
  share: number;
  run: (rounds: Rounds) => Promise<Outcome>;
};

const postgres = await startPostgres({ isDurable: true });
// The servers end with this process, but PostgreSQL wouldn't.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void postgres.stop().finally(() => process.exit(1)));
}
const both = (
  scenario: Omit<Scenario, "database" | "run">,
  run: (rounds: Rounds, database: typeof postgres | undefined) => Promise<Outcome>,
): Scenario[] => [
  { ...scenario, database: "SQLite", run: (rounds) => run(rounds, undefined) },
  { ...scenario, database: "PostgreSQL", run: (rounds) => run(rounds, postgres) },
];
const kills = isShort ? 2 : 20;
const few = isShort ? 1 : 6;
// In the short form, scenarios that mostly wait use one database.
const scenarios: Scenario[] = [
  ...both({ name: "server killed", rounds: kills, share: 24 }, killServer),
  {
    name: "database killed",
    database: "PostgreSQL",
    rounds: kills,
    share: 24,
    run: (rounds) => killDatabase(rounds, postgres),
  },
  ...both({ name: "disk full", rounds: few, share: 4 }, fillDisk),
  ...both({ name: "upload torn", rounds: few, share: 4 }, tearUploads),
  ...both({ name: "photograph torn", rounds: isShort ? 2 : 6, share: 4 }, tearPhotos),
  // A round for each moment.
  ...both({ name: "agreement", rounds: isShort ? 3 : 9, share: 4 }, loseNoAgreement),
  ...both({ name: "clock set back", rounds: 1, share: 4 }, (_, database) =>
    setClockBack(database),
  ).filter(({ database }) => !isShort || database === "PostgreSQL"),
  ...both({ name: "receivers fail", rounds: 1, share: 6 }, (_, database) =>
    failReceivers(database),
  ).filter(({ database }) => !isShort || database === "SQLite"),
  {
    name: "one of two killed",
    database: "PostgreSQL",
    rounds: few,
    share: 6,
    run: (rounds) => killOneOfTwo(rounds, postgres),
  },
];
const chosen = scenarios.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);

const findings: (Finding & { rounds: string })[] = [];
const failures: string[] = [];
/** Scenarios without time for all of their rounds. */
const cutShort: string[] = [];
let underWay = "";
// A server that hangs is also a failure.
const watchdog = setTimeout(
  () => {
    failures.push(`${underWay}: not done after ${limitMinutes} minutes, and ended there`);
    void finish();
  },
  limitMinutes * minuteMs - performance.now(),
);
for (const [index, { database, name, rounds, run, share }] of chosen.entries()) {
  underWay = `${name}, ${database}`;
  const begun = performance.now();
  const shares = chosen.slice(index).reduce((sum, one) => sum + one.share, 0);
  const counted = new Rounds(rounds, ((lastRoundMs - begun) * share) / shares);
  try {
    const { counts, means } = await run(counted);
    // A scenario that isn't repeated doesn't count its rounds.
    const done = Math.max(counted.done, 1);
    for (const [what, one] of Object.entries(counts)) {
      findings.push({
        scenario: means ? `${name}: ${means}` : name,
        database,
        rounds: `${done} of ${rounds}`,
        what,
        ...one,
      });
    }
    if (done < rounds && Object.values(counts).every(isRight)) {
      cutShort.push(`${underWay}: ${done} of ${rounds}`);
    }
  } catch (error) {
    failures.push(`${underWay}: ${inspect(error)}`);
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`${underWay}: ${seconds} s`);
}
clearTimeout(watchdog);
await finish();

/** Prints the findings, writes the report, and ends. */
async function finish(): Promise<never> {
  console.table(findings);
  for (const failure of failures) console.error(failure);
  if (cutShort.length > 0) {
    console.log(`This machine had no time for every round. ${cutShort.join("; ")}.`);
  }
  await writeReport();
  // If this hangs, it must not keep the run alive.
  await Promise.race([postgres.stop(), wait(10_000)]);
  const wrong = findings.filter((finding) => !isRight(finding)).length + failures.length;
  console.log(wrong === 0 ? "Nothing was lost or doubled." : `${wrong} checks failed.`);
  // A failed scenario may have left something open that would keep this process alive.
  process.exit(wrong === 0 && findings.length > 0 ? 0 : 1);
}

/** In the format of Vitest's report, so that `npm test` counts each check. */
async function writeReport(): Promise<void> {
  const results = [
    ...findings.map((finding) => ({
      status: isRight(finding) ? "passed" : "failed",
      fullName: `${finding.scenario}, ${finding.database}: ${finding.what}`,
    })),
    ...failures.map((failure) => ({
      status: "failed",
      fullName: failure.split("\n")[0] ?? failure,
    })),
  ];
  const folder = join(import.meta.dirname, "test-results");
  await mkdir(folder, { recursive: true });
  const hasPassed = results.every(({ status }) => status === "passed");
  const report = {
    testResults: [
      {
        name: "chaos",
        status: hasPassed ? "passed" : "failed",
        assertionResults: results,
      },
    ],
  } satisfies VitestReport;
  await writeFile(join(folder, "chaos.json"), JSON.stringify(report));
}
