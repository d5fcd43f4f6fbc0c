import { defineConfig } from "vitest/config";
import { timeouts } from "../../scripts/timeouts.ts";

/**
 * One replaces a module that others may have loaded; the other reads zod's own messages, which the
 * schemas of records replace when they are loaded.
 */
export const isolatedTests = ["src/assistant-offered.test.ts", "src/checks/content.test.ts"];

/** Imports Markdown as text, as tsup.config.ts does. */
export const markdown = {
  name: "markdown",
  transform: (text: string, id: string) =>
    id.endsWith(".md") ? `export default ${JSON.stringify(text)}` : undefined,
};

export default defineConfig({
  plugins: [markdown],
  test: {
    projects: [
      {
        test: {
          name: "together",
          include: ["{personalize,src}/**/*.test.ts"],
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
