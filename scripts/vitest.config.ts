import { configDefaults, defineConfig } from "vitest/config";
import { timeouts } from "./timeouts.ts";

/**
 * Tests that take minutes and guard what rarely changes: `npm run test:more` runs them, one by one.
 */
const slow = ["dev.test.ts", "release.test.ts", "upgrade.test.ts", "version.test.ts"];

export default defineConfig({
  test: {
    ...timeouts,
    projects: [
      { test: { ...timeouts, name: "fast", exclude: [...configDefaults.exclude, ...slow] } },
      { test: { ...timeouts, name: "slow", include: slow, fileParallelism: false } },
    ],
  },
});
