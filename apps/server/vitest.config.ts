import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

// All temporary folders of a run are in one, removed when it ends, however it ends: in memory
// where there is room, since nothing in them has to outlive a power cut.
const memory = "/dev/shm";
const temporary = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), "frontage-tests-"));
// PostgreSQL's user, who is not root, has to get through.
chmodSync(temporary, 0o711);
process.env["TMPDIR"] = temporary;
process.once("exit", () => rmSync(temporary, { recursive: true, force: true }));

// What stores records is tested on both databases; the rest needs none.
const withDatabase = ["src/*/**/*.test.ts", "test/**/*.test.ts"];
// What crosses processes happens on PostgreSQL alone.
const onPostgresAlone = "**/*.postgres.test.ts";
// A busy machine takes its time.
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };
// Each file has a store of its own and nothing else to keep apart: the server is loaded once for all.
const together = { isolate: false };

export default defineConfig({
  test: {
    // The journeys run at the same time (see `scripts/verify.ts`), but half of it is waiting for a
    // database, a disk or a clock.
    maxWorkers: 2,
    globalSetup: "test/bundle.ts",
    projects: [
      { test: { name: "static", include: ["src/*.test.ts", "scripts/**/*.test.ts"] } },
      {
        test: {
          name: "sqlite",
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
          include: withDatabase,
          globalSetup: "test/postgres.ts",
          provide: { database: "postgres" },
          ...timeouts,
          ...together,
        },
      },
    ],
  },
});
