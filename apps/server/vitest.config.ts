import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { defineConfig } from "vitest/config";
import { timeouts } from "../../scripts/timeouts.ts";

// All temporary folders of a run are in one, removed when it ends, however it ends: in memory
// where there is room, since nothing in them has to outlive a power cut.
const memory = "/dev/shm";
const temporary = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), "frontage-tests-"));
// PostgreSQL's user, who is not root, has to get through.
chmodSync(temporary, 0o711);
process.env["TMPDIR"] = temporary;
process.once("exit", () => rmSync(temporary, { recursive: true, force: true }));

const inSubjects = ["src/*/**/*.test.ts", "test/**/*.test.ts"];
const cwd = import.meta.dirname;
const read = (file: string) => readFileSync(join(cwd, file), "utf8");
const usesStore = (file: string) => /\/store\.ts"|inject\(/.test(read(file));
const withDatabase = globSync(inSubjects, { cwd }).filter(usesStore);
// A suite runs on PostgreSQL where SQL differs. Every day: the database itself, each route's
// queries once, and what needs several connections. With `npm run test:more`: folders that write
// SQL of their own, jobs, whose queries no route runs, and hostile text.
const everyDay =
  /^test\/(authorization|query-plans)|^src\/(changes|database)\/|\.postgres\.test\.ts$/;
const jobs = /^src\/(daily-digest|failed-emails|market-notes|reminders|seller-reports)\//;
const writesSql = new Set(
  globSync("src/*/**/*.ts", { cwd })
    .filter((file) => !file.endsWith(".test.ts") && /\bsql[`<.]/.test(read(file)))
    .map((file) => dirname(file)),
);
const onPostgresDaily = withDatabase.filter((file) => everyDay.test(file));
const onPostgresMore = withDatabase.filter(
  (file) =>
    !everyDay.test(file) &&
    (writesSql.has(dirname(file)) || jobs.test(file) || file.includes("/hostile-")),
);
const onPostgresAlone = "**/*.postgres.test.ts";
const slow = "**/*.slow.test.ts";
// Each file has its own store and shares nothing else, so the server is loaded once for all.
const together = { isolate: false };
const setupFiles = "test/fixture-broker.ts";

const onSqlite = {
  setupFiles,
  provide: { database: "sqlite" as const, postgresUrl: "" },
  ...timeouts,
  ...together,
};
const onPostgres = {
  setupFiles,
  globalSetup: "test/postgres.ts",
  provide: { database: "postgres" as const },
  ...timeouts,
  ...together,
};

export default defineConfig({
  test: {
    // The journeys run at the same time (see `scripts/verify.ts`), but half of it is waiting for a
    // database, a disk or a clock.
    maxWorkers: 2,
    globalSetup: "test/bundle.ts",
    projects: [
      {
        test: {
          name: "static",
          include: ["src/*.test.ts", "scripts/**/*.test.ts"],
          exclude: [slow],
          setupFiles,
          ...timeouts,
        },
      },
      {
        test: {
          name: "sqlite",
          include: inSubjects,
          exclude: [onPostgresAlone, slow],
          ...onSqlite,
        },
      },
      {
        test: { name: "postgres", include: onPostgresDaily, ...onPostgres },
      },
      { test: { name: "more sqlite", include: [slow], ...onSqlite } },
      { test: { name: "more postgres", include: onPostgresMore, ...onPostgres } },
    ],
  },
});
