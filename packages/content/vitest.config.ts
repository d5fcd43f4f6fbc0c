import { defineConfig } from "vitest/config";
import { timeouts } from "../../scripts/timeouts.ts";

/**
 * One replaces a module that others may have loaded; the other reads zod's own messages, which the
 * schemas of records replace when they are loaded.
 */
export const isolatedTests = ["src/assistant-offered.test.ts", "src/checks/content.test.ts"];

export default defineConfig({
  // As in tsup.config.ts.
  plugins: [
    {
      name: "markdown",
      transform: (text, id) =>
        id.endsWith(".md") ? `export default ${JSON.stringify(text)}` : undefined,
    },
  ],
  test: {
    projects: [
      {
        test: {
          name: "together",
          include: ["src/**/*.test.ts"],
          exclude: isolatedTests,
          // Loading zod and the samples for each file would take longer than the tests.
          isolate: false,
          ...timeouts,
        },
      },
      { test: { name: "alone", include: isolatedTests, ...timeouts } },
    ],
  },
});
