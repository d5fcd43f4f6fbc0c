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
          // Not isolated: loading React, zod and the samples for each file would take four times as
          // long as the tests.
          isolate: false,
          setupFiles: "../../scripts/restore-globals.ts",
          ...timeouts,
        },
      },
      // Live tests start the server, which must be built.
      { test: { name: "live", include: [onServer], ...timeouts } },
    ],
  },
});
