import { defineConfig } from "vitest/config";
import { timeouts } from "../../scripts/timeouts.ts";

/**
 * One replaces a module that others have loaded by then; the other reads zod's own messages,
 * which the schemas of records replace for whoever loads them.
 */
export const isolatedTests = ["src/assistant-offered.test.ts", "src/checks/content.test.ts"];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "together",
          include: ["src/**/*.test.ts"],
          exclude: isolatedTests,
          // Loading zod and the samples once for each file would cost more than the tests.
          isolate: false,
          ...timeouts,
        },
      },
      { test: { name: "alone", include: isolatedTests, ...timeouts } },
    ],
  },
});
