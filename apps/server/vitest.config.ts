import { defineConfig } from "vitest/config";

// What keeps records is tested on both databases; the rest needs none.
const withDatabase = "src/*/**/*.test.ts";
// What crosses processes happens on PostgreSQL alone.
const acrossProcesses = "src/**/*.postgres.test.ts";
// A password is hashed slowly on purpose, and a busy machine takes its time.
const patience = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      { test: { name: "static", include: ["src/*.test.ts", "scripts/**/*.test.ts"] } },
      {
        test: {
          name: "sqlite",
          include: [withDatabase],
          exclude: [acrossProcesses],
          provide: { database: "sqlite", postgresUrl: "" },
          ...patience,
        },
      },
      {
        test: {
          name: "postgres",
          include: [withDatabase],
          globalSetup: "test/postgres.ts",
          provide: { database: "postgres" },
          ...patience,
        },
      },
    ],
  },
});
