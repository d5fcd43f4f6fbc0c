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

// What stores records is tested on both databases. The rest needs none, and runs once: files that
// say nothing of a store. One that opens a store all the same fails, as it is given no database.
const inSubjects = ["src/*/**/*.test.ts", "test/**/*.test.ts"];
const usesStore = (file: string) => /\/store\.ts"|inject\(/.test(readFileSync(file, "utf8"));
const [withDatabase, withoutDatabase] = [true, false].map((isWanted) =>
  globSync(inSubjects, { cwd: import.meta.dirname }).filter(
    (file) => usesStore(join(import.meta.dirname, file)) === isWanted,
  ),
);
// What these are about is the same on both databases, and what they read and write is on both by
// other files: answers, emails, a first start. So they run on the cheaper one.
const onSqliteAlone = [
  "src/assistant/{answer-question,not-offered,suggestions}.test.ts",
  "src/http/{reference,request-context}.test.ts",
  "src/threads/emails.test.ts",
  "src/mail/*.test.ts",
  "src/seed/first-start.test.ts",
  "test/assistant-questions.test.ts",
];
// What crosses processes happens on PostgreSQL alone.
const onPostgresAlone = "**/*.postgres.test.ts";
// Each file has a store of its own and nothing else to keep apart: the server is loaded once for all.
const together = { isolate: false };
const setupFiles = "test/fixture-broker.ts";

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
          setupFiles,
          ...timeouts,
        },
      },
      {
        test: { name: "no database", include: withoutDatabase, ...timeouts, ...together },
      },
      {
        test: {
          name: "sqlite",
          setupFiles,
          include: withDatabase,
          exclude: [onPostgresAlone],
          provide: { database: "sqlite", postgresUrl: "" },
          ...timeouts,
          ...together,
        },
      },
      {
        test: {
          name: "postgres",
          setupFiles,
          include: withDatabase,
          exclude: onSqliteAlone,
          globalSetup: "test/postgres.ts",
          provide: { database: "postgres" },
          ...timeouts,
          ...together,
        },
      },
    ],
  },
});
