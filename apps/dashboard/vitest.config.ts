import { defineConfig } from "vitest/config";
import { timeouts } from "../../scripts/timeouts.ts";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}"],
    // Loading React, zod and the samples once for each file would cost four times the tests.
    isolate: false,
    setupFiles: "../../scripts/restore-globals.ts",
    ...timeouts,
  },
});
