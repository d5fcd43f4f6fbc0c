import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}"],
    // Some load the whole sample portal, and the journeys run at the same time.
    testTimeout: 30_000,
  },
});
