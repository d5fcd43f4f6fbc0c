import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
const usesStore = (file: string) =>
  /\/store\.ts"|inject\(/.test(readFileSync(join(cwd, file), "utf8"));
const withDatabase = globSync(inSubjects, { cwd }).filter(usesStore);
// `npm test` also runs these on PostgreSQL: the database itself, what several people write at the
// same time, every route (in `test`), and what needs two processes. `npm run test:more` runs the
// rest there, and the slow tests.
const everyDay =
  /^(test|src\/(changes|database|inquiries|key-dates|threads))\/(?!outbox|emails|attachment)|\.postgres\.test\.ts$/;
const onPostgresDaily = withDatabase.filter((file) => everyDay.test(file));
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
      {
        test: {
          name: "more postgres",
          include: withDatabase,
          exclude: onPostgresDaily,
          ...onPostgres,
        },
      },
    ],
  },
});
