import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

// All temporary folders of a run stand in one, which goes with it, however the tests end.
const temporary = mkdtempSync(join(tmpdir(), "frontage-tests-"));
// PostgreSQL's user, who is not root, has to get through.
chmodSync(temporary, 0o711);
process.env["TMPDIR"] = temporary;
process.once("exit", () => rmSync(temporary, { recursive: true, force: true }));

// What keeps records is tested on both databases; the rest needs none.
const withDatabase = "src/*/**/*.test.ts";
// What crosses processes happens on PostgreSQL alone.
const acrossProcesses = "src/**/*.postgres.test.ts";
// A password is hashed slowly on purpose, and a busy machine takes its time.
const patience = { testTimeout: 30_000, hookTimeout: 60_000 };
// Each file has a store of its own and nothing else to keep apart: the server is loaded once for all.
const together = { isolate: false };

export default defineConfig({
  test: {
    // Alone on the machine (see `scripts/verify.ts`), and often waiting for a disk.
    maxWorkers: "100%",
    globalSetup: "test/bundle.ts",
    projects: [
      { test: { name: "static", include: ["src/*.test.ts", "scripts/**/*.test.ts"] } },
      {
        test: {
          name: "sqlite",
          include: [withDatabase],
          exclude: [acrossProcesses],
          provide: { database: "sqlite", postgresUrl: "" },
          ...patience,
          ...together,
        },
      },
      {
        test: {
          name: "postgres",
          include: [withDatabase],
          globalSetup: "test/postgres.ts",
          provide: { database: "postgres" },
          ...patience,
          ...together,
        },
      },
    ],
  },
});
