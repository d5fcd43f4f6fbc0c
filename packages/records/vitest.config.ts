import { defineConfig } from "vitest/config";
import { timeouts } from "../../scripts/timeouts.ts";

export default defineConfig({
  // Loading zod for each file would take longer than the tests.
  test: { include: ["src/**/*.test.ts"], isolate: false, ...timeouts },
});
