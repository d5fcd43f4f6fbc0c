import { defineConfig } from "vitest/config";
import { timeouts } from "../../scripts/timeouts.ts";

const onServer = "src/**/*.live.test.ts";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "units",
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: [onServer],
          // Loading React, zod and the samples once for each file would cost four times the tests.
          isolate: false,
          setupFiles: "../../scripts/restore-globals.ts",
          ...timeouts,
        },
      },
      // They start the server, which has to be built.
      { test: { name: "live", include: [onServer], ...timeouts } },
    ],
  },
});
